"""Touch areas: as large as a finger wants, never one over another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .geometry import Line, Point, between, dot, far, sub

REACH: Final = 29.0
"""Radius where no neighbour is near: 44 pixels across on a sheet 820 wide."""
RING: Final = (
    # a twelve-cornered ring; rounded constants, so no sine is needed
    (1.0, 0.0), (0.866, 0.5), (0.5, 0.866), (0.0, 1.0), (-0.5, 0.866),
    (-0.866, 0.5), (-1.0, 0.0), (-0.866, -0.5), (-0.5, -0.866), (0.0, -1.0),
    (0.5, -0.866), (0.866, -0.5),
)  # fmt: skip
SEAM: Final = 0.8
"""Half the strip left between two areas, so that rounding cannot join them."""


def hit_shape(node: int, places: Mapping[int, Point]) -> list[Point]:
    """The ring around a station, cut where another station is nearer."""
    here = places[node]
    shape: list[Point] = [(here[0] + x * REACH, here[1] + y * REACH) for x, y in RING]
    for other, there in sorted(places.items()):
        if other != node and far(here, there) < 2 * REACH:
            shape = _cut(shape, here, there)
    return shape


def _cut(shape: Line, here: Point, there: Point) -> list[Point]:
    """The part of *shape* that lies nearer to *here* than to *there*."""
    way = sub(there, here)
    middle = between(here, there, 0.5 - SEAM / far(here, there))

    def beyond(p: Point) -> float:
        return dot(sub(p, middle), way)

    kept: list[Point] = []
    for i, p in enumerate(shape):
        before = shape[i - 1]
        if (beyond(p) > 0) != (beyond(before) > 0):
            share = beyond(before) / (beyond(before) - beyond(p))
            kept.append(between(before, p, share))
        if beyond(p) <= 0:
            kept.append(p)
    return kept
