"""Where a pawn stands at a station so that no number is covered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .geometry import Box, Point, far, overlap
from .scale import NEATLINE, PLATE, SHEET, WIDE_PLATE

PAWN: Final[Box] = (-6.5, -21.0, 6.5, 3.0)
"""The room a pawn takes around its foot."""
FEET: Final[tuple[Point, ...]] = tuple(
    (x, y)
    for y in (-9.5, -7.5, -12.5, 10.0, 14.0, 21.0, 28.0)
    for x in (0.0, 9.0, -9.0, 14.0, -14.0, 18.5, -18.5, 22.5, -22.5)
)
NEARBY: Final = 80.0
SPOTS: Final = 2


def plate_box(place: Point, *, wide: bool) -> Box:
    """The box of a station's number plate."""
    w, h = WIDE_PLATE if wide else PLATE
    return (place[0] - w, place[1] - h, place[0] + w, place[1] + h)


def pawn_box(foot: Point) -> Box:
    """The box of a pawn that stands with its foot at *foot*."""
    return (
        foot[0] + PAWN[0],
        foot[1] + PAWN[1],
        foot[0] + PAWN[2],
        foot[1] + PAWN[3],
    )


def free_spots(
    node: int, places: Mapping[int, Point], plates: Mapping[int, Box]
) -> list[Point]:
    """Feet of pawns at *node*, best first, none over a number or another pawn."""
    here = places[node]
    boxes = [plates[n] for n in plates if far(places[n], here) < NEARBY]
    discs = [places[n] for n in plates if n != node and far(places[n], here) < NEARBY]
    rated = []
    for order, (dx, dy) in enumerate(FEET):
        foot = (here[0] + dx, here[1] + dy)
        box = pawn_box(foot)
        if not any(overlap(box, plate) for plate in boxes) and _on_sheet(box):
            cost = order * 0.1 + abs(dx) * 0.25 + _crowding(box, discs)
            rated.append((cost + (abs(dy + 9.5) * 0.2), foot))
    rated.sort()
    chosen: list[Point] = []
    for _, foot in rated:
        if not any(overlap(pawn_box(foot), pawn_box(c)) for c in chosen):
            chosen.append(foot)
    return chosen[:SPOTS]


def _crowding(box: Box, discs: list[Point]) -> float:
    """How deep a pawn reaches into neighbouring discs."""
    cost = 0.0
    for x, y in discs:
        dx = max(box[0] - x, 0.0, x - box[2])
        dy = max(box[1] - y, 0.0, y - box[3])
        gap = (dx * dx + dy * dy) ** 0.5
        cost += max(0.0, 13 - gap) * 0.8
    return cost


def _on_sheet(box: Box) -> bool:
    rim = NEATLINE + 2
    return (
        box[0] > rim
        and box[1] > rim
        and box[2] < SHEET[0] - rim
        and box[3] < SHEET[1] - rim
    )
