"""The laid tiles of the dice game as text.

A space is its number and what stops there, then in brackets who stands there; each
tile has its letter in the middle::

   1B[D1]-- 2.---------- 9.-------10U
   |   A    |            |   C    |
   3.------ 4U----------11B[X]----12.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.hunting.layout import SIDE, WIDTH, Layout
from sy_core.hunting.tiles import TILES
from sy_core.hunting.view import View
from sy_core.terms import Mode, Station

INNER: Final = 10  # columns from one space to the next on a tile
OUTER: Final = 12  # and across the border between two tiles
BREADTH: Final = 65  # columns of the whole, with pawns and a margin


def grid(view: View) -> list[str]:
    """All tiles with their streets, and everybody whose place is known."""
    layout = view.table.layout
    at = {place: space for space, place in layout.places.items()}
    columns, rows = layout.size
    lines: list[str] = []
    above: list[Station] = []
    for y in range(rows):
        row = [at[x, y] for x in range(columns)]
        if above:
            letters = layout.tiles[y // SIDE * WIDTH :] if y % SIDE else ""
            lines.append(_between(layout, above, row, letters))
        lines.append(_row(view, row))
        above = row
    return [f"  {line.rstrip()}" for line in lines]


def legend(words: Catalogue, layout: Layout) -> str:
    """What the signs mean."""
    return words("legend.expert" if layout.light else "legend")


def _row(view: View, row: list[Station]) -> str:
    layout = view.table.layout
    cells = [f"{s:>2}{_service(layout, s)}{_who(view, s)}" for s in row]
    text = ""
    for x, (here, there) in enumerate(pairwise(row)):
        length = (OUTER if x % SIDE else INNER) - len(cells[x])
        sign = _street(layout, here, there, "-><#")
        fill = "-" if sign == "-" else f"-{sign}-"
        text += cells[x] + fill.center(length, "-")
    return text + cells[-1]


def _between(
    layout: Layout, above: list[Station], below: list[Station], letters: str
) -> str:
    """The streets that lead down, and the letters of the tiles."""
    line = [" "] * (WIDTH * (INNER + OUTER))
    for x, (here, there) in enumerate(zip(above, below, strict=True)):
        at = x // SIDE * (INNER + OUTER) + x % SIDE * INNER + 1
        line[at] = _street(layout, here, there, "|v^#")
        if letters and x % SIDE == 0:
            letter = letters[x // SIDE]
            line[at + INNER // 2] = letter
            line[at + INNER // 2 + 1] = _diagonal(layout, letter)
    return "".join(line)


def _street(layout: Layout, here: Station, there: Station, signs: str) -> str:
    """One of *signs*: open both ways, onward only, back only, closed."""
    straight = layout.streets.straight
    closed = 2 * ((here, there) not in straight) + ((there, here) not in straight)
    return signs[closed]


def _diagonal(layout: Layout, letter: str) -> str:
    first, second, third, fourth = TILES[letter].spaces
    falling = (first, fourth) in layout.streets.diagonal
    rising = (second, third) in layout.streets.diagonal
    return " \\/X"[falling + 2 * rising]


def _service(layout: Layout, space: Station) -> str:
    modes = layout.modes[space]
    if Mode.UNDERGROUND in modes:
        return "U"
    return "B" if Mode.BUS in modes else "."


def _who(view: View, space: Station) -> str:
    names = [
        str(pawn)
        for pawn, place in zip(view.table.pawns, view.pursuers, strict=False)
        if place == space
    ]
    if view.x_station == space:
        names.append("X")
    return f"[{'+'.join(names)}]" if names else ""
