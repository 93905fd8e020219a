"""What the detectives can work out, exactly, and worlds that agree with it.

Everything public about a game is turned into *steps*; each says, for one space
where Mister X may have been, where he may be after it. Following all steps from all
possible starts gives exactly the spaces of all games with this public history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from sy_core.errors import ViewError
from sy_core.hunting.advance import advance
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
from sy_core.hunting.reach import Fugitive, flights
from sy_core.hunting.rules import first_state, legal_legs
from sy_core.hunting.state import Entry, GameState, Table, Token
from sy_core.hunting.view import Event, Sighting, Turn, View, as_detectives_see
from sy_core.outcome import EndReason
from sy_core.terms import Station, Ticket

if TYPE_CHECKING:
    from random import Random

Follow: TypeAlias = Callable[[Station], Iterable[Station]]


@dataclass(frozen=True, slots=True)
class Step:
    """From one space to those where he may be next; a leg fills an entry."""

    follow: Follow
    is_entry: bool = False


def deduce(view: View) -> frozenset[Station]:
    """The exact set of spaces where Mister X can be, for all the detectives know.

    Asked of Mister X's own view it answers what the detectives can work out. Before
    he has hidden, it is where he may.
    """
    public = as_detectives_see(view)
    if public.x_station is not None:
        return frozenset({public.x_station})
    spaces = starts_of(public)
    for step in _steps(public):
        spaces = frozenset(there for here in spaces for there in step.follow(here))
    return spaces


def sample_state(
    view: View, rng: Random, play: Callable[[GameState, Move], GameState] = advance
) -> GameState:
    """A full state that looks like *view*: every consistent route is as likely.

    *play* makes the moves; a history that nobody vouches for is better checked.
    """
    ahead = iter(_sample_route(view, rng))
    state = first_state(view.table, _past(view, ahead))
    for event in view.history:
        if isinstance(event, Turn):
            state = play(state, _sample_turn(state, event, ahead, rng))
        else:
            state = play(state, event)
    return state


def _past(view: View, ahead: Iterator[Station]) -> tuple[Entry, ...]:
    """The tableau before the first move: what is unknown of it stays unsaid."""
    log = view.table.setting.log if view.table.setting else ()
    if not log:
        return ()
    *before, last = (
        replace(entry, station=seen.station)
        for entry, seen in zip(log, view.trail, strict=False)
    )
    return (*before, replace(last, station=next(ahead)))


def starts_of(view: View) -> frozenset[Station]:
    """Where Mister X can have been at first: on the announced tile (R53).

    In a game that began from a position it is where he can have been then.
    """
    if view.announced is None:
        return frozenset(view.table.layout.places).difference(view.pursuers)
    setting = view.table.setting
    older = len(setting.log) if setting else 0
    known = view.trail[max(older - 1, 0)].station
    if known is not None:
        return frozenset({known})
    if setting is not None and older:
        return setting.may
    placed = {event.to for event in view.history if isinstance(event, Place)}
    placed.update(setting.pursuers if setting else ())
    return view.table.layout.on_tile(view.announced) - placed


def _steps(view: View) -> Iterator[Step]:
    """What each event, and the mere fact that the game goes on, tells."""
    table = view.table
    setting = table.setting
    standing_at = setting.pursuers if setting else ()
    pursuers = dict(zip(table.pawns, standing_at, strict=False))
    played = list(setting.played if setting else ())
    for event in _uncaught(view):
        match event:
            case Place(pawn, to):
                pursuers[pawn] = to
            case PawnRide(pawn, ticket, to):
                pursuers[pawn] = to
                played.append(ticket)
                yield Step(_not_caught(to))
            case Turn(legs) if legs[0].token is not Token.START:
                standing = _standing(table, played, pursuers.values())
                for leg in legs:
                    yield Step(_leg(standing, leg), is_entry=True)
                played.clear()


def _standing(
    table: Table, played: Iterable[Ticket], occupied: Iterable[Station]
) -> Fugitive:
    """Mister X's means as everybody sees them; his space is a mere placeholder."""
    return Fugitive(table, Station(0), tuple(played), 0, 0, tuple(occupied))


def _leg(standing: Fugitive, leg: Sighting) -> Follow:
    """Where one entry leads, from a given space."""
    if leg.token is Token.STAY:
        return _staying(standing)
    table = standing.table
    targets: Targets
    if leg.token is Token.HELICOPTER:
        targets = flights(table)
    else:
        targets = table.layout.rides[Ticket(leg.token.value)]
    if leg.station is not None:
        shown = (leg.station,)
        return lambda here: shown if leg.station in targets[here] else ()
    return lambda here: (to for to in targets[here] if to not in standing.occupied)


def _staying(standing: Fugitive) -> Follow:
    """He may stay only where none of the played dice helps him (R41)."""

    def follow(here: Station) -> Iterable[Station]:
        stuck = not replace(standing, station=here).can_use_a_die()
        return (here,) if stuck else ()

    return follow


def _uncaught(view: View) -> tuple[Event, ...]:
    """The history without the move that caught him."""
    caught = view.outcome is not None and view.outcome.reason is EndReason.CAUGHT
    return view.history[:-1] if caught else view.history


def _not_caught(entered: Station) -> Follow:
    """A detective entered a space and the game went on: he is not there."""
    return lambda here: () if here == entered else (here,)


def _sample_route(view: View, rng: Random) -> list[Station]:
    """The start and one space per further entry, uniformly among all routes."""
    steps = tuple(_steps(view))
    layers = [dict.fromkeys(starts_of(view), 1)]
    for step in steps:
        layers.append(_followed(layers[-1], step))
    if not layers[-1]:
        raise ViewError("no game has this public history")
    here = _pick(layers[-1], rng)
    route = [here]
    for step, before in zip(reversed(steps), reversed(layers[:-1]), strict=True):
        came_from = {s: n for s, n in before.items() if here in step.follow(s)}
        here = _pick(came_from, rng)
        if step.is_entry:
            route.append(here)
    route.reverse()
    return route


def _followed(layer: dict[Station, int], step: Step) -> dict[Station, int]:
    """In how many ways each space is reached after *step*."""
    ways: dict[Station, int] = {}
    for here, count in layer.items():
        for there in step.follow(here):
            ways[there] = ways.get(there, 0) + count
    return ways


def _pick(ways: dict[Station, int], rng: Random) -> Station:
    spaces = sorted(ways)
    return rng.choices(spaces, [ways[space] for space in spaces])[0]


def _sample_turn(
    state: GameState, turn: Turn, ahead: Iterator[Station], rng: Random
) -> Action | Start | Stay:
    """A turn with its unknown spaces filled in."""
    legs: list[Leg] = []
    for seen in turn.legs:
        to = next(ahead)
        match seen.token:
            case Token.START:
                return Start(to)
            case Token.STAY:
                return Stay()
            case Token.HELICOPTER:
                legs.append(Fly(to))
            case token:
                legs.append(Ride(Ticket(token.value), to))
    if not turn.double:
        return legs[0]
    if len(legs) == 1:  # he ran into a detective: what he had planned is his secret
        planned = legal_legs(state, legs)
        if not planned:
            raise ViewError("no game has this public history")
        legs.append(rng.choice(planned))
    return Double(tuple(legs))
