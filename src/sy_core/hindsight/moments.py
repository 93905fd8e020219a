"""Every position of a finished game, looked back at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sy_core.game import AnyGame
from sy_core.hindsight.judgement import Judgement, judged
from sy_core.hindsight.outlook import Outlook, Stations, chase_of, outlook
from sy_core.move import PawnRide
from sy_core.protocols import State, View
from sy_core.terms import MISTER_X, Pawn, Side, Station


@dataclass(frozen=True, slots=True)
class Moment:
    """A position: what the detectives knew of it, and how things really stood."""

    number: int
    """How many moves led to it."""
    round: int
    known: Stations
    """Where he could be, for all that they knew."""
    outlook: Outlook
    is_hunted: bool
    """Whether pursuers may still come to him before he moves."""
    station: Station | None
    """Where he is; None: he has not hidden yet."""
    rides: int | None
    """How many rides the nearest pursuers are away from him; None: nobody is there."""
    nearest: tuple[Pawn, ...]
    catchers: tuple[Pawn, ...]
    """Those who could ride to him with the next move."""
    judgement: Judgement | None
    """What the move was worth that led here."""


def looked_at(
    game: AnyGame, state: State, before: tuple[State, Moment] | None
) -> Moment:
    """A position of a finished game; *before* is the one that a move led from."""
    view = game.view_for(state, MISTER_X)
    known = _known(game, state, view, before)
    chase = chase_of(game)
    waiting = chase.waiting(state)
    reaches = [chase.next_stops(state, n, state.pursuers[n]) for n in waiting]
    rides, nearest = _nearest(game, state, view.x_station)
    return Moment(
        number=len(state.moves),
        round=state.round,
        known=known,
        outlook=outlook(known, reaches),
        is_hunted=bool(waiting),
        station=view.x_station,
        rides=rides,
        nearest=nearest,
        catchers=_catchers(game, state) if waiting else (),
        judgement=judged(game, before[0], state, before[1].known, known)
        if before
        else None,
    )


def _known(
    game: AnyGame, state: State, view: View, before: tuple[State, Moment] | None
) -> Stations:
    """Where he can be, for all that the detectives know."""
    ended = game.outcome(state)
    if before is None or (ended is not None and ended.winner is Side.DETECTIVES):
        return frozenset({state.x_station}) if ended else game.deduce(view)
    if ended is not None:  # he got away: they know no more than they did
        return before[1].known
    move = state.moves[-1]
    if isinstance(move, PawnRide) and MISTER_X not in game.to_move(state):
        return before[1].known - {move.to}  # the same as to follow the whole game
    if game.is_chance(before[0]):
        return before[1].known
    return game.deduce(view)


def _catchers(game: AnyGame, state: State) -> tuple[Pawn, ...]:
    """Who could ride onto his true station with the next move."""
    if MISTER_X in game.to_move(state):  # he may yet show himself (R27)
        return ()
    found = (
        move.pawn
        for move in game.legal_moves(state)
        if isinstance(move, PawnRide) and move.to == state.x_station
    )
    return tuple(dict.fromkeys(found))


def _nearest(
    game: AnyGame, state: State, station: Station | None
) -> tuple[int | None, tuple[Pawn, ...]]:
    """How far away the nearest pursuers are, and who they are."""
    if station is None or not state.pursuers:
        return None, ()
    lines = chase_of(game).lines_of(state.table)
    away = {
        pawn: rides
        for pawn, place in zip(state.table.pawns, state.pursuers, strict=False)
        if (rides := _rides(lines, place, station)) is not None
    }
    least = min(away.values(), default=None)
    return least, tuple(pawn for pawn, rides in away.items() if rides == least)


def _rides(
    lines: Mapping[Station, Stations], origin: Station, goal: Station
) -> int | None:
    """Rides from one station to another; None where dead ends part them."""
    reached, frontier, rides = {origin}, {origin}, 0
    while frontier and goal not in frontier:
        frontier = {to for here in frontier for to in lines[here]} - reached
        reached |= frontier
        rides += 1
    return rides if frontier else None
