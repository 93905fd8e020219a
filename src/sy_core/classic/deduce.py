"""What the detectives can work out in the classic game, and worlds that agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from sy_core.classic.advance import advance, open_turn
from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.deal import first_state, possible_x_starts, resumed
from sy_core.classic.moves import Appear, Double, Move, PawnRide, Ride, Stay
from sy_core.classic.reach import Fugitive, added, fugitive
from sy_core.classic.state import GameState, Phase
from sy_core.classic.view import Event, Sighting, Turn, View, as_detectives_see
from sy_core.deduction import (
    Follow,
    Step,
    followed,
    not_caught,
    sampled_route,
    uncaught,
)
from sy_core.terms import Station, Ticket

if TYPE_CHECKING:
    from random import Random


def deduce(view: View) -> frozenset[Station]:
    """The exact set of stations where Mister X can be, for all the detectives know.

    Asked of Mister X's own view it answers what the detectives can work out.
    """
    public = as_detectives_see(view)
    if public.x_station is not None:
        return frozenset({public.x_station})
    return followed(starts_of(public), _steps(public))


def sample_state(
    view: View, rng: Random, play: Callable[[GameState, Move], GameState] = advance
) -> GameState:
    """A full state that looks like *view*: every consistent route is as likely.

    *play* makes the moves; a history that nobody vouches for is better checked.
    """
    route = sampled_route(starts_of(view), _steps(view), rng)
    state = _beginning(view, next(route))
    for event in view.history:
        if isinstance(event, Turn):
            state = play(state, _sampled_turn(state, event, route, rng))
        else:
            state = play(state, event)
    return state


def starts_of(view: View) -> frozenset[Station]:
    """Where Mister X can have been when the game began."""
    start = view.table.starting_position
    if start is None or not start.log:
        known = view.x_start
    else:  # perhaps it has been shown since
        known = view.trail[len(start.log) - 1].station
    return possible_x_starts(view.table) if known is None else frozenset({known})


def _beginning(view: View, x_station: Station) -> GameState:
    """A world as it may have been at first; its older past stays unsaid."""
    first = first_state(view.table, x_station)
    start = view.table.starting_position
    if start is None:
        return open_turn(first)
    if not start.log:
        return first
    past = tuple(
        replace(entry, ticket=seen.ticket, station=entry.station or seen.station)
        for entry, seen in zip(first.trail, view.trail, strict=False)
    )
    return resumed(view.table, view.x_start, past)


def _steps(view: View) -> Iterator[Step]:
    """What each event, and the mere fact that the game goes on, tells."""
    pursuers = dict(zip(view.table.pawns, view.table.starts, strict=True))
    # Means and obstacles are public; the station in here is a mere placeholder.
    standing = fugitive(first_state(view.table, view.table.starts[0]))
    for event in uncaught(view):
        match event:
            case Turn(legs):
                for leg in legs:
                    yield Step(_ride(standing, leg), is_entry=True)
                    standing = after_sighting(standing, leg)
            case PawnRide(pawn, _, to):
                pursuers[pawn] = to
                yield not_caught(to)
        standing = after_event(standing, event, frozenset(pursuers.values()))
    if view.phase is Phase.MISTER_X and not view.table.rules.blocked_stays:
        yield Step(_unblocked(standing))  # or else he would have lost (R7)


def _ride(standing: Fugitive, leg: Sighting) -> Follow:
    """Where one log entry leads, from a given station."""
    lines = standing.table.edition.board.rides
    shown = None if leg.station is None else frozenset({leg.station})

    def follow(here: Station) -> Iterable[Station]:
        if leg.stayed:
            ends = frozenset({here} if _at(standing, here).is_blocked() else ())
        elif leg.ticket is None:  # a concealed ride: any mode that costs nothing
            ends = frozenset().union(*(lines[here][t] for t in PAID_TICKETS))
            ends -= standing.occupied
        else:
            ends = lines[here][leg.ticket] - standing.occupied
        return ends if shown is None else ends & shown

    return follow


def _unblocked(standing: Fugitive) -> Follow:
    return lambda here: () if _at(standing, here).is_blocked() else (here,)


def _at(standing: Fugitive, station: Station) -> Fugitive:
    return replace(standing, station=station)


def after_sighting(standing: Fugitive, leg: Sighting) -> Fugitive:
    """His means after an entry, as everybody sees them."""
    if leg.ticket is None:
        return standing
    return standing.after(Ride(leg.ticket, standing.station))


def after_event(
    standing: Fugitive, event: Event, occupied: frozenset[Station]
) -> Fugitive:
    """Tickets that the event brings into the supply, and where pursuers stand."""
    table = standing.table
    paid: tuple[Ticket, ...] = ()
    if isinstance(event, Appear):
        paid = tuple(ticket for _, ticket in event.takings)
    elif isinstance(event, PawnRide):
        purse = table.purse_of[table.pawns.index(event.pawn)]
        paid = () if purse is None else (event.ticket,)
    supply = standing.supply
    for ticket in paid:
        supply = added(supply, ticket, 1)
    return replace(standing, supply=supply, occupied=occupied)


def _sampled_turn(
    state: GameState, turn: Turn, route: Iterator[Station], rng: Random
) -> Move:
    """A turn with its unknown stations and modes filled in."""
    rides: list[Ride] = []
    here = state.x_station
    lines = state.table.edition.board.rides
    for leg in turn.legs:
        to = next(route)
        if leg.stayed:
            return Stay()
        modes = [t for t in PAID_TICKETS if to in lines[here][t]]
        rides.append(Ride(leg.ticket or rng.choice(modes), to))
        here = to
    return rides[0] if len(rides) == 1 else Double(tuple(rides))
