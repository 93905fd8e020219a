"""The verbs of the classic game: legal_moves, legal_legs, apply, undo, outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from sy_core.classic.advance import advance
from sy_core.classic.deal import beginning
from sy_core.classic.explain import explain, seats_leading
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride, Stay
from sy_core.classic.notation import canonical, format_move
from sy_core.classic.reach import (
    after_legs,
    can_go_on,
    fugitive,
    legs_allowed,
    movers,
    pawn_rides,
    robbed,
)
from sy_core.classic.state import GameState, Phase
from sy_core.errors import IllegalMoveError
from sy_core.move import LegalMoves
from sy_core.move import history as history_of
from sy_core.outcome import Outcome
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Seat

if TYPE_CHECKING:
    from random import Random


def legal_moves(state: GameState) -> LegalMoves[GameState, Move]:
    """Every move that :func:`apply` accepts, doubles included."""
    return LegalMoves(state, explain, _enumerate)


def legal_legs(
    state: GameState, taken: Sequence[Move] = (), more: int = 0
) -> tuple[Ride, ...]:
    """Mister X's next rides after the legs *taken*, if *more* are to follow.

    ``legal_legs(state)`` are his single moves, ``legal_legs(state, more=1)`` the
    first legs of a double, ``legal_legs(state, [first])`` the legs that finish it.
    """
    wanted = len(taken) + 1 + max(more, 0)
    if state.phase is not Phase.MISTER_X or wanted > legs_allowed(state):
        return ()
    rides = [leg for leg in taken if isinstance(leg, Ride)]
    if len(rides) < len(taken) or (rides and explain(state, _turn(rides)) is not None):
        return ()
    standing = after_legs(fugitive(state), rides)
    return tuple(
        leg for leg in standing.rides() if can_go_on(standing.after(leg), max(more, 0))
    )


def pawn_moves(state: GameState) -> tuple[PawnRide, ...]:
    """The pursuers' moves of which one is next."""
    return tuple(ride for index in movers(state) for ride in pawn_rides(state, index))


def apply(state: GameState, move: Move, seat: Seat | None = None) -> GameState:
    """The state after *move*; *state* is untouched."""
    refusal = explain(state, move, seat)
    if refusal is not None:
        raise IllegalMoveError(format_move(move), refusal)
    return advance(state, canonical(move))


def undo(state: GameState) -> GameState:
    """The state before the last move; the first state stays as it is."""
    return history_of(beginning(state), state.moves[:-1], advance)[-1]


def history(state: GameState) -> tuple[GameState, ...]:
    """Every state of the game, from the first to the present one."""
    return history_of(beginning(state), state.moves, advance)


def is_chance(_state: GameState) -> bool:
    """Nothing is left to chance once the cards are drawn."""
    return False


def roll(_state: GameState, _rng: Random) -> Move:
    """There are no dice in this game."""
    raise IllegalMoveError("*", Refusal(Reason.WRONG_ROLL))


def outcome(state: GameState) -> Outcome | None:
    """Who won and why, or None while the game goes on."""
    return state.outcome


def to_move(state: GameState) -> tuple[Seat, ...]:
    """The seats that may make the next move; several in a free order."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase is not Phase.PURSUIT:
        return (MISTER_X,)
    table = state.table
    leading = {
        seat for i in movers(state) for seat in seats_leading(table, table.pawns[i])
    }
    return tuple(seat for seat in table.seats if seat in leading)


def _turn(legs: Sequence[Ride]) -> Ride | Double:
    return legs[0] if len(legs) == 1 else Double(tuple(legs))


def _enumerate(state: GameState) -> Iterator[Move]:
    match state.phase:
        case Phase.MISTER_X:
            yield from _turns(state)
        case Phase.APPEARANCE:
            yield Hide()
            yield from _appearances(state)
        case _:  # the pursuit; after the end nobody has a move
            yield from pawn_moves(state)


def _turns(state: GameState) -> Iterator[Move]:
    if fugitive(state).is_blocked():
        yield Stay()  # R7; without that house rule the game would be over
        return
    runs: list[tuple[Ride, ...]] = [()]
    for _ in range(legs_allowed(state)):
        runs = [
            (*run, leg)
            for run in runs
            for leg in after_legs(fugitive(state), run).rides()
        ]
        yield from map(_turn, runs)


def _appearances(state: GameState) -> Iterator[Move]:
    """R27: from each detective one ticket or none."""
    takings = (
        [None, *((pawn, ticket) for ticket in kinds)]
        for pawn, kinds in robbed(state.table, state.purses)
    )
    for taken in product(*takings):
        yield Appear(tuple(taking for taking in taken if taking is not None))
