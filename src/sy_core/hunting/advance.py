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
from typing import TypeAlias

from sy_core.hunting.moves import (
    Action,
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
)
from sy_core.hunting.state import Entry, GameState, Phase, Token
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Pawn, Station

Moves: TypeAlias = tuple[Move, ...]


def advance(state: GameState, move: Move) -> GameState:
    """The state after *move*, which the caller knows to be legal."""
    moves = (*state.moves, move)
    match move:
        case Roll(faces):
            return replace(state, moves=moves, hand=faces, phase=Phase.PURSUIT)
        case PawnRide():
            return _after_pawn_ride(state, moves, move)
        case PawnStay(pawn):
            return _after_pawn_stay(state, moves, pawn)
        case Again():
            chips = state.chips - 1
            return replace(
                state, moves=moves, chips=chips, hand=(), phase=Phase.ROLLING
            )
        case Ride() | Fly() | Double():
            return _after_action(state, moves, move)
        case Stay():
            trail = _filled(state, state.trail, Token.STAY, state.x_station)
            return _next_round(state, moves, trail)
        case Start(to):
            return _next_round(state, moves, _filled(state, (), Token.START, to))
        case _:
            return _after_placing(state, moves, move)


def _after_placing(state: GameState, moves: Moves, move: Place) -> GameState:
    pursuers = (*state.pursuers, move.to)
    complete = len(pursuers) == state.table.detectives
    phase = Phase.HIDING if complete else Phase.PLACING
    return replace(state, moves=moves, pursuers=pursuers, phase=phase)


def _after_pawn_ride(state: GameState, moves: Moves, move: PawnRide) -> GameState:
    index = state.table.pawns.index(move.pawn)
    moved = (*state.moved[:index], True, *state.moved[index + 1 :])
    caught = move.to == state.x_station
    phase = Phase.OVER if caught else _phase_after(state, moved)
    return replace(
        state,
        moves=moves,
        phase=phase,
        pursuers=(*state.pursuers[:index], move.to, *state.pursuers[index + 1 :]),
        moved=moved,
        hand=(),
        played=(*state.played, move.ticket),
        outcome=_outcome(phase, EndReason.CAUGHT if caught else EndReason.ESCAPED),
    )


def _after_pawn_stay(state: GameState, moves: Moves, pawn: Pawn) -> GameState:
    index = state.table.pawns.index(pawn)
    moved = (*state.moved[:index], True, *state.moved[index + 1 :])
    phase = _phase_after(state, moved)
    ended = _outcome(phase, EndReason.ESCAPED)
    return replace(state, moves=moves, phase=phase, moved=moved, hand=(), outcome=ended)


def _phase_after(state: GameState, moved: tuple[bool, ...]) -> Phase:
    """What follows a detective's turn; a full tableau leaves nothing to follow."""
    if not all(moved):
        return Phase.ROLLING
    full = len(state.trail) == state.table.log_spaces
    return Phase.OVER if full else Phase.MISTER_X


def _outcome(phase: Phase, reason: EndReason) -> Outcome | None:
    return Outcome(reason) if phase is Phase.OVER else None


def _after_action(state: GameState, moves: Moves, action: Action) -> GameState:
    """One entry per leg; running into a detective ends the turn and the game."""
    trail = state.trail
    legs = action.legs
    for number, leg in enumerate(legs, start=1):
        trail = _filled(state, trail, token_of(leg), leg.to)
        if leg.to in state.pursuers:
            ended = Outcome(EndReason.RAN_INTO_DETECTIVE)
            over = replace(
                state, moves=moves, trail=trail, phase=Phase.OVER, outcome=ended
            )
            return _with_specials_crossed_off(over, legs[:number], action)
    state = _with_specials_crossed_off(state, legs, action)
    return _next_round(state, moves, trail)


def _with_specials_crossed_off(
    state: GameState, legs: tuple[Leg, ...], action: Action
) -> GameState:
    tokens = [token_of(leg) for leg in legs]
    black, flown = tokens.count(Token.BLACK), tokens.count(Token.HELICOPTER)
    double = isinstance(action, Double)
    if not (black or flown or double):
        return state
    return replace(
        state,
        black=state.black - black,
        helicopters=state.helicopters - flown,
        doubles=state.doubles - double,
    )


def token_of(leg: Leg) -> Token:
    """What everybody sees of *leg*."""
    return Token.HELICOPTER if isinstance(leg, Fly) else Token(leg.ticket.value)


def _filled(
    state: GameState, trail: tuple[Entry, ...], token: Token, to: Station
) -> tuple[Entry, ...]:
    """The tableau with one more space filled; a reveal lays the whole past open."""
    trail = (*trail, Entry(state.round, token, to, shown=False))
    if len(trail) not in state.table.marked:
        return trail
    return tuple(Entry(e.round, e.token, e.station, shown=True) for e in trail)


def _next_round(state: GameState, moves: Moves, trail: tuple[Entry, ...]) -> GameState:
    """All dice back in hand, the start marker one further (R37)."""
    return replace(
        state,
        moves=moves,
        round=state.round + 1,
        phase=Phase.ROLLING,
        trail=trail,
        moved=(False,) * len(state.pursuers),
        played=(),
    )
