"""The course of a bus line beside its street, round the stations it passes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from .chords import pushed
from .geometry import (
    Line,
    Point,
    add,
    between,
    far,
    left_of,
    length_of,
    nearest_on_segment,
    pairs,
    point_at,
    resample,
    sub,
    unit,
)
from .scale import DISC

BESIDE: Final = 5.2
"""Distance from the middle of the street where nothing is in the way."""
STEP: Final = 4.0
ROUNDS: Final = 60
EASE: Final = 0.26
"""How fast a line may come back to its street between two stations."""
STIFF: Final = 0.42
HOLD: Final = 0.035


def lane(
    corridor: Line,
    passed: list[Point],
    side: int,
    keep_off: Mapping[Point, float],
) -> list[Point]:
    """A polyline from end to end of *corridor*, on *side* of it.

    *passed* are the stations on the way, *keep_off* the distance to keep from every
    station near that the line does not serve.
    """
    total = length_of(corridor)
    street = resample(corridor, STEP)
    count = len(street) - 1
    marks = _marks(corridor, passed, total, keep_off)
    aim = [
        _to_the_side(
            corridor, total * i / count, side, _offset(marks, total * i / count)
        )
        for i in range(count + 1)
    ]
    points = list(aim)
    for _ in range(ROUNDS):
        points = _relaxed(points, aim, street, side, keep_off)
    return _joined(points, corridor)


def _marks(
    corridor: Line, passed: list[Point], total: float, keep_off: Mapping[Point, float]
) -> list[tuple[float, float]]:
    """Wanted offsets at certain distances along the corridor."""
    at = [(_where(corridor, spot), keep_off[spot]) for spot in passed]
    marks = [(0.0, BESIDE)]
    for i, (distance, room) in enumerate(at):
        if i:
            gap = distance - at[i - 1][0]
            low = max(BESIDE, min(room, at[i - 1][1]) - max(0.0, gap - 30) * EASE)
            marks.append((distance - gap / 2, low))
        marks.append((distance, room))
    return [*marks, (total, BESIDE)]


def _where(corridor: Line, spot: Point) -> float:
    """How far along *corridor* the point nearest to *spot* lies."""
    best, found, run = 1e9, 0.0, 0.0
    for a, b in pairs(corridor):
        q, share = nearest_on_segment(spot, a, b)
        if far(spot, q) < best:
            best, found = far(spot, q), run + share * far(a, b)
        run += far(a, b)
    return found


def _offset(marks: list[tuple[float, float]], distance: float) -> float:
    for (s, low), (t, high) in pairwise(marks):
        if distance <= t:
            x = (distance - s) / (t - s)
            return low + (high - low) * x * x * (3 - 2 * x)
    return marks[-1][1]


def _to_the_side(corridor: Line, distance: float, side: int, offset: float) -> Point:
    behind = point_at(corridor, max(0.0, distance - 5))
    ahead = point_at(corridor, distance + 5)
    way = left_of(unit(sub(ahead, behind)))
    return add(point_at(corridor, distance), way, side * offset)


def _relaxed(
    points: list[Point],
    aim: list[Point],
    street: Line,
    side: int,
    keep_off: Mapping[Point, float],
) -> list[Point]:
    """One step of a bending line that is pushed off the stations."""
    result = [points[0]]
    for i in range(1, len(points) - 1):
        middle = between(points[i - 1], points[i + 1], 0.5)
        p = between(between(points[i], middle, STIFF), aim[i], HOLD)
        near_end = min(i, len(points) - 1 - i) * STEP < DISC
        p = p if near_end else _kept_beside(p, street[max(0, i - 3) : i + 4], side)
        result.append(pushed(p, keep_off))
    return [*result, points[-1]]


def _kept_beside(p: Point, street: Line, side: int) -> Point:
    best, foot, ends = 1e9, p, (street[0], street[-1])
    for a, b in pairs(street):
        q, _ = nearest_on_segment(p, a, b)
        if (distance := far(p, q)) < best:
            best, foot, ends = distance, q, (a, b)
    way = left_of(unit(sub(ends[1], ends[0])))
    signed = ((p[0] - foot[0]) * way[0] + (p[1] - foot[1]) * way[1]) * side
    return p if signed >= BESIDE else add(foot, way, side * BESIDE)


def _joined(points: list[Point], corridor: Line) -> list[Point]:
    """Lead both ends to the middle of their stations, under the disc."""
    start, end = corridor[0], corridor[-1]
    inner = [p for p in points if min(far(p, start), far(p, end)) > DISC * 0.7]
    return [start, *inner, end]
