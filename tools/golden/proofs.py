"""What a found game must have shown besides its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sy_core import Double, GameState, Move, PawnRide, Phase, Ride, Stay, Ticket
from sy_core.classic.reach import all_stranded, can_move, is_stranded

Proof: TypeAlias = Callable[[Sequence[GameState]], bool]
"""Asked of all states of a finished game."""


def nothing_more(_states: Sequence[GameState]) -> bool:
    """The end itself is enough."""
    return True


def caught_by(kind: str) -> Proof:
    """The last move was made by a pawn whose name begins so."""

    def proof(states: Sequence[GameState]) -> bool:
        last = states[-1].moves[-1]
        return isinstance(last, PawnRide) and last.pawn.startswith(kind)

    return proof


def stayed(states: Sequence[GameState]) -> bool:
    """He was blocked, stayed and went on."""
    return any(isinstance(move, Stay) for move in states[-1].moves) and any(
        isinstance(move, Stay) and isinstance(later, Ride)
        for move, later in zip(_x_moves(states), _x_moves(states)[1:], strict=False)
    )


def both_doubles(states: Sequence[GameState]) -> bool:
    """He played all his doubles."""
    return states[-1].doubles == 0


def all_entries(number: int) -> Proof:
    """The log holds so many entries."""
    return lambda states: len(states[-1].trail) == number


def at_least_rounds(number: int) -> Proof:
    """The game took so many rounds."""
    return lambda states: states[-1].round >= number


def went_on_stranded(states: Sequence[GameState]) -> bool:
    """All detectives were stranded, and yet Mister X had another turn."""
    return any(
        state.phase is Phase.MISTER_X and all_stranded(state) for state in states
    )


def ended_within_a_phase(states: Sequence[GameState]) -> bool:
    """Pursuers that could move had not yet moved."""
    return not all(states[-1].moved)


def somebody_was_jammed(states: Sequence[GameState]) -> bool:
    """A pursuer had fitting tickets, but others stood on every target."""
    return any(
        not is_stranded(state, index) and not can_move(state, index)
        for state in states[:-1]
        if state.phase is Phase.PURSUIT
        for index, moved in enumerate(state.moved)
        if not moved
    )


def supply_ran_out(states: Sequence[GameState]) -> bool:
    """Some kind of ticket was lacking in the supply on Mister X's turn."""
    return any(
        state.phase is Phase.MISTER_X and min(state.supply) <= 0 for state in states
    )


def ended_in_hiding(states: Sequence[GameState]) -> bool:
    """The detectives had not been shown his last station."""
    return not states[-1].trail[-1].shown


def black_then_concealed_in(number: int) -> Proof:
    """The double of that round was a black leg and one more."""

    def proof(states: Sequence[GameState]) -> bool:
        made = [entry for entry in states[-1].trail if entry.round == number]
        return len(made) > 1 and made[0].ticket is Ticket.BLACK

    return proof


def appeared(times: int) -> Proof:
    """He showed himself of his own will so often."""
    return lambda states: states[-1].appearances >= times


def all_of(*proofs: Proof) -> Proof:
    """Every one of these."""
    return lambda states: all(proof(states) for proof in proofs)


def _x_moves(states: Sequence[GameState]) -> list[Move]:
    return [move for move in states[-1].moves if isinstance(move, Ride | Double | Stay)]
