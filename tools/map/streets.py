"""Streets as gentle curves that flow through the stations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from .geometry import Point, add, cubic, dot, far, sub, to_line, unit
from .layout import Pair, Places, Streets
from .scale import CLEAR

STRAIGHT_ON: Final = -0.72
"""Two streets belong together at a station if they bend by less than 44 degrees."""
REACH: Final = 0.36
"""Length of a curve's handles as a share of the street."""
STEPS: Final = 10
NEARBY: Final = 120.0


@dataclass(frozen=True, slots=True)
class Street:
    """One street: the four points of its curve and the curve as a polyline."""

    curve: tuple[Point, Point, Point, Point]
    line: tuple[Point, ...]

    def from_end(self, backwards: bool) -> tuple[Point, ...]:
        """The polyline, turned round if asked."""
        return self.line[::-1] if backwards else self.line


def draw_streets(
    places: Places, streets: Streets, first: Iterable[tuple[int, int, int]]
) -> dict[Pair, Street]:
    """Curves for all streets; *first* are bends that must be smooth: a, via, b."""
    leave = _tangents(places, streets, first)
    drawn = {}
    for a, b in streets.edges:
        curved = _street(places, (a, b), leave[a, b], leave[b, a])
        if _is_clear(curved, (a, b), places):
            drawn[a, b] = curved
        else:
            way = unit(sub(places[b], places[a]))
            drawn[a, b] = _street(places, (a, b), way, (-way[0], -way[1]))
    return drawn


def _street(places: Places, pair: Pair, out: Point, back: Point) -> Street:
    a, b = places[pair[0]], places[pair[1]]
    reach = far(a, b) * REACH
    curve = (a, add(a, out, reach), add(b, back, reach), b)
    return Street(curve, tuple(cubic(*curve, STEPS)))


def _is_clear(street: Street, pair: Pair, places: Places) -> bool:
    return all(
        to_line(place, street.line) > CLEAR + 6
        for node, place in places.items()
        if node not in pair and far(place, street.line[STEPS // 2]) < NEARBY
    )


def _tangents(
    places: Places, streets: Streets, first: Iterable[tuple[int, int, int]]
) -> dict[Pair, Point]:
    """The direction in which the street to the second node leaves the first."""
    leave = {}
    wanted: dict[int, list[Pair]] = {}
    for a, via, b in first:
        wanted.setdefault(via, []).append((a, b))
    for node in sorted(places):
        way = {n: unit(sub(places[n], places[node])) for n in streets.at(node)}
        for n, direction in way.items():
            leave[node, n] = direction
        for a, b in _through(way, wanted.get(node, [])):
            along = unit(sub(way[a], way[b]))
            leave[node, a], leave[node, b] = along, (-along[0], -along[1])
    return leave


def _through(way: dict[int, Point], wanted: list[Pair]) -> list[Pair]:
    """Pairs of streets that continue one another, straightest first."""
    nodes = sorted(way)
    options = [(dot(way[a], way[b]), a, b) for a in nodes for b in nodes if a < b]
    asked = {tuple(sorted(pair)) for pair in wanted}
    options.sort(key=lambda o: ((o[1], o[2]) not in asked, o))
    taken: set[int] = set()
    result = []
    for bend, a, b in options:
        if bend < STRAIGHT_ON and not {a, b} & taken:
            taken |= {a, b}
            result.append((a, b))
    return result
