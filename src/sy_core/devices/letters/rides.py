"""Moves in notation as words of two bytes, of both games: rides take most of a letter.

A word is a sign (3 bits), who (4 bits) and a station (9 bits). Whoever reads one gets
notation, which the game reads; what notation has no word for is not sent like this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from sy_core.devices.letters.faults import LetterError, LetterFault

SIGNS: Final = "TBUXH@-*"
AGAIN: Final = "again"
PAWNS: Final = ("", "D1", "D2", "D3", "D4", "D5", "P1", "P2")
"""Nobody's number is Mister X's."""
FURTHER: Final = 8
"""Who, for each leg of Mister X's turn after the first."""
PLAIN: Final = ("-", "*")
"""Signs that lead to no station."""

_PART: Final = re.compile(r"([DP][1-9])?([TBUXH@-])([1-9][0-9]{0,2})?")
_STATIONS: Final = 1 << 9


def to_words(moves: Iterable[str]) -> bytes:
    """Moves in notation as bytes."""
    words: list[int] = []
    for move in moves:
        if move == AGAIN:
            words.append(_word("*", 0, 0))
            continue
        for index, part in enumerate(move.split("+")):
            found = _PART.fullmatch(part)
            assert found is not None, move
            pawn, sign, station = found.groups()
            who = FURTHER if index else PAWNS.index(pawn or "")
            words.append(_word(sign, who, int(station or 0)))
    return b"".join(word.to_bytes(2, "big") for word in words)


def from_words(data: bytes) -> tuple[str, ...]:
    """The moves again; what could not have been written is a LetterError."""
    if len(data) % 2:
        raise LetterError(LetterFault.FORM)
    moves: list[str] = []
    for at in range(0, len(data), 2):
        who, text = _text(int.from_bytes(data[at : at + 2], "big"))
        if who != FURTHER:
            moves.append(text)
        elif moves:
            moves[-1] += f"+{text}"
        else:
            raise LetterError(LetterFault.FORM)
    return tuple(moves)


def _word(sign: str, who: int, station: int) -> int:
    return SIGNS.index(sign) << 13 | who << 9 | station


def _text(word: int) -> tuple[int, str]:
    sign, who, station = SIGNS[word >> 13], word >> 9 & 15, word % _STATIONS
    if who > FURTHER or (sign in PLAIN) is not (station == 0):
        raise LetterError(LetterFault.FORM)
    if sign == "*":
        if who:
            raise LetterError(LetterFault.FORM)
        return who, AGAIN
    pawn = "" if who == FURTHER else PAWNS[who]
    return who, f"{pawn}{sign}{station or ''}"
