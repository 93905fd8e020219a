"""Lines with a way of their own: gentle curves that avoid stations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from .geometry import (
    Line,
    Point,
    add,
    between,
    cubic,
    far,
    left_of,
    nearest_on_segment,
    pairs,
    resample,
    sub,
    unit,
)

BOWS: Final = tuple(range(-11, 12))
SAMPLES: Final = 26
CELL: Final = 14.0
BEND_COST: Final = 90.0
HUG_COST: Final = 0.010
"""Cost of each unit that runs close along another line."""
TOO_NEAR: Final = 9.0
ALONGSIDE: Final = 0.85
COLLISION: Final = 14.0
STRAY: Final = 45.0
Curve = tuple[Point, Point, Point, Point]
Bit = tuple[float, float, float, float, float]
"""Middle and direction of a short piece of some line, and its weight."""


class Crowd:
    """Short pieces of all lines drawn so far, found by place."""

    def __init__(self, lines: Iterable[Line], weight: float = 1.0) -> None:
        """Take in *lines*; *weight* says how bad it is to run along them."""
        self._cells: dict[tuple[int, int], list[Bit]] = {}
        for line in lines:
            self._take_in(line, weight)

    def _take_in(self, line: Line, weight: float) -> None:
        for a, b in pairs(resample(line, 5.0)):
            way = unit(sub(b, a))
            middle = between(a, b, 0.5)
            key = (int(middle[0] // CELL), int(middle[1] // CELL))
            self._cells.setdefault(key, []).append((*middle, *way, weight))

    def hugging(self, p: Point, way: Point) -> float:
        """0 where no line runs along *way* near *p*; most where one is hidden."""
        worst = 0.0
        i, j = int(p[0] // CELL), int(p[1] // CELL)
        for cell in ((x, y) for x in (i - 1, i, i + 1) for y in (j - 1, j, j + 1)):
            for x, y, wx, wy, weight in self._cells.get(cell, ()):
                gap = abs((p[0] - x) * wy - (p[1] - y) * wx)
                along = abs(way[0] * wx + way[1] * wy)
                if gap < TOO_NEAR and along > ALONGSIDE:
                    worst = max(worst, weight * (TOO_NEAR - gap) / TOO_NEAR)
        return worst


def gentle(
    a: Point, b: Point, keep_off: Mapping[Point, float], crowds: Sequence[Crowd]
) -> tuple[Curve, bool]:
    """The calmest cubic curve from *a* to *b* that keeps off every station.

    Tries all pairs of bows at one and two thirds of the way; of those that keep
    their distance the one that bends least and hugs no other line wins. The flag
    says whether it keeps off all stations.
    """
    reach = far(a, b) * 0.3 + 40
    near = [
        (spot, room)
        for spot, room in keep_off.items()
        if far(spot, nearest_on_segment(spot, a, b)[0]) < reach
    ]
    best, cheapest, free = (a, a, b, b), 1e9, False
    for bend, curve in _candidates(a, b):
        if bend >= cheapest:
            break  # all others bend even more
        line = cubic(*curve, SAMPLES)
        cost = bend + _collisions(line, near, cheapest - bend)
        clear = cost - bend < COLLISION
        if cost < cheapest:
            cost += _hugging(line, crowds)
        if cost < cheapest:
            best, cheapest, free = curve, cost, clear
    return best, free


def _candidates(a: Point, b: Point) -> list[tuple[float, Curve]]:
    """Curves with their bending cost, calmest first."""
    span = far(a, b)
    left = left_of(unit(sub(b, a)))
    step = max(3.5, span * 0.022)
    p, q = between(a, b, 1 / 3), between(a, b, 2 / 3)
    found = []
    for i in BOWS:
        for j in BOWS:
            curve = (a, add(p, left, i * step), add(q, left, j * step), b)
            bend = (i * i + j * j - 0.9 * i * j) * step * step / (span * span)
            found.append((BEND_COST * bend, curve))
    found.sort()
    return found


def _collisions(line: Line, near: list[tuple[Point, float]], limit: float) -> float:
    cost = 0.0
    for (x, y), room in near:
        gap = min((p[0] - x) * (p[0] - x) + (p[1] - y) * (p[1] - y) for p in line)
        if gap < room * room:
            cost += COLLISION + (room * room - gap) * 0.1
            if cost > limit:
                return cost
        elif gap < (room + 4) * (room + 4):
            cost += 0.15
    return cost


def _hugging(line: Line, crowds: Sequence[Crowd]) -> float:
    """Cost of running close along other lines, which would hide them."""
    cost = 0.0
    for a, b in list(pairs(line))[2:-2]:
        middle, way = between(a, b, 0.5), unit(sub(b, a))
        for crowd in crowds:
            cost += crowd.hugging(middle, way) * far(a, b)
    return cost * HUG_COST * 10


def eased_off(curve: Curve, keep_off: Mapping[Point, float]) -> list[Point]:
    """Push a curve off the stations it still touches, and smooth it again."""
    points = resample(cubic(*curve, 60), 8.0)
    near = {
        spot: room
        for spot, room in keep_off.items()
        if min(far(spot, p) for p in points) < room + STRAY
    }
    for _ in range(160):
        for i in range(1, len(points) - 1):
            middle = between(points[i - 1], points[i + 1], 0.5)
            points[i] = pushed(between(points[i], middle, 0.5), near)
    return points


def pushed(p: Point, keep_off: Mapping[Point, float]) -> Point:
    """*p*, moved straight away from any station that it is too near to."""
    for spot, room in keep_off.items():
        dx, dy = p[0] - spot[0], p[1] - spot[1]
        if dx * dx + dy * dy < room * room:
            p = add(spot, unit((dx, dy)), room)
    return p
