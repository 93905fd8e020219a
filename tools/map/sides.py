"""On which side of its street each bus line runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from .geometry import Line, Point, cross, dot, far, left_of, sub, unit
from .layout import Pair, Places, Streets

JUMP: Final = 6.0
"""Cost of changing sides where one line continues another at a stop."""
CROSSED: Final = 1.0
"""Cost of a street that the bus line must cross at a station it passes."""
SHARED: Final = 2.5
"""Cost of two lines on the same side of one street: better one on either."""
GOES_ON: Final = -0.55
ROUNDS: Final = 12


@dataclass(frozen=True, slots=True)
class Hop:
    """A bus line along streets: the nodes it passes and their polyline."""

    route: tuple[int, ...]
    line: Line


Sides = dict[Pair, int]


def choose_sides(hops: Mapping[Pair, Hop], places: Places, streets: Streets) -> Sides:
    """+1 for the left hand of who rides from the lower number, -1 for the right.

    Improves one line at a time, then whole chains of lines, until nothing gains.
    """
    alone = {
        (pair, side): _crossed(hop, side, places, streets)
        for pair, hop in hops.items()
        for side in (1, -1)
    }
    bonds = _bonds(hops)
    sides = {pair: min((1, -1), key=lambda s: (alone[pair, s], s)) for pair in hops}
    for _ in range(ROUNDS):
        for group in [*([pair] for pair in sorted(hops)), *_chains(bonds, hops)]:
            turned = {**sides, **{pair: -sides[pair] for pair in group}}
            if _cost(turned, alone, bonds) < _cost(sides, alone, bonds) - 1e-6:
                sides = turned
    return sides


Bond = tuple[Pair, Pair, int, float]
"""Two lines, the product of sides that is wanted, and the cost of the other."""


def _cost(
    sides: Sides, alone: Mapping[tuple[Pair, int], float], bonds: list[Bond]
) -> float:
    cost = 0.0
    for pair, side in sides.items():
        cost += alone[pair, side]
    for one, other, wanted, weight in bonds:
        if sides[one] * sides[other] != wanted:
            cost += weight
    return cost


def _bonds(hops: Mapping[Pair, Hop]) -> list[Bond]:
    bonds: list[Bond] = []
    ordered = sorted(hops)
    for i, one in enumerate(ordered):
        for other in ordered[i + 1 :]:
            bonds += _continuing(one, other, hops)
            bonds += _sharing(one, other, hops)
    return bonds


def _continuing(one: Pair, other: Pair, hops: Mapping[Pair, Hop]) -> list[Bond]:
    """Lines that go straight on at a stop keep their side."""
    bonds: list[Bond] = []
    for stop in set(one) & set(other):
        way_one, turn_one = _leaving(hops[one], stop)
        way_other, turn_other = _leaving(hops[other], stop)
        bend = dot(way_one, way_other)
        if bend < GOES_ON:
            # leaving the stop in opposite directions, the same side is mirrored
            bonds.append((one, other, -turn_one * turn_other, -bend * JUMP))
    return bonds


def _leaving(hop: Hop, stop: int) -> tuple[Point, int]:
    """Direction of leaving *stop*, and +1 if that is the hop's own direction."""
    line = hop.line if hop.route[0] == stop else hop.line[::-1]
    return unit(sub(line[4], line[0])), 1 if hop.route[0] == stop else -1


def _sharing(one: Pair, other: Pair, hops: Mapping[Pair, Hop]) -> list[Bond]:
    def steps(pair: Pair) -> dict[Pair, int]:
        route = hops[pair].route
        legs = pairwise(route)
        return {(min(leg), max(leg)): 1 if leg[0] < leg[1] else -1 for leg in legs}

    first, second = steps(one), steps(other)
    return [
        (one, other, -first[leg] * second[leg], SHARED)
        for leg in sorted(first)
        if leg in second
    ]


def _crossed(hop: Hop, side: int, places: Places, streets: Streets) -> float:
    """How many streets branch off on *side* where the line passes a station."""
    cost = 0.0
    for before, via, after in zip(
        hop.route, hop.route[1:], hop.route[2:], strict=False
    ):
        here = places[via]
        back, ahead = unit(sub(places[before], here)), unit(sub(places[after], here))
        for end in streets.at(via):
            if end not in (before, after):
                way = unit(sub(places[end], here))
                cost += CROSSED if _is_left(back, ahead, way) == (side > 0) else 0.0
        # the inner side of a sharp bend is cramped
        inner = cross(unit(sub(here, places[before])), ahead) > 0
        bend = 1 + dot(back, ahead)
        cost += bend * 1.5 if inner == (side < 0) else 0.0
        cost += _crowding(here, left_of(unit(sub(ahead, back))), side, places, via)
    return cost


def _crowding(here: Point, left: Point, side: int, places: Places, via: int) -> float:
    spot = (here[0] + left[0] * side * 16, here[1] + left[1] * side * 16)
    near = [far(spot, p) for n, p in sorted(places.items()) if n != via]
    return max(0.0, 30 - min(near)) * 0.15


def _is_left(back: Point, ahead: Point, way: Point) -> bool:
    """Whether *way* branches to the left of a rider who came from *back*."""
    left = left_of(unit(sub(ahead, back)))
    bisector = (back[0] + ahead[0], back[1] + ahead[1])
    offset = dot(left, bisector) / 2
    return dot(left, way) > offset


def _chains(bonds: list[Bond], hops: Mapping[Pair, Hop]) -> list[list[Pair]]:
    """Lines that hang together by strong bonds, to be turned as one."""
    group = {pair: {pair} for pair in sorted(hops)}
    for one, other, _, weight in bonds:
        if weight >= JUMP * 0.8:
            merged = group[one] | group[other]
            for pair in merged:
                group[pair] = merged
    unique = {tuple(sorted(members)) for members in group.values()}
    return [list(members) for members in sorted(unique)]
