"""Ground: the stations that Mister X reaches before any pursuer can.

He wants much of it, and the detectives leave him little. Sets of stations are bits of
integers, so a set is cut and counted in one step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log1p
from typing import Final, TypeAlias

from sy_core.ai.classic.squad import Option
from sy_core.ai.net import ANY_LINE, KEPT, NEAR, Net, balls

Reach: TypeAlias = Sequence[int]
"""By rides: the stations that can have been entered by then, a bit each."""
LIKELIEST: Final = 12
"""Stations on which he may be that the detectives look at."""
ROOM: Final = 0.25
"""What it costs them that he has e times the ground of his own."""
AHEAD: Final = (1, 2, 3)
"""Rides ahead that the detectives look at."""
APART: Final = 0.013
"""What each ride costs by which a pursuer is away from where he may be."""


def ground(mine: Reach, theirs: Reach) -> int:
    """How many stations are his: so many rides away and not theirs by then."""
    own = 0
    for steps in range(1, NEAR + 1):
        own |= mine[steps] & ~theirs[steps]
    return own.bit_count()


def reach_of(net: Net, pieces: Iterable[tuple[int, int]]) -> Reach:
    """What pursuers, each a place and the tickets it holds, can enter together."""
    rows = [balls(net, held, place) for place, held in pieces]
    found = []
    for steps in range(NEAR + 1):
        union = 0
        for row in rows:
            union |= row[steps]
        found.append(union)
    return found


class Spots:
    """Where he most likely is, with what he can have entered after each ride."""

    __slots__ = ("lanes", "net", "stations")

    def __init__(self, net: Net, stations: Sequence[int]) -> None:
        self.net, self.stations = net, stations
        width = len(net.ends[0])
        rows = [balls(net, ANY_LINE, station) for station in stations]
        self.lanes: Final = [
            sum([row[steps] << width * n for n, row in enumerate(rows)])
            for steps in AHEAD
        ]
        """By rides: a lane of bits for every spot."""


def spots_of(net: Net, stations: Sequence[int], weights: Sequence[float]) -> Spots:
    """The likeliest of some stations."""
    order = sorted(range(len(stations)), key=weights.__getitem__, reverse=True)
    return Spots(net, [stations[n] for n in order[:LIKELIEST]])


class Room:
    """His ground while one pursuer has not chosen yet and the others have."""

    __slots__ = ("_at", "_lanes", "_net", "_whole")

    def __init__(self, spots: Spots, others: Sequence[Option]) -> None:
        self._net = spots.net
        self._whole = (1 << len(spots.net.ends[0])) - 1
        self._at = {station: n for n, station in enumerate(spots.stations)}
        once, twice, thrice = spots.lanes
        for to, held, _, _ in others:
            by_one, by_two, by_three = _beyond(spots.net, held, to)
            once, twice, thrice = once & by_one, twice & by_two, thrice & by_three
            lane = self._at.pop(to, None)
            if lane is not None:  # who is caught there has no ground
                kept = ~self._lane(lane)
                once, twice, thrice = once & kept, twice & kept, thrice & kept
        self._lanes = once, twice, thrice

    def left_by(self, option: Option) -> float:
        """What it costs the detectives that an option leaves him so much."""
        once, twice, thrice = self._lanes
        by_one, by_two, by_three = _beyond(self._net, option.held, option.to)
        own = once & by_one | twice & by_two | thrice & by_three
        count, lane = len(self._at), self._at.get(option.to)
        if lane is not None:
            own &= ~self._lane(lane)
            count -= 1
        return ROOM * log1p(own.bit_count() / count) if count else 0.0

    def _lane(self, number: int) -> int:
        return self._whole << number * self._whole.bit_length()


@lru_cache(KEPT)
def _beyond(net: Net, held: int, place: int) -> tuple[int, int, int]:
    """By rides: the stations that a pursuer cannot have entered, in every lane."""
    width = len(net.ends[0])
    whole = (1 << width) - 1
    once, twice, thrice = (
        sum([(whole & ~ball) << width * n for n in range(LIKELIEST)])
        for ball in balls(net, held, place)[1:4]
    )
    return once, twice, thrice
