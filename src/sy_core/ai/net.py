"""Nets of lines and distances on them, by the tickets that are held.

Stations are plain numbers here and *held* is a bit per ticket in the order of
``Ticket``: search asks these tables thousands of times a second. Each game makes its
own nets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from sy_core.terms import Ticket

FAR: Final = 15
"""As a distance: so far that it makes no difference, or out of reach."""
TAXI: Final = 1
ALL_PAID: Final = 7
"""Taxi, bus and underground."""
ANY_LINE: Final = 15
"""The black ticket too, and with it the ferry."""
NEAR: Final = 4
"""Rides that still make a neighbourhood."""
KEPT: Final = 8_192
"""Rows that are remembered: all of London's; dice games lay new grids for ever."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Net:
    """Where each set of tickets leads from each station; equal only to itself."""

    ends: tuple[tuple[tuple[int, ...], ...], ...]
    """By tickets held, then by station: the stations one ride away, ascending."""
    grip: tuple[float, ...]
    """How likely a pursuer so many rides away has a hand in a catch."""


def net_from(
    stations: Iterable[int],
    rides: Callable[[int, Ticket], Iterable[int]],
    grip: tuple[float, ...],
) -> Net:
    """A net of *stations* with *rides* telling where each ticket leads."""
    known = frozenset(stations)
    kinds = range(len(Ticket))
    by_kind = [
        [
            frozenset(rides(s, ticket)) if s in known else frozenset()
            for ticket in Ticket
        ]
        for s in range(max(known) + 1)
    ]
    return Net(
        tuple(
            tuple(
                tuple(
                    sorted(frozenset().union(*(led[n] for n in kinds if held >> n & 1)))
                )
                for led in by_kind
            )
            for held in range(ANY_LINE + 1)
        ),
        grip,
    )


@lru_cache(KEPT)
def rides_apart(net: Net, held: int, origin: int) -> bytes:
    """Rides from *origin* to each station (the index) with the tickets *held*."""
    ends = net.ends[held]
    found = bytearray([FAR]) * len(ends)
    found[origin] = 0
    frontier = [origin]
    steps = 0
    while frontier and steps < FAR - 1:
        steps += 1
        reached = {to for here in frontier for to in ends[here]}
        frontier = [to for to in reached if found[to] == FAR]
        for to in frontier:
            found[to] = steps
    return bytes(found)


@lru_cache(KEPT)
def misses(net: Net, held: int, origin: int) -> tuple[float, ...]:
    """For each station, how likely a pursuer on *origin* has no hand in a catch."""
    grip = [*net.grip, *[0.0] * (FAR + 1 - len(net.grip))]
    return tuple(1.0 - grip[steps] for steps in rides_apart(net, held, origin))


@lru_cache(KEPT)
def near(net: Net, origin: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The stations one ride from *origin* by any paid line, and those two away."""
    row = rides_apart(net, ALL_PAID, origin)
    once, twice = ([s for s, steps in enumerate(row) if steps == n] for n in (1, 2))
    return tuple(once), tuple(twice)


@lru_cache(KEPT)
def balls(net: Net, held: int, origin: int) -> tuple[int, ...]:
    """By rides, up to NEAR: the stations within so many of *origin*, a bit each."""
    row = rides_apart(net, held, origin)
    return tuple(
        sum(1 << station for station, steps in enumerate(row) if steps <= most)
        for most in range(NEAR + 1)
    )


Pick: TypeAlias = Callable[[Sequence[float]], tuple[float, ...]]
"""Of a number for each station of the net those for some."""


def picker(stations: Sequence[int]) -> Pick:
    """Of a row for the whole net that for *stations*, in one step."""
    if len(stations) > 1:
        return itemgetter(*stations)
    return lambda row: tuple([row[station] for station in stations])


@lru_cache(KEPT)
def pickers(net: Net, held: int) -> tuple[Pick, ...]:
    """By station: of a row for the whole net that for its neighbours."""
    return tuple(map(picker, net.ends[held]))
