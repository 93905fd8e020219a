"""Where things lie on the drawn grid: tiles, spaces, streets between them.

The unit is that of the London map, so that stations and pieces look alike on both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final, TypeAlias

from sy_core.hunting.layout import SIDE, WIDTH, Layout
from sy_core.terms import Station

Point: TypeAlias = tuple[float, float]

CELL: Final = 60.0
"""From one space of a tile to the next."""
TILE: Final = CELL * SIDE
GAP: Final = 4.0
"""Between two tiles."""
MARGIN: Final = 8.0
"""Around the grid, for the frame."""
STREET: Final = 6.5
"""Half the width of a street."""
BADGE: Final = 10.5 - TILE / 2
"""From a tile's middle to the letter in its top left corner, both ways."""
DISC: Final = 12.0
"""Radius of a space."""
KNOWN: Final = 2_000
"""How many numbers are known as text; a grid is drawn with the same few."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout with a point for every tile and every space."""

    layout: Layout
    tiles: Mapping[str, Point]
    """The middle of each tile by its letter."""
    spaces: Mapping[Station, Point]

    @property
    def size(self) -> Point:
        """Width and height of the sheet."""
        rows = len(self.layout.tiles) // WIDTH
        return _length(WIDTH), _length(rows)


def plan_of(layout: Layout) -> Plan:
    """Put tiles and spaces in their places."""
    tiles = {
        letter: (_middle(index % WIDTH), _middle(index // WIDTH))
        for index, letter in enumerate(layout.tiles)
    }
    spaces = {s: (_across(x), _across(y)) for s, (x, y) in layout.places.items()}
    return Plan(layout, tiles, spaces)


def _length(tiles: int) -> float:
    return 2 * MARGIN + tiles * TILE + (tiles - 1) * GAP


def _middle(index: int) -> float:
    return MARGIN + TILE / 2 + index * (TILE + GAP)


def _across(index: int) -> float:
    return _middle(index // SIDE) + (index % SIDE - 0.5) * CELL


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """The point after a *share* of the way from *a* to *b*."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def heading(a: Point, b: Point) -> Point:
    """The direction from *a* to *b*, of length 1."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def shifted(at: Point, way: Point, off: float, along: float = 0.0) -> Point:
    """A point *off* to the right hand of *way*, and *along* it."""
    return at[0] + way[0] * along - way[1] * off, at[1] + way[1] * along + way[0] * off


@lru_cache(KNOWN)
def num(value: float) -> str:
    """A coordinate, short."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def at(point: Point) -> str:
    """A point as a path writes it."""
    return f"{num(point[0])} {num(point[1])}"


def moved(point: Point) -> str:
    """A transform that moves a drawing."""
    return f"translate({at(point)})"
