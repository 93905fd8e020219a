"""Ground: the stations that Mister X reaches before any pursuer can.

He wants much of it, and the detectives leave him little. Sets of stations are bits of
integers, so a set is cut and counted in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log1p
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.belief import Belief
from sy_core.ai.classic.squad import Option
from sy_core.ai.net import ANY_LINE, NEAR, Net, balls, rides_apart

Reach: TypeAlias = Sequence[int]
"""By rides: the stations that can have been entered by then, a bit each."""
LIKELIEST: Final = 12
"""Stations on which he may be that the detectives look at."""
ROOM: Final = 0.25
"""What it costs them that he has e times the ground of his own."""
APART: Final = 0.013
"""What each ride costs by which a pursuer is away from where he may be."""


class Spot(NamedTuple):
    """Where he may be, and what he can have entered after one, two, three rides."""

    station: int
    once: int
    twice: int
    thrice: int


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


def spots_of(net: Net, belief: Belief) -> tuple[Spot, ...]:
    """The likeliest stations of a belief."""
    likely = sorted(belief, key=belief.__getitem__, reverse=True)[:LIKELIEST]
    rows = ((station, balls(net, ANY_LINE, station)) for station in likely)
    return tuple(Spot(station, *row[1:4]) for station, row in rows)


class Room(NamedTuple):
    """His ground while one pursuer has not chosen yet and the others have."""

    net: Net
    spots: Sequence[Spot]
    theirs: Reach
    to_suspects: Callable[[bytes], tuple[int, ...]]
    """Of a row of distances those to the stations on which he may be."""

    def left_by(self, option: Option) -> float:
        """What it costs the detectives that an option leaves him so much."""
        to = option.to
        left = [spot for spot in self.spots if spot.station != to]
        loose = APART * self.apart(option)
        if left:
            joining = balls(self.net, option.held, to)
            loose += ROOM * log1p(_mean(left, self.theirs, joining))
        return loose

    def apart(self, option: Option) -> int:
        """Rides from there to the nearest station on which he may be."""
        return min(self.to_suspects(rides_apart(self.net, option.held, option.to)))


def _mean(spots: Sequence[Spot], theirs: Reach, joining: Reach) -> float:
    """The ground that he has on average, up to three rides ahead."""
    once = ~(theirs[1] | joining[1])
    twice = ~(theirs[2] | joining[2])
    thrice = ~(theirs[3] | joining[3])
    owned = sum(
        [(a & once | b & twice | c & thrice).bit_count() for _, a, b, c in spots]
    )
    return owned / len(spots)
