"""All lines of the board, drawn: what the sheet and the tests look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from sy_core.classic.board import LONDON_1983, Board
from sy_core.terms import Mode

from .chords import Crowd, eased_off, gentle
from .geometry import Line, Point, cubic, far, simplify, smooth, to_line
from .lanes import lane
from .layout import (
    MEET,
    Pair,
    Places,
    Streets,
    lay_out,
    mode_lines,
    rounded,
    street_graph,
)
from .river import course
from .routes import bends, corridor, street_route
from .scale import CLEAR, CLEAR_OF_PLATE, JOINT
from .sides import Hop, choose_sides
from .streets import Street, draw_streets

NEARBY: Final = 40.0
PASSES: Final = 2
SAME_MODE: Final = 6.0
"""Two dashed lines side by side are the hardest to tell apart."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One line of the board: the points its smooth curve runs through, or a cubic.

    A bus follows streets along the nodes of its *route*; empty on a way of its own.
    """

    mode: Mode
    pair: Pair
    knots: tuple[Point, ...]
    is_cubic: bool = False
    route: tuple[int, ...] = ()

    @property
    def line(self) -> list[Point]:
        """The curve as a fine polyline."""
        if self.is_cubic:
            a, p, q, b = self.knots
            return cubic(a, p, q, b, 24)
        return smooth(self.knots, 4)


@dataclass(frozen=True, slots=True)
class Network:
    """Places, streets and lines of the whole board."""

    board: Board
    places: Places
    streets: dict[Pair, Street]
    lines: tuple[Drawn, ...]

    def of(self, mode: Mode) -> list[Drawn]:
        """The lines of one mode."""
        return [line for line in self.lines if line.mode is mode]


@cache
def draw_network(board: Board = LONDON_1983) -> Network:
    """Draw every line; the older printing has them all."""
    places = rounded(lay_out(board))
    graph = street_graph(board)
    routes = _routes(board, places, graph)
    first = [bend for route in routes.values() for bend in bends(route)]
    streets = draw_streets(places, graph, [(58, JOINT, 74), *first])
    taxis = [_taxi(pair, streets) for pair in mode_lines(board, Mode.TAXI)]
    buses = _buses(board, places, graph, routes, streets)
    others = _chords(board, places, [*taxis, *buses], routes)
    ferries = [_ferry(pair, places) for pair in mode_lines(board, Mode.FERRY)]
    lines = sorted(
        [*taxis, *buses, *others, *ferries],
        key=lambda drawn: (drawn.mode.value, drawn.pair),
    )
    return Network(board, places, streets, tuple(lines))


def rooms(board: Board, places: Places) -> dict[int, float]:
    """How far a line must stay from each station that it does not serve."""
    return {
        n: CLEAR_OF_PLATE if _has_underground(board, n) else CLEAR
        for n in sorted(places)
        if n != JOINT
    }


def _has_underground(board: Board, node: int) -> bool:
    return any(
        int(s) == node and board.neighbours(s, Mode.UNDERGROUND) for s in board.stations
    )


def _routes(
    board: Board, places: Places, graph: Streets
) -> dict[Pair, tuple[int, ...]]:
    found = {
        pair: street_route(places, graph, pair) for pair in mode_lines(board, Mode.BUS)
    }
    return {pair: route for pair, route in found.items() if route is not None}


def _taxi(pair: Pair, streets: dict[Pair, Street]) -> Drawn:
    if pair in streets:
        return Drawn(Mode.TAXI, pair, streets[pair].curve, is_cubic=True)
    assert set(pair) < set(MEET)
    line = corridor((pair[0], JOINT, pair[1]), streets)
    return Drawn(Mode.TAXI, pair, tuple(line[::2]))


def _buses(
    board: Board,
    places: Places,
    graph: Streets,
    routes: dict[Pair, tuple[int, ...]],
    streets: dict[Pair, Street],
) -> list[Drawn]:
    hops = {pair: Hop(r, corridor(r, streets)) for pair, r in routes.items()}
    sides = choose_sides(hops, places, graph)
    room = rooms(board, places)
    drawn = []
    for pair, hop in hops.items():
        passed = [places[n] for n in hop.route[1:-1] if n != JOINT]
        keep_off = {
            places[n]: room[n]
            for n in room
            if n not in pair and to_line(places[n], hop.line) < NEARBY
        }
        line = lane(hop.line, passed, sides[pair], keep_off)
        drawn.append(Drawn(Mode.BUS, pair, tuple(_knots(line)), route=hop.route))
    return drawn


def _knots(line: Line) -> list[Point]:
    """Few points through which the smooth curve stays on *line*."""
    return simplify(line, 0.3)


def _chords(
    board: Board,
    places: Places,
    lines: list[Drawn],
    routes: dict[Pair, tuple[int, ...]],
) -> list[Drawn]:
    """Bus lines off the streets, then the underground.

    Each is drawn twice, the second time knowing all the others: the first to
    come would else take the only way that a later one has.
    """
    room = rooms(board, places)
    done = list(lines)
    for mode, weight in ((Mode.BUS, 1.0), (Mode.UNDERGROUND, SAME_MODE)):
        below = Crowd(each.line for each in done)
        drawn: dict[Pair, Drawn] = {}
        wanted = [p for p in mode_lines(board, mode) if p not in routes or weight > 1]
        wanted.sort(key=lambda p: (far(places[p[0]], places[p[1]]), p))
        for pair in wanted * PASSES:
            others = Crowd((d.line for p, d in drawn.items() if p != pair), weight)
            keep_off = {places[n]: room[n] for n in room if n not in pair}
            drawn[pair] = _chord(mode, pair, places, keep_off, (below, others))
        done += drawn.values()
    return done[len(lines) :]


def _chord(
    mode: Mode,
    pair: Pair,
    places: Places,
    keep_off: dict[Point, float],
    crowds: tuple[Crowd, ...],
) -> Drawn:
    curve, free = gentle(places[pair[0]], places[pair[1]], keep_off, crowds)
    knots = curve if free else tuple(_knots(eased_off(curve, keep_off)))
    return Drawn(mode, pair, knots, is_cubic=free)


def _ferry(pair: Pair, places: Places) -> Drawn:
    """From pier to pier along the middle of the river."""
    middle, _ = course()
    start, end = (
        min(range(len(middle)), key=lambda i: far(middle[i], places[n])) for n in pair
    )
    step = 1 if start < end else -1
    # leave and reach the piers at a slant, as boats do
    way = middle[start + 6 * step : end - 5 * step : 3 * step]
    line = simplify(smooth([places[pair[0]], *way, places[pair[1]]]), 0.4)
    return Drawn(Mode.FERRY, pair, tuple(line))
