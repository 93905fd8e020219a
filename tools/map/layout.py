"""Places of the stations on the sheet: the board's own, eased apart where crowded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from sy_core.classic.board import Board
from sy_core.terms import Mode

from .geometry import Point, add, far, nearest_on_segment, sub, unit
from .river import course, depth
from .scale import APART, DISC, JOINT, NEATLINE, SHEET, SHIFT

Pair: TypeAlias = tuple[int, int]
Places: TypeAlias = dict[int, Point]

ROUNDS: Final = 240
HOME_PULL: Final = 0.04
FROM_STREET: Final = 27.0
"""Least distance of a station from a street that does not stop there."""
FROM_WATER: Final = DISC + 7.0
FERRY_FROM_WATER: Final = DISC - 4.0
"""Ferry stops stand on the bank."""
NEARBY: Final = 60.0
MEETING: Final[Point] = (121.0, 259.0)
MEET: Final = (58, 74, 75)


@dataclass(frozen=True, slots=True)
class Streets:
    """The street graph: taxi lines, those of the joint cut in two at it."""

    edges: tuple[Pair, ...]

    def at(self, node: int) -> list[int]:
        """The nodes one street away from *node*, ascending."""
        return sorted(b if a == node else a for a, b in self.edges if node in (a, b))


def taxi_lines(board: Board) -> list[Pair]:
    """Every taxi line once, lower number first."""
    return mode_lines(board, Mode.TAXI)


def mode_lines(board: Board, mode: Mode) -> list[Pair]:
    """Every line of *mode* once, lower number first, in order."""
    return sorted(
        (int(a), int(b))
        for a in board.stations
        for b in board.neighbours(a, mode)
        if a < b
    )


def street_graph(board: Board) -> Streets:
    """Streets between neighbours; the joint is a node of its own."""
    through_joint = {(a, b) for a in MEET for b in MEET if a < b}
    edges = [pair for pair in taxi_lines(board) if pair not in through_joint]
    return Streets(tuple(sorted([*edges, *((JOINT, end) for end in MEET)])))


def lay_out(board: Board) -> Places:
    """Places where no two stations crowd and none stands in water or on a street."""
    home = {int(s): add(place, SHIFT) for s, place in board.places.items()}
    home[JOINT] = add(MEETING, SHIFT)
    streets = street_graph(board)
    crowd = _close_pairs(home)
    beside = _close_streets(home, streets)
    water = course()
    shore = _wanted_from_water(board, home, water)
    places = dict(home)
    for _ in range(ROUNDS):
        push: dict[int, list[Point]] = {node: [] for node in places}
        _from_each_other(places, crowd, push)
        _from_streets(places, beside, push)
        _from_water(places, shore, water, push)
        places = {n: _moved(places[n], home[n], push[n]) for n in places}
    return places


def _close_pairs(home: Places) -> list[Pair]:
    nodes = sorted(home)
    return [
        (a, b)
        for i, a in enumerate(nodes)
        for b in nodes[i + 1 :]
        if far(home[a], home[b]) < 2 * APART
    ]


def _close_streets(home: Places, streets: Streets) -> list[tuple[int, Pair]]:
    return [
        (node, (a, b))
        for node in sorted(home)
        for a, b in streets.edges
        if node not in (a, b)
        and far(home[node], nearest_on_segment(home[node], home[a], home[b])[0])
        < NEARBY
    ]


def _from_each_other(
    places: Places, crowd: list[Pair], push: dict[int, list[Point]]
) -> None:
    for a, b in crowd:
        least = APART if JOINT not in (a, b) else FROM_STREET
        lack = least - far(places[a], places[b])
        if lack > 0:
            away = unit(sub(places[a], places[b]))
            push[a].append((away[0] * lack / 2, away[1] * lack / 2))
            push[b].append((-away[0] * lack / 2, -away[1] * lack / 2))


def _from_streets(
    places: Places, beside: list[tuple[int, Pair]], push: dict[int, list[Point]]
) -> None:
    for node, (a, b) in beside:
        foot, share = nearest_on_segment(places[node], places[a], places[b])
        lack = FROM_STREET - far(places[node], foot)
        if lack > 0 and 0 < share < 1:
            away = unit(sub(places[node], foot))
            push[node].append((away[0] * lack / 2, away[1] * lack / 2))
            for end, weight in ((a, 1 - share), (b, share)):
                pull = -lack / 2 * weight
                push[end].append((away[0] * pull, away[1] * pull))


def _wanted_from_water(
    board: Board, home: Places, water: tuple[list[Point], list[float]]
) -> list[tuple[int, float, bool]]:
    """Stations near the river: how far off each shall stand, and if just there."""
    ferry = {int(s) for s in board.stations if board.neighbours(s, Mode.FERRY)}
    return [
        (node, FERRY_FROM_WATER if node in ferry else FROM_WATER, node in ferry)
        for node, place in sorted(home.items())
        if depth(place, *water)[0] < FROM_WATER + 20
    ]


def _from_water(
    places: Places,
    shore: list[tuple[int, float, bool]],
    water: tuple[list[Point], list[float]],
    push: dict[int, list[Point]],
) -> None:
    for node, wanted, just_there in shore:
        dry, out = depth(places[node], *water)
        lack = wanted - dry
        if lack > 0 or just_there:
            push[node].append((out[0] * lack, out[1] * lack))


def _moved(place: Point, home: Point, pushes: list[Point]) -> Point:
    x, y = add(place, sub(home, place), HOME_PULL)
    for push in pushes:
        x, y = x + push[0] * 0.5, y + push[1] * 0.5
    rim = NEATLINE + DISC + 8
    return (
        max(rim, min(SHEET[0] - rim, x)),
        max(rim + 14, min(SHEET[1] - rim, y)),
    )


def rounded(places: Mapping[int, Point]) -> Places:
    """Places on tenths, as they are written, so that all else fits them exactly."""
    return {n: (round(x, 1), round(y, 1)) for n, (x, y) in places.items()}
