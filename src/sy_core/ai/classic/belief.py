"""Where Mister X may be, and how plausible each station is.

The stations are exactly those of :func:`sy_core.classic.deduce.deduce`. Their
weights come from a simple picture of how he moves: seldom next to a pursuer, otherwise
anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.classic.atlas import (
    ALL_PAID,
    ANY_LINE,
    FAR,
    Net,
    near,
    net_of,
    rides_apart,
)
from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.codes import TICKETS
from sy_core.classic.deal import first_state
from sy_core.classic.deduce import starts_of
from sy_core.classic.moves import Appear, PawnRide, Ride
from sy_core.classic.reach import Fugitive, added, fugitive
from sy_core.classic.state import Phase, Table
from sy_core.classic.view import Event, Sighting, Turn, View, as_detectives_see
from sy_core.terms import Station, Ticket

Belief: TypeAlias = dict[int, float]
"""Stations with their weights, which add up to one."""

ONE_AWAY: Final = 0.12
TWO_AWAY: Final = 0.75
"""How readily he goes so near to a pursuer, measured by a station farther away."""


class Habit(NamedTuple):
    """How some Mister X moves; fitted to games of a kind of player (docs/ai.md)."""

    trust: float
    """How likely he is such a player, before anything was seen."""
    fear: tuple[float, ...]
    """By how much a pursuer so many rides away scares him off a station."""
    ways: float
    """The power to which the number of ways on counts."""


HABITS: Final = (
    Habit(0.4, (0.0, 0.2, 0.9), 0.0),
    Habit(0.4, (0.0, 0.015, 0.12, 0.2, 0.45, 0.85), 1.9),
    Habit(0.2, (0.0, 0.027, 0.21, 0.21, 0.33, 0.5), -0.8),
)
"""Somebody at ease, somebody thinking ahead, somebody running as far as he can."""
AIMLESS: Final = (Habit(1.0, (0.0,), 0.0),)
"""The simplest picture of him: he goes anywhere."""
STRIDE: Final = 24
"""So many events are followed in one go: the stack of a browser is not deep."""
LEAST_TRUST: Final = 0.03


@dataclass(frozen=True, slots=True)
class Insight:
    """What has been worked out from the public history, habit by habit."""

    beliefs: tuple[Belief, ...]
    trust: tuple[float, ...]
    standing: Fugitive
    """His means and the pursuers' places; its station is a mere placeholder."""
    places: tuple[Station, ...]


def belief_of(view: View, habits: tuple[Habit, ...] = HABITS) -> Belief:
    """The detectives' belief, whoever's view it is asked of.

    Each habit has a belief of its own; those that foretold what was seen count more.
    """
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    known = (public.table, starts_of(public), habits)
    for length in range(0, len(public.history), STRIDE):
        _insight(*known, public.history[:length])
    insight = _insight(*known, public.history)
    belief = mixed(insight.beliefs, insight.trust)
    if public.phase is Phase.MISTER_X and not public.table.rules.blocked_stays:
        standing = insight.standing
        belief = normal({s: w for s, w in belief.items() if not _blocked(standing, s)})
    return belief


@lru_cache(maxsize=256)
def _insight(
    table: Table,
    starts: frozenset[Station],
    habits: tuple[Habit, ...],
    history: tuple[Event, ...],
) -> Insight:
    """Worked out from one event fewer, so that a game is followed only once."""
    if not history:
        standing = fugitive(first_state(table, table.starts[0]))
        trust = tuple(habit.trust for habit in habits)
        return Insight((even(starts),) * len(habits), trust, standing, table.starts)
    before = _insight(table, starts, habits, history[:-1])
    event = history[-1]
    beliefs, trust, standing = before.beliefs, before.trust, before.standing
    places = before.places
    if isinstance(event, Turn):
        seen = [
            _after_turn(belief, event, standing, habit)
            for habit, belief in zip(habits, beliefs, strict=True)
        ]
        beliefs = tuple(belief for belief, _ in seen)
        trust = _scaled(map(mul, trust, (chance for _, chance in seen)))
        for leg in event.legs:
            standing = _paid(standing, leg)
    elif isinstance(event, PawnRide):
        at = table.pawns.index(event.pawn)
        places = (*places[:at], event.to, *places[at + 1 :])
        beliefs = tuple(without(belief, (event.to,)) for belief in beliefs)
    standing = _after_event(standing, event, frozenset(places))
    return Insight(beliefs, trust, standing, places)


def _scaled(trust: Iterable[float]) -> tuple[float, ...]:
    """Trust that adds up to one; none is ever lost for good."""
    floored = [
        max(share, LEAST_TRUST) for share in normal(dict(enumerate(trust))).values()
    ]
    return tuple(share / sum(floored) for share in floored)


def mixed(beliefs: Sequence[Belief], trust: Sequence[float]) -> Belief:
    """Several beliefs as one, each as far as it is trusted."""
    whole: Belief = {}
    for belief, share in zip(beliefs, trust, strict=True):
        for station, weight in belief.items():
            whole[station] = whole.get(station, 0.0) + share * weight
    return whole


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


def shyness(net: Net, pursuers: Iterable[int]) -> list[float]:
    """For each station how readily he would go there; where somebody stands, never."""
    places = tuple(pursuers)
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
    return shy


def habitual(net: Net, habit: Habit, pursuers: Iterable[int]) -> list[float]:
    """For each station how readily he goes there, by a habit of his."""
    weights: Iterable[float] = liking(net, habit)
    for place in pursuers:
        weights = map(mul, weights, fear(net, habit, place))
    return list(weights)


@cache
def liking(net: Net, habit: Habit) -> tuple[float, ...]:
    """How he likes each station, pursuers aside."""
    return tuple(
        len(ways) ** habit.ways if ways else 0.0 for ways in net.ends[ALL_PAID]
    )


@cache
def fear(net: Net, habit: Habit, place: int) -> tuple[float, ...]:
    """How a pursuer on *place* scares him off each station."""
    scare = (*habit.fear, *[1.0] * (FAR + 1 - len(habit.fear)))
    return tuple(scare[steps] for steps in rides_apart(net, ALL_PAID, place))


def fearless(net: Net, pursuers: Iterable[int]) -> list[float]:
    """The same between two legs: nobody can catch him there."""
    shy = [1.0] * len(net.ends[0])
    for place in pursuers:
        shy[place] = 0.0
    return shy


def ridden(belief: Belief, net: Net, held: int, shy: Sequence[float]) -> Belief:
    """The belief after a ride with one of the tickets *held*; may be empty.

    A ride is weighed against all he could have done instead, so a ticket tells
    something about where he came from.
    """
    instead = ANY_LINE if held >> len(PAID_TICKETS) else ALL_PAID
    ends, choices_at = net.ends[held], net.ends[instead]
    found: Belief = {}
    for here, weight in belief.items():
        total = 0.0
        for to in choices_at[here]:
            total += shy[to]
        if total:
            share = weight / total
            for to in ends[here]:
                if shy[to]:
                    found[to] = found.get(to, 0.0) + share * shy[to]
    return found


def _after_turn(
    belief: Belief, turn: Turn, standing: Fugitive, habit: Habit
) -> tuple[Belief, float]:
    """The belief after a turn, and how likely the turn was in its eyes."""
    net = net_of(standing.table.edition.board)
    chance = 1.0
    for number, leg in enumerate(turn.legs, start=1):
        if leg.stayed:
            belief = {s: w for s, w in belief.items() if _blocked(standing, s)}
        else:
            last = number == len(turn.legs)
            guess = habitual(net, habit, standing.occupied) if last else None
            weights = guess or fearless(net, standing.occupied)
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
