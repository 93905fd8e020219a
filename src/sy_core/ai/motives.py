"""Why a move is a good one: keys and values that a page can put into any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from sy_core.ai.belief import Belief
from sy_core.ai.net import Net, rides_apart
from sy_core.messages.motive import Motive
from sy_core.move import PawnRide
from sy_core.terms import Pawn

MOST_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class Explanation:
    """A motive and the things that it speaks of, free of any language."""

    motive: Motive
    values: Mapping[str, object] = field(default_factory=lambda: _NOTHING)


_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Pursuer(NamedTuple):
    """A pursuer with its place and the tickets it holds, a bit each."""

    pawn: Pawn
    place: int
    held: int


def why_ride(net: Net, belief: Belief, who: Pursuer, move: PawnRide) -> Explanation:
    """What speaks for a ride of a pursuer, for all that the detectives know."""
    values: dict[str, object] = {
        "pawn": move.pawn,
        "to": int(move.to),
        "ticket": move.ticket.value,
    }
    if move.to in belief:
        if len(belief) == 1:
            return Explanation(Motive.CATCHES, values)
        chance = round(belief[move.to], 3)
        return Explanation(Motive.SEARCHES, {**values, "chance": chance})
    before = rides_apart(net, who.held, who.place)
    after = rides_apart(net, who.held, move.to)
    likely = sorted(belief, key=lambda s: (-belief[s], s))
    cut_off = [s for s in likely if after[s] == 1 < before[s]]
    if cut_off:
        named = tuple(cut_off[:MOST_NAMED])
        return Explanation(Motive.CUTS_OFF, {**values, "stations": named})
    nearer = [s for s in likely if after[s] < before[s]]
    if nearer:
        return Explanation(Motive.CLOSES_IN, {**values, "target": nearer[0]})
    return Explanation(Motive.REGROUPS, values)


def why_turn(
    net: Net, belief: Belief, pursuers: Sequence[Pursuer], origin: int, to: int
) -> Explanation:
    """What speaks for a turn of Mister X; *belief* is what it leaves them with."""

    def reached(station: int) -> tuple[Pawn, ...]:
        return tuple(
            pawn
            for pawn, place, held in pursuers
            if rides_apart(net, held, place)[station] == 1
        )

    values: dict[str, object] = {"to": to, "possible": len(belief)}
    if reached(to):
        return Explanation(Motive.RISKS, {**values, "pursuers": reached(to)})
    if reached(origin):
        return Explanation(Motive.ESCAPES, {**values, "pursuers": reached(origin)})
    if len(belief) > 1:
        return Explanation(Motive.HIDES_TRACKS, values)
    return Explanation(Motive.KEEPS_AWAY, values)
