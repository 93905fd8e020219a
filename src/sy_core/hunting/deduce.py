"""What the detectives can work out in the dice game, and worlds that agree with it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from sy_core.deduction import (
    Follow,
    Step,
    followed,
    not_caught,
    sampled_route,
    uncaught,
)
from sy_core.hunting.advance import advance
from sy_core.hunting.deal import first_state
from sy_core.hunting.layout import Targets
from sy_core.hunting.moves import (
    Action,
    Double,
    Fly,
    Leg,
    Move,
    PawnRide,
    Place,
    Ride,
    Start,
    Stay,
)
from sy_core.hunting.reach import dice_help, flights
from sy_core.hunting.state import Entry, GameState, Table, Token
from sy_core.hunting.view import Sighting, Turn, View, as_detectives_see
from sy_core.knowledge import older_entries
from sy_core.terms import Station, Ticket

if TYPE_CHECKING:
    from random import Random


def deduce(view: View) -> frozenset[Station]:
    """The exact set of spaces where Mister X can be, for all the detectives know.

    Asked of Mister X's own view it answers what the detectives can work out. Before
    he has hidden, it is where he may.
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
    state = first_state(view.table, _past(view, route))
    for event in view.history:
        if isinstance(event, Turn):
            state = play(state, _sampled_turn(event, route))
        else:
            state = play(state, event)
    return state


def _past(view: View, route: Iterator[Station]) -> tuple[Entry, ...]:
    """The tableau before the first move: what is unknown of it stays unsaid."""
    log = view.table.starting_position.log if view.table.starting_position else ()
    if not log:
        return ()
    *before, last = (
        replace(entry, station=seen.station)
        for entry, seen in zip(log, view.trail, strict=False)
    )
    return (*before, replace(last, station=next(route)))


def starts_of(view: View) -> frozenset[Station]:
    """Where Mister X can have been at first: on the announced tile (R53).

    In a game that began from a position it is where he can have been then.
    """
    if view.announced is None:
        return frozenset(view.table.layout.places).difference(view.pursuers)
    start = view.table.starting_position
    older = older_entries(view.table)
    known = view.trail[max(older - 1, 0)].station
    if known is not None:
        return frozenset({known})
    if start is not None and older:
        return start.may
    occupied = {event.to for event in view.history if isinstance(event, Place)}
    occupied.update(start.pursuers if start else ())
    return view.table.layout.on_tile(view.announced) - occupied


def _steps(view: View) -> Iterator[Step]:
    """What each event, and the mere fact that the game goes on, tells."""
    table = view.table
    start = table.starting_position
    standing_at = start.pursuers if start else ()
    pursuers = dict(zip(table.pawns, standing_at, strict=False))
    played = list(start.played if start else ())
    for event in uncaught(view):
        match event:
            case Place(pawn, to):
                pursuers[pawn] = to
            case PawnRide(pawn, ticket, to):
                pursuers[pawn] = to
                played.append(ticket)
                yield not_caught(to)
            case Turn(legs) if legs[0].token is not Token.START:
                dice, occupied = tuple(played), frozenset(pursuers.values())
                for leg in legs:
                    yield Step(_leg(table, leg, dice, occupied), is_entry=True)
                played.clear()


def _leg(
    table: Table, leg: Sighting, dice: Iterable[Ticket], occupied: Container[Station]
) -> Follow:
    """Where one entry leads, from a given space; *dice* and *occupied* are public."""
    if leg.token is Token.STAY:
        return _stay(table, leg, dice, occupied)
    targets: Targets
    if leg.token is Token.HELICOPTER:
        targets = flights(table)
    else:
        targets = table.layout.rides[Ticket(leg.token.value)]
    if leg.station is not None:
        shown = (leg.station,)
        return lambda here: shown if leg.station in targets[here] else ()
    return lambda here: (to for to in targets[here] if to not in occupied)


def _stay(
    table: Table, leg: Sighting, dice: Iterable[Ticket], occupied: Container[Station]
) -> Follow:
    """Only where none of the dice helps him (R41)."""

    def follow(here: Station) -> Iterable[Station]:
        elsewhere = leg.station not in (None, here)
        return () if elsewhere or dice_help(table, here, dice, occupied) else (here,)

    return follow


def _sampled_turn(turn: Turn, route: Iterator[Station]) -> Action | Start | Stay:
    """A turn with its unknown spaces filled in."""
    legs: list[Leg] = []
    for seen in turn.legs:
        to = next(route)
        match seen.token:
            case Token.START:
                return Start(to)
            case Token.STAY:
                return Stay()
            case Token.HELICOPTER:
                legs.append(Fly(to))
            case token:
                legs.append(Ride(Ticket(token.value), to))
    return Double(tuple(legs)) if turn.double else legs[0]
