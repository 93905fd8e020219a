"""The dice game's net as tables: how well spaces are covered, caught at, liked.

Everything here is looked up by where the detectives stand, which search comes back
to again and again, so it is worked out once for each set of places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.classic.atlas import ALL_PAID, FAR, Net, misses, rides_apart
from sy_core.ai.hunting.model import FACE_CHANCES
from sy_core.hunting.codes import BLACK

Row: TypeAlias = tuple[float, ...]
Places: TypeAlias = tuple[int, ...]


class Custom(NamedTuple):
    """How some Mister X of the dice game moves (docs/ai.md)."""

    fear: tuple[float, ...]
    """By how much a detective so many rides away scares him off a space."""
    ways: float
    """The power to which the number of ways on counts."""
    black: float
    """How readily he plays black, measured by a die."""


EASY: Final = Custom((0.0, 0.12, 0.75), 0.0, 0.5)
WARY: Final = Custom((0.0, 0.0003, 0.022, 0.21, 1.0, 0.65, 0.3), 1.3, 0.08)
BETWEEN: Final = Custom((0.0, 0.008, 0.1, 0.4, 1.0, 0.8, 0.5), 0.8, 0.2)


@lru_cache(maxsize=4096)
def cover(net: Net, places: Places) -> Row:
    """For each space, how likely nobody has a hand in a catch there."""
    return _product([misses(net, ALL_PAID, place) for place in places])


@lru_cache(maxsize=4096)
def safety(net: Net, dice: int, places: Places) -> Row:
    """For each space, how likely nobody comes there next if he is known to be there."""
    return _product(
        [missing(net, dice - number, place) for number, place in enumerate(places)]
    )


@lru_cache(maxsize=4096)
def missing(net: Net, dice: int, place: int) -> Row:
    """For each space, how likely none of so many dice leads there."""
    row = [1.0] * len(net.ends[0])
    for kind in range(BLACK):
        for to in net.ends[1 << kind][place]:
            row[to] -= FACE_CHANCES[kind]
    return tuple(left**dice for left in row)


@lru_cache(maxsize=4096)
def likes(net: Net, custom: Custom, places: Places) -> Row:
    """For each space, how readily Mister X goes there; never where somebody stands."""
    rows = [_fear(net, custom, place) for place in places]
    return _product([_ways(net, custom), *rows])


@lru_cache(maxsize=64)
def _ways(net: Net, custom: Custom) -> Row:
    return tuple(
        float(len(ends)) ** custom.ways if ends else 0.0 for ends in net.ends[ALL_PAID]
    )


@lru_cache(maxsize=4096)
def _fear(net: Net, custom: Custom, place: int) -> Row:
    fear = custom.fear
    scare = (*fear, *[fear[-1]] * (FAR + 1 - len(fear)))
    return tuple(scare[steps] for steps in rides_apart(net, ALL_PAID, place))


def _product(rows: Sequence[Row]) -> Row:
    return tuple(map(prod, zip(*rows, strict=True)))
