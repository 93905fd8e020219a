"""Districts of London, each with a place on the board's frame.

Placed by longitude and latitude, so far as the board keeps to them; the most wanted
stand first, for they choose first.
"""

from __future__ import annotations

from typing import Final

_TABLE: Final = """\
440 240 Soho
754 266 City
460 440 Westminster
345 315 Mayfair
310 205 Marylebone
200 590 Chelsea
640 590 Lambeth
760 420 Southwark
95 240 Paddington
480 160 Bloomsbury
560 215 Holborn
560 330 Strand
530 285 Covent Garden
540 40 King's Cross
670 25 Islington
660 90 Clerkenwell
815 45 Hoxton
830 110 Shoreditch
900 265 Whitechapel
905 65 Bethnal Green
820 266 Aldgate
925 345 Wapping
690 405 Bankside
680 430 Waterloo
890 440 Bermondsey
700 560 Elephant & Castle
760 590 Walworth
625 620 Kennington
490 680 Vauxhall
400 560 Pimlico
350 440 Victoria
285 500 Belgravia
180 495 Knightsbridge
80 420 Kensington
90 515 South Kensington
140 600 Brompton
75 310 Bayswater
80 60 Maida Vale
215 30 St John's Wood
150 150 Lisson Grove
360 0 Camden Town
440 110 Euston
470 720 Nine Elms
620 710 Oval
930 700 Camberwell
985 480 Rotherhithe
400 180 Fitzrovia
490 345 St James's
625 310 Temple
50 590 Earl's Court
60 730 Fulham
745 460 Borough
500 510 Millbank
690 200 Barbican
985 240 Stepney
"""


def districts() -> list[tuple[str, tuple[float, float]]]:
    """All districts with their places."""
    rows = [row.split(" ", 2) for row in _TABLE.splitlines()]
    return [(name, (float(x), float(y))) for x, y, name in rows]
