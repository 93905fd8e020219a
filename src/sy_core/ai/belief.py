"""Where Mister X may be, with weights: what both games do with such a belief."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from sy_core.ai.net import ALL_PAID, ANY_LINE, Net, near, pickers

Belief: TypeAlias = dict[int, float]
"""Stations with their weights, which add up to one."""

ONE_AWAY: Final = 0.12
TWO_AWAY: Final = 0.75
"""How readily he goes so near to a pursuer, measured by a station farther away."""

FEARS: Final = 1_024
"""Rows of likings that are remembered: one search needs no more."""


def even(stations: Iterable[int]) -> Belief:
    """All *stations* as plausible as each other."""
    chosen = sorted(stations)
    return dict.fromkeys(chosen, 1.0 / len(chosen))


def normal(weights: Mapping[int, float]) -> Belief:
    """*weights* scaled so that they add up to one."""
    total = sum(weights.values())
    return {station: weight / total for station, weight in weights.items()}


def without(belief: Belief, cleared: Iterable[int]) -> Belief:
    """The belief once he is known not to be on the stations *cleared*."""
    gone = frozenset(cleared)
    if gone.isdisjoint(belief):
        return belief
    return normal({s: weight for s, weight in belief.items() if s not in gone})


def mixed(beliefs: Sequence[Belief], trust: Sequence[float]) -> Belief:
    """Several beliefs as one, each as far as it is trusted."""
    whole: Belief = {}
    for belief, share in zip(beliefs, trust, strict=True):
        for station, weight in belief.items():
            whole[station] = whole.get(station, 0.0) + share * weight
    return whole


def scaled(trust: Iterable[float], least: float) -> tuple[float, ...]:
    """Trust that adds up to one; none is ever lost for good."""
    shares = [*trust]
    total = sum(shares)
    floored = [max(share / total, least) for share in shares]
    return tuple(share / sum(floored) for share in floored)


def shyness(net: Net, pursuers: Iterable[int]) -> Sequence[float]:
    """For each station how readily he would go there; where somebody stands, never."""
    return _shyness(net, frozenset(pursuers))


@lru_cache(FEARS)
def _shyness(net: Net, places: frozenset[int]) -> Sequence[float]:
    around = [near(net, place) for place in places]
    shy = [1.0] * len(net.ends[0])
    for _, twice in around:
        for station in twice:
            shy[station] = TWO_AWAY
    for once, _ in around:
        for station in once:
            shy[station] = ONE_AWAY
    for place in places:
        shy[place] = 0.0
    return tuple(shy)


def ridden(belief: Belief, net: Net, held: int, shy: Sequence[float]) -> Belief:
    """The belief after a ride with one of the tickets *held*; may be empty.

    A ride is weighed against all he could have done instead, so a ticket tells
    something about where he came from.
    """
    instead = ANY_LINE if held > ALL_PAID else ALL_PAID
    ends, choices_at = net.ends[held], pickers(net, instead)
    found: Belief = {}
    for here, weight in belief.items():
        total = sum(choices_at[here](shy))
        if total:
            share = weight / total
            for to in ends[here]:
                if shy[to]:
                    found[to] = found.get(to, 0.0) + share * shy[to]
    return found
