"""Where Mister X may be, and how plausible each station is.

The stations are exactly those of :func:`sy_core.deduce.deduce`. Their weights come
from a simple picture of how he moves: seldom next to a pursuer, otherwise anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from sy_core.ai.atlas import ALL_PAID, ANY_LINE, FAR, Net, net_of, rides_apart
from sy_core.board import PAID_TICKETS
from sy_core.codes import TICKETS
from sy_core.deal import first_state
from sy_core.deduce import starts_of
from sy_core.moves import Appear, PawnRide, Ride
from sy_core.reach import Fugitive, added, fugitive
from sy_core.state import Phase, Table
from sy_core.terms import Station, Ticket
from sy_core.view import Event, Sighting, Turn, View, as_detectives_see

Belief: TypeAlias = dict[int, float]
"""Stations with their weights, which add up to one."""

SHYNESS: Final = (0.02, 0.12, 0.75, 1.0, 1.0, 0.9)
"""How readily he goes so many rides near to the nearest pursuer; the last: farther."""


def belief_of(view: View) -> Belief:
    """The detectives' belief, whoever's view it is asked of."""
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    belief = even(starts_of(public))
    places = dict(zip(public.table.pawns, public.table.starts, strict=True))
    standing = fugitive(first_state(public.table, public.table.starts[0]))
    for event in public.history:
        if isinstance(event, Turn):
            belief = _after_turn(belief, event, standing)
            for leg in event.legs:
                standing = _paid(standing, leg)
        elif isinstance(event, PawnRide):
            places[event.pawn] = event.to
            belief = without(belief, (event.to,))
        standing = _after_event(standing, event, frozenset(places.values()))
    if public.phase is Phase.MISTER_X and not public.table.rules.blocked_stays:
        belief = normal({s: w for s, w in belief.items() if not _blocked(standing, s)})
    return belief


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


def shyness(net: Net, pursuers: Sequence[int]) -> list[float]:
    """For each station how readily he would go there."""
    rows = [rides_apart(net, ALL_PAID, place) for place in pursuers]
    table = [*SHYNESS, *[SHYNESS[-1]] * (FAR + 1 - len(SHYNESS))]
    return [table[nearest] for nearest in map(min, zip(*rows, strict=True))]


def ridden(
    belief: Belief, net: Net, held: int, taken: Iterable[int], shy: list[float]
) -> Belief:
    """The belief after a ride with one of the tickets *held*; may be empty.

    A ride is weighed against all he could have done instead, so a ticket tells
    something about where he came from.
    """
    found: Belief = {}
    occupied = frozenset(taken)
    instead = ANY_LINE if held >> len(PAID_TICKETS) else ALL_PAID
    ends, choices_at = net.ends[held], net.ends[instead]
    for here, weight in belief.items():
        free = [to for to in ends[here] if to not in occupied]
        if free:
            choices = choices_at[here]
            total = sum(shy[to] for to in choices if to not in occupied)
            share = weight / total
            for to in free:
                found[to] = found.get(to, 0.0) + share * shy[to]
    return found


def _after_turn(belief: Belief, turn: Turn, standing: Fugitive) -> Belief:
    net = net_of(standing.table.edition.board)
    shy = shyness(net, sorted(standing.occupied))
    between = [1.0] * len(shy)  # nobody can catch him between two legs
    for number, leg in enumerate(turn.legs, start=1):
        last = number == len(turn.legs)
        weights = shy if last else between
        if leg.station is not None:
            belief = {leg.station: 1.0}
        elif leg.stayed:
            stuck = {s: w for s, w in belief.items() if _blocked(standing, s)}
            belief = normal(stuck)
        else:
            bits = _shown_bits(leg)
            belief = normal(ridden(belief, net, bits, standing.occupied, weights))
    return belief


def _shown_bits(leg: Sighting) -> int:
    """The tickets that the entry may stand for: a concealed one for any free ride."""
    return ALL_PAID if leg.ticket is None else 1 << TICKETS.index(leg.ticket)


def _blocked(standing: Fugitive, station: int) -> bool:
    return replace(standing, station=Station(station)).is_blocked()


def _paid(standing: Fugitive, leg: Sighting) -> Fugitive:
    if leg.ticket is None:
        return standing
    return standing.after(Ride(leg.ticket, standing.station))


def _after_event(
    standing: Fugitive, event: Event, occupied: frozenset[Station]
) -> Fugitive:
    """Tickets that come into the supply, and where the pursuers stand."""
    supply = standing.supply
    for ticket in _handed_over(standing.table, event):
        supply = added(supply, ticket, 1)
    return replace(standing, supply=supply, occupied=occupied)


def _handed_over(table: Table, event: Event) -> tuple[Ticket, ...]:
    if isinstance(event, Appear):
        return tuple(ticket for _, ticket in event.takings)
    if isinstance(event, PawnRide):
        purse = table.purse_of[table.pawns.index(event.pawn)]
        return () if purse is None else (event.ticket,)
    return ()
