"""Sets of stations as bits of an integer, and what the rivals measure on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from sy_core.ai.net import KEPT, Net, rides_apart

Stations: TypeAlias = int
"""A set of stations, a bit each."""
NONE: Final = 0


def set_of(stations: Iterable[int]) -> Stations:
    """Stations as bits."""
    found = NONE
    for station in stations:
        found |= 1 << station
    return found


def stations_in(bits: Stations) -> list[int]:
    """The stations of a set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


@lru_cache(KEPT)
def ends(net: Net, held: int, origin: int) -> Stations:
    """Where one ride with the tickets *held* leads."""
    return set_of(net.ends[held][origin])


@lru_cache(KEPT)
def within(net: Net, held: int, origin: int, rides: int) -> Stations:
    """What is at most so many *rides* away with the tickets *held*."""
    row = rides_apart(net, held, origin)
    return set_of(s for s, apart in enumerate(row) if apart <= rides)


def ridden(net: Net, held: int, origins: Stations) -> Stations:
    """Where a ride leads from any of *origins*."""
    found = NONE
    for station in stations_in(origins):
        found |= ends(net, held, station)
    return found
