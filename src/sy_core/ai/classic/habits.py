"""Who Mister X may be on the board of London, as far as his habits tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.classic.ground import ground, reach_of
from sy_core.ai.habits import Habit, Row, likes
from sy_core.ai.net import ANY_LINE, Net, balls

Pieces: TypeAlias = Sequence[tuple[int, int]]
"""The pursuers: where each stands and the tickets it holds, a bit each."""


class Roaming(NamedTuple):
    """How somebody moves who wants ground of his own; fitted as habits are."""

    entered: float
    """How readily he goes where a pursuer can come next."""
    ground: float
    """The power to which the stations count that he reaches before any pursuer."""
    trust: float
    """How likely he is such a player, before anything was seen."""


Manner: TypeAlias = Habit | Roaming

HABITS: Final[tuple[Manner, ...]] = (
    Habit((0.0, 0.2, 0.9, 1.0), 0.0, trust=0.3),
    Habit((0.0, 0.015, 0.12, 0.2, 0.45, 0.85, 1.0), 1.9, trust=0.2),
    Habit((0.0, 0.027, 0.21, 0.21, 0.33, 0.5, 1.0), -0.8, trust=0.15),
    Roaming(entered=0.035, ground=1.9, trust=0.35),
)
"""Somebody at ease, somebody thinking ahead, somebody running as far as he can, and
somebody who looks for ground of his own.
"""
AIMLESS: Final[tuple[Manner, ...]] = (Habit((0.0, 1.0), 0.0),)
"""The simplest picture of him: he goes anywhere."""


def likings(net: Net, manner: Manner, pieces: Pieces) -> Row:
    """For each station how readily he goes there; never where somebody stands."""
    places = [place for place, _ in pieces]
    if isinstance(manner, Roaming):
        return _roaming(net, manner, pieces, frozenset(places))
    return likes(net, manner, places)


def _roaming(net: Net, manner: Roaming, pieces: Pieces, taken: frozenset[int]) -> Row:
    theirs = reach_of(net, pieces)

    def liking(station: int) -> float:
        if station in taken:
            return 0.0
        own = ground(balls(net, ANY_LINE, station), theirs)
        near = manner.entered if theirs[1] >> station & 1 else 1.0
        return float(near * (1.0 + own) ** manner.ground)

    return tuple(map(liking, range(len(net.ends[0]))))


def fearless(net: Net, pursuers: Iterable[int]) -> list[float]:
    """How readily he goes where between two legs: nobody can catch him there."""
    shy = [1.0] * len(net.ends[0])
    for place in pursuers:
        shy[place] = 0.0
    return shy
