"""What a legal move does. Nothing here checks: :func:`rules.apply` does.

Order of evaluation::

    set-up:   detectives are placed, Mister X hides
    round:    each detective rolls, may roll again, uses a die or stays
              on Mister X's space      -> detectives win
              tableau full             -> Mister X wins
              Mister X's turn: one entry per leg, reveals as due
              on a detective's space   -> detectives win (R39)
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.hunting.moves import (
    Again,
    Double,
    Fly,
    Leg,
    Move,
    PawnRide,
    PawnStay,
    Place,
    Ride,
    Roll,
    Start,
    Stay,
    Action,
    legs_of,
)
from sy_core.hunting.state import Entry, GameState, Phase, Token
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Pawn, Station, Ticket


def advance(state: GameState, move: Move) -> GameState:
    """The state after *move*, which the caller knows to be legal."""
    state = replace(state, moves=(*state.moves, move))
    match move:
        case Roll(faces):
            return replace(state, hand=faces, phase=Phase.PURSUIT)
        case PawnRide():
            return _after_pawn_ride(state, move)
        case PawnStay(pawn):
            return _next_detective(_with_turn_taken(state, pawn))
        case Again():
            return replace(state, chips=state.chips - 1, hand=(), phase=Phase.ROLLING)
        case Ride() | Fly() | Double():
            return _after_turn(state, move)
        case Stay():
            return _open_round(_with_entry(state, Token.STAY, state.x_station))
        case Place(_, to):
            return _after_placing(state, to)
        case Start(to):
            return _open_round(_with_entry(state, Token.START, to))


def _after_placing(state: GameState, to: Station) -> GameState:
    pursuers = (*state.pursuers, to)
    complete = len(pursuers) == state.table.detectives
    phase = Phase.HIDING if complete else Phase.PLACING
    return replace(state, pursuers=pursuers, phase=phase)


def _open_round(state: GameState) -> GameState:
    """A new round: all dice back in hand, the start marker one further."""
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.ROLLING,
        moved=(False,) * len(state.pursuers),
        played=(),
    )


def _after_pawn_ride(state: GameState, move: PawnRide) -> GameState:
    index = state.table.pawns.index(move.pawn)
    pursuers = (*state.pursuers[:index], move.to, *state.pursuers[index + 1 :])
    played = (*state.played, move.ticket)
    state = _with_turn_taken(state, move.pawn)
    state = replace(state, pursuers=pursuers, played=played)
    if move.to == state.x_station:
        return _over(state, EndReason.CAUGHT)
    return _next_detective(state)


def _with_turn_taken(state: GameState, pawn: Pawn) -> GameState:
    index = state.table.pawns.index(pawn)
    moved = (*state.moved[:index], True, *state.moved[index + 1 :])
    return replace(state, moved=moved, hand=())


def _next_detective(state: GameState) -> GameState:
    if not all(state.moved):
        return replace(state, phase=Phase.ROLLING)
    if len(state.trail) == state.table.log_spaces:
        return _over(state, EndReason.ESCAPED)
    return replace(state, phase=Phase.MISTER_X)


def _after_turn(state: GameState, turn: Action) -> GameState:
    """One entry per leg; running into a detective ends the turn and the game."""
    if isinstance(turn, Double):
        state = replace(state, doubles=state.doubles - 1)
    for leg in legs_of(turn):
        state = _with_entry(
            _with_special_crossed_off(state, leg), token_of(leg), leg.to
        )
        if leg.to in state.pursuers:
            return _over(state, EndReason.RAN_INTO_DETECTIVE)
    return _open_round(state)


def _with_special_crossed_off(state: GameState, leg: Leg) -> GameState:
    match leg:
        case Fly():
            return replace(state, helicopters=state.helicopters - 1)
        case Ride(Ticket.BLACK):
            return replace(state, black=state.black - 1)
        case _:
            return state


def token_of(leg: Leg) -> Token:
    """What everybody sees of *leg*."""
    return Token.HELICOPTER if isinstance(leg, Fly) else Token(leg.ticket.value)


def _with_entry(state: GameState, token: Token, to: Station) -> GameState:
    """Fill the next space of the tableau; a reveal lays the whole past open."""
    trail = (*state.trail, Entry(state.round, token, to, shown=False))
    if len(trail) in state.table.marked:
        trail = tuple(replace(entry, shown=True) for entry in trail)
    return replace(state, trail=trail)


def _over(state: GameState, reason: EndReason) -> GameState:
    return replace(state, phase=Phase.OVER, outcome=Outcome(reason))
