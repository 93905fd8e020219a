"""The tiles that a task is about, as a plain drawing for paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sy_core.hunting.layout import SIDE, WIDTH
from sy_core.hunting.tiles import TILES, MarkKind
from sy_core.hunting.view import View
from sy_core.terms import Mode, Station
from tools.pictures.london import Point

_CELL: Final = 62
"""From one space to the next."""


@dataclass(frozen=True, slots=True)
class Grid:
    """All tiles of a game."""

    view: View

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is shown."""
        columns, rows = self.view.table.layout.size
        return 0, 0, columns * _CELL, rows * _CELL

    def at(self, space: Station) -> Point:
        """Where a space lies."""
        column, row = self.view.table.layout.places[space]
        return (column + 0.5) * _CELL, (row + 0.5) * _CELL

    def draw(self) -> Iterator[str]:
        """Tiles, streets, marks and spaces."""
        layout, side = self.view.table.layout, SIDE * _CELL
        for index in range(len(layout.tiles)):
            x, y = index % WIDTH * side, index // WIDTH * side
            yield f'<rect class="tile" x="{x}" y="{y}" width="{side}" height="{side}"/>'
        streets = layout.streets.straight | layout.streets.against_arrow
        for a, b in sorted(streets):
            if a < b:
                yield self._street("street", a, b)
        for letter in layout.light:
            for mark in TILES[letter].marks:
                yield from self._mark(mark.kind, mark.a, mark.b)
        for space in layout.spaces:
            yield from self._space(space, layout.modes[space])

    def _street(self, kind: str, a: Station, b: Station) -> str:
        (x, y), (to_x, to_y) = self.at(a), self.at(b)
        return f'<path class="{kind}" d="M{x} {y}L{to_x} {to_y}"/>'

    def _mark(self, kind: MarkKind, a: Station, b: Station) -> Iterator[str]:
        (x, y), (to_x, to_y) = self.at(a), self.at(b)
        middle = f"{(x + to_x) / 2} {(y + to_y) / 2}"
        match kind:
            case MarkKind.DIAGONAL:
                yield self._street("street diagonal", a, b)
            case MarkKind.DEAD_END:
                at, cross = f"translate({middle})", "M-6 -6L6 6M6 -6L-6 6"
                yield f'<path class="mark" transform="{at}" d="{cross}"/>'
            case MarkKind.ONE_WAY:
                turned = _turned(to_x - x, to_y - y)
                yield (
                    f'<path class="arrow" transform="translate({middle})'
                    f' rotate({turned})" d="M-5 -6L7 0L-5 6Z"/>'
                )

    def _space(self, space: Station, modes: frozenset[Mode]) -> Iterator[str]:
        x, y = self.at(space)
        kinds = " ".join(mode.name.lower() for mode in sorted(modes))
        yield (
            f'<g class="stop {kinds}" transform="translate({x} {y})">'
            '<circle r="14"/><rect x="-10" y="-7.5" width="20" height="15"/>'
            f'<text y="4">{space}</text></g>'
        )


def _turned(dx: float, dy: float) -> int:
    """Degrees from looking right; streets with arrows run straight."""
    if dy:
        return 90 if dy > 0 else -90
    return 0 if dx > 0 else 180
