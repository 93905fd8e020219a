"""The net of laid tiles as tables: where dice lead, and how well spaces are covered.

Everything here is looked up by where the detectives stand, which search comes back
to again and again, so it is worked out once for each set of places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from sy_core.ai.habits import Row, product
from sy_core.ai.net import ALL_PAID, Net, misses, net_from
from sy_core.coding import BLACK
from sy_core.hunting.layout import Layout
from sy_core.terms import Station

Places: TypeAlias = tuple[int, ...]

GRIP: Final = (1.0, 0.5, 0.3, 0.18, 0.1, 0.06, 0.03)
"""Less than on the board of the classic game: the dice have their say."""
FACE_CHANCES: Final = (2 / 6, 2 / 6, 1 / 6)
"""How often a die shows taxi, bus, underground."""


@lru_cache(maxsize=64)
def net_of(layout: Layout) -> Net:
    """The net of a laid grid."""
    return net_from(
        layout.places, lambda s, ticket: layout.rides[ticket][Station(s)], GRIP
    )


@lru_cache(maxsize=4096)
def cover(net: Net, places: Places) -> Row:
    """For each space, how likely nobody has a hand in a catch there."""
    return product([misses(net, ALL_PAID, place) for place in places])


@lru_cache(maxsize=4096)
def safety(net: Net, dice: int, places: Places) -> Row:
    """For each space, how likely nobody comes there next if he is known to be there."""
    return product(
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


def missed(net: Net, places: Iterable[int], weights: Mapping[int, float]) -> float:
    """How much of *weights* slips through a net of detectives on *places*."""
    for place in places:
        row = misses(net, ALL_PAID, place)
        weights = {s: weight * row[s] for s, weight in weights.items()}
    return sum(weights.values())
