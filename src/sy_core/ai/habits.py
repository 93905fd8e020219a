"""Pictures of Mister X: how readily he goes where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple, TypeAlias

from sy_core.ai.net import ALL_PAID, FAR, KEPT, Net, rides_apart

Row: TypeAlias = tuple[float, ...]
"""A number for each station."""


class Habit(NamedTuple):
    """How some Mister X moves; fitted to games of a kind of player (docs/ai.md)."""

    fear: tuple[float, ...]
    """By how much a pursuer so many rides away scares him off a station.

    The last number counts for all who are farther away.
    """
    ways: float
    """The power to which the number of ways on counts."""
    trust: float = 1.0
    """How likely he is such a player, before anything was seen."""
    black: float = 1.0
    """How readily he plays black, measured by another ticket."""


def likes(net: Net, habit: Habit, pursuers: Iterable[int]) -> Row:
    """For each station how readily he goes there; never where somebody stands."""
    return product(
        [_liking(net, habit), *(_fear(net, habit, place) for place in pursuers)]
    )


@lru_cache(KEPT)
def _liking(net: Net, habit: Habit) -> Row:
    """How he likes each station, pursuers aside."""
    return tuple(
        float(len(ways)) ** habit.ways if ways else 0.0 for ways in net.ends[ALL_PAID]
    )


@lru_cache(KEPT)
def _fear(net: Net, habit: Habit, place: int) -> Row:
    """How a pursuer on *place* scares him off each station."""
    scare = (*habit.fear, *[habit.fear[-1]] * (FAR + 1 - len(habit.fear)))
    return tuple(scare[steps] for steps in rides_apart(net, ALL_PAID, place))


def product(rows: Sequence[Row]) -> Row:
    """Rows multiplied station by station."""
    return tuple(map(prod, zip(*rows, strict=True)))
