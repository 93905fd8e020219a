"""Where Mister X may be, and how plausible each station is.

The stations are exactly those of :func:`sy_core.classic.deduce.deduce`. Their
weights come from a simple picture of how he moves: seldom next to a pursuer, otherwise
anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import mul
from typing import Final

from sy_core.ai.belief import Belief, even, mixed, normal, ridden, scaled, without
from sy_core.ai.classic.habits import HABITS, Manner, fearless, likings
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import Squad
from sy_core.ai.net import ALL_PAID
from sy_core.classic.deal import first_state
from sy_core.classic.deduce import after_event, after_sighting, starts_of
from sy_core.classic.editions.model import Tickets
from sy_core.classic.moves import Appear, PawnRide
from sy_core.classic.reach import Fugitive, added, fugitive
from sy_core.classic.state import Phase, Table
from sy_core.classic.view import Event, Sighting, Turn, View, as_detectives_see
from sy_core.coding import TICKETS
from sy_core.terms import Pawn, Station, Ticket

STRIDE: Final = 24
"""So many events are followed in one go: the stack of a browser is not deep."""
LEAST_TRUST: Final = 0.03


@dataclass(frozen=True, slots=True)
class Inference:
    """What has been worked out from the public history, habit by habit."""

    beliefs: tuple[Belief, ...]
    trust: tuple[float, ...]
    standing: Fugitive
    """His means and the pursuers' places; its station is a mere placeholder."""
    squad: Squad
    """The pursuers with what they hold; the round and who waits are not followed."""


def belief_of(view: View, habits: tuple[Manner, ...] = HABITS) -> Belief:
    """The detectives' belief, whoever's view it is asked of.

    Each habit has a belief of its own; those that foretold what was seen count more.
    """
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    inferred = inference_of(public, habits)
    belief = mixed(inferred.beliefs, inferred.trust)
    if public.phase is Phase.MISTER_X and not public.table.rules.blocked_stays:
        standing = inferred.standing
        belief = normal({s: w for s, w in belief.items() if not _blocked(standing, s)})
    return belief


def inference_of(public: View, habits: tuple[Manner, ...] = HABITS) -> Inference:
    """What the public history tells; remembered, so a new event costs only itself."""
    known = (public.table, starts_of(public), habits)
    for length in range(0, len(public.history), STRIDE):
        _inferred(*known, public.history[:length])
    return _inferred(*known, public.history)


@lru_cache(maxsize=256)
def _inferred(
    table: Table,
    starts: frozenset[Station],
    habits: tuple[Manner, ...],
    history: tuple[Event, ...],
) -> Inference:
    """Worked out from one event fewer, so that a game is followed only once."""
    if not history:
        first = first_state(table, table.starts[0])
        squad = Squad(table, 0, table.starts, first.purses, frozenset())
        trust = tuple(manner.trust for manner in habits)
        return Inference((even(starts),) * len(habits), trust, fugitive(first), squad)
    before = _inferred(table, starts, habits, history[:-1])
    event = history[-1]
    beliefs, trust, standing = before.beliefs, before.trust, before.standing
    if isinstance(event, Turn):
        seen = [
            _after_turn(belief, event, before, manner)
            for manner, belief in zip(habits, beliefs, strict=True)
        ]
        beliefs = tuple(belief for belief, _ in seen)
        chances = (chance for _, chance in seen)
        trust = scaled(map(mul, trust, chances), LEAST_TRUST)
        for leg in event.legs:
            standing = after_sighting(standing, leg)
    elif isinstance(event, PawnRide):
        beliefs = tuple(without(belief, (event.to,)) for belief in beliefs)
    squad = _moved(before.squad, event)
    occupied = frozenset(map(Station, squad.places))
    standing = after_event(standing, event, occupied)
    return Inference(beliefs, trust, standing, squad)


def _moved(squad: Squad, event: Event) -> Squad:
    """The pursuers after what everybody saw."""
    pawns = squad.table.pawns
    if isinstance(event, PawnRide):
        at = pawns.index(event.pawn)
        places = (*squad.places[:at], event.to, *squad.places[at + 1 :])
        return replace(_paying(squad, event.pawn, event.ticket), places=places)
    if isinstance(event, Appear):
        for pawn, ticket in event.takings:
            squad = _paying(squad, pawn, ticket)
    return squad


def _paying(squad: Squad, pawn: Pawn, ticket: Ticket) -> Squad:
    """Once the purse of a pawn, if it has one, is a ticket short."""
    at = squad.table.purse_of[squad.table.pawns.index(pawn)]
    if at is None:
        return squad
    purses = list(squad.purses)
    purses[at] = added(Tickets(*purses[at]), ticket, -1)
    return replace(squad, purses=tuple(purses))


def _after_turn(
    belief: Belief, turn: Turn, before: Inference, manner: Manner
) -> tuple[Belief, float]:
    """The belief after a turn, and how likely the turn was in its eyes."""
    standing = before.standing
    net = net_of(standing.table.edition.board)
    chance = 1.0
    for number, leg in enumerate(turn.legs, start=1):
        if leg.stayed:
            belief = {s: w for s, w in belief.items() if _blocked(standing, s)}
        else:
            weights: Sequence[float] = (
                likings(net, manner, before.squad.pieces)
                if number == len(turn.legs)
                else fearless(net, standing.occupied)
            )
            belief = ridden(belief, net, _shown_bits(leg), weights)
        if leg.station is not None:
            belief = {leg.station: belief[leg.station]}
        chance *= sum(belief.values())
        belief = normal(belief)
    return belief, chance


def _shown_bits(leg: Sighting) -> int:
    """The tickets that the entry may stand for: a concealed one for any free ride."""
    return ALL_PAID if leg.ticket is None else 1 << TICKETS.index(leg.ticket)


def _blocked(standing: Fugitive, station: int) -> bool:
    return replace(standing, station=Station(station)).is_blocked()
