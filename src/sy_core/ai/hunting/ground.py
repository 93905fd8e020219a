"""What detectives on their places make of every space that Mister X may flee from.

Search asks for the same places and dice again and again, each time on another belief,
so whatever does not depend on the belief is worked out once, space by space, and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.hunting.habits import BETWEEN, likes
from sy_core.ai.hunting.net import Places, cover, missing, safety
from sy_core.ai.net import ALL_PAID, Net
from sy_core.coding import BLACK

KEPT: Final = 2048
"""Sets of places that are remembered; a choice of Mister X looks at some hundreds."""


Hopes: TypeAlias = tuple[tuple[int, float], ...]
"""Spaces, and how likely each is reached."""


class Fleeing(NamedTuple):
    """Mister X's turn from one space, as far as it is foreseen."""

    ends: Hopes
    """Where he goes, and how likely; none if he is cornered."""
    shown: float
    """How likely nobody reaches him where he goes, if he is seen there."""
    slips: float
    """How likely nobody has a hand in a catch there."""
    best: float
    """The same where it is best for him."""
    ways: int


class Terms(NamedTuple):
    """What a round is played on, besides places and the dice that lie there."""

    net: Net
    dice: int
    """Dice that the first detective of a round rolls."""
    black: bool
    """Whether he has a black ticket left."""
    bound: bool
    """Whether he must take a die even where it leads to nobody but detectives (R39)."""


class Ground(dict[int, Fleeing]):
    """His turn from each space, worked out when it is first asked for."""

    __slots__ = ("_bits", "_places", "_terms")

    def __init__(self, terms: Terms, places: Places, bits: int) -> None:
        super().__init__()
        self._terms, self._places, self._bits = terms, places, bits

    def __missing__(self, here: int) -> Fleeing:
        turn = fleeing(self._terms, self._places, self._bits, here)
        self[here] = turn
        return turn


ground = lru_cache(KEPT)(Ground)
"""By terms, places and the faces that he may take, a bit each."""


def fleeing(terms: Terms, places: Places, bits: int, here: int) -> Fleeing:
    """His turn from *here* with one of these dice, or with a black ticket."""
    net = terms.net
    covered, safe = cover(net, places), safety(net, terms.dice, places)
    chances = _chances(terms, places, bits, here)
    shown = slips = 0.0
    for to, chance in chances:
        shown += chance * safe[to]
        slips += chance * covered[to]
    held = net.ends[bits | 1 << BLACK if terms.black else bits][here]
    best = max([covered[to] for to in held or (here,)])
    return Fleeing(chances, shown, slips, best, len(held))


def _chances(terms: Terms, places: Places, bits: int, here: int) -> Hopes:
    net = terms.net
    liked = likes(net, BETWEEN, places)
    paid = net.ends[bits][here]
    weights = {to: liked[to] for to in paid}
    if terms.black:
        for to in net.ends[1 << BLACK][here]:
            weights[to] = weights.get(to, 0.0) + BETWEEN.black * liked[to]
    total = sum(weights.values())
    if total:
        return tuple((to, w / total) for to, w in weights.items() if w)
    return () if terms.bound and paid else ((here, 1.0),)


@lru_cache(KEPT)
def hopes(
    net: Net, dice: int, places: Places
) -> tuple[tuple[tuple[int, float], ...], ...]:
    """For each detective, where a ride may lead next and how likely a die allows it."""
    found = []
    for number, place in enumerate(places):
        row = missing(net, dice - number, place)
        found.append(tuple((to, 1.0 - row[to]) for to in net.ends[ALL_PAID][place]))
    return tuple(found)


@lru_cache(KEPT)
def exits(terms: Terms, places: Places, bits: int, x: int) -> tuple[float, ...] | None:
    """What Mister X on *x* can weigh himself; None if he is cornered."""
    net = terms.net
    paid = [to for to in net.ends[bits][x] if to not in places]
    held = paid
    if terms.black:
        held = [to for to in net.ends[1 << BLACK][x] if to not in places]
    if terms.bound and net.ends[bits][x] and not held:
        return None
    covered, safe = cover(net, places), safety(net, terms.dice, places)
    held, paid = held or [x], paid or [x]
    return (
        *(max([covered[to] for to in held]), max([safe[to] for to in held])),
        *(max([covered[to] for to in paid]), max([safe[to] for to in paid])),
        *(len(held) / 10, covered[x]),
    )
