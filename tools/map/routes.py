"""Which streets a bus line takes, and the corridor they make."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from .geometry import Point, far, length_of
from .layout import Pair, Places, Streets
from .streets import Street

DETOUR: Final = 1.235
"""A bus keeps to the streets if they are at most this many times the straight way."""
CHOSEN: Final = {(180, 184): (180, 181, 182, 183, 196, 184)}
"""Where two ways are as good as equal, the one that crosses the river once."""
TURN_COST: Final = 5.0
"""What a further station on the way costs: fewer bends look calmer."""


def street_route(
    places: Places, streets: Streets, pair: Pair
) -> tuple[int, ...] | None:
    """The nodes along the streets from end to end; None if too roundabout."""
    a, b = pair
    nodes = CHOSEN.get(pair) or _shortest(places, streets, a, b)
    straight = far(places[a], places[b])
    along = length_of([places[n] for n in nodes])
    neighbours = tuple(pair)
    if nodes == neighbours or along <= DETOUR * straight:
        return nodes
    return None


def _shortest(places: Places, streets: Streets, a: int, b: int) -> tuple[int, ...]:
    queue: list[tuple[float, tuple[int, ...]]] = [(0.0, (a,))]
    done: set[int] = set()
    while queue:
        cost, path = heappop(queue)
        here = path[-1]
        if here == b:
            return path
        if here in done:
            continue
        done.add(here)
        for there in streets.at(here):
            if there not in done:
                step = far(places[here], places[there]) + TURN_COST
                heappush(queue, (cost + step, (*path, there)))
    raise ValueError(f"no street leads from {a} to {b}")


def corridor(route: tuple[int, ...], streets: Mapping[Pair, Street]) -> list[Point]:
    """The streets of a route as one polyline."""
    line: list[Point] = []
    for a, b in pairwise(route):
        piece = streets[min(a, b), max(a, b)].from_end(backwards=a > b)
        line += piece[1:] if line else piece
    return line


def bends(route: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Every inner node of a route with the nodes before and after it."""
    return list(zip(route, route[1:], route[2:], strict=False))
