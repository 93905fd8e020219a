"""The verbs of the dice game: legal_moves, legal_legs, apply, undo, outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sy_core.errors import IllegalMoveError
from sy_core.hunting.advance import advance
from sy_core.hunting.deal import beginning
from sy_core.hunting.dice import rolls, throw, ways
from sy_core.hunting.explain import explain, seat_of
from sy_core.hunting.moves import (
    Action,
    Again,
    Double,
    Leg,
    Move,
    PawnStay,
    Place,
    Roll,
    Start,
    Stay,
)
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE, canonical, format_move
from sy_core.hunting.reach import (
    after_legs,
    can_double,
    fugitive,
    movers,
    pawn_rides,
)
from sy_core.hunting.state import GameState, Phase
from sy_core.move import LegalMoves
from sy_core.move import history as history_of
from sy_core.outcome import Outcome
from sy_core.terms import MISTER_X, Seat

if TYPE_CHECKING:
    from random import Random


def legal_moves(state: GameState) -> LegalMoves[GameState, Move]:
    """Every move that :func:`apply` accepts, doubles and all rolls included.

    A double that ends with its first leg is in here with each leg that might follow;
    :func:`apply` takes it without one, too.
    """
    return LegalMoves(state, explain, _enumerate)


def legal_legs(
    state: GameState, taken: Sequence[Move] = (), more: int = 0
) -> tuple[Leg, ...]:
    """Mister X's next legs after those *taken*, if *more* are to follow.

    ``legal_legs(state)`` are his single moves, ``legal_legs(state, more=1)`` the
    first legs of a double, ``legal_legs(state, [first])`` the legs that finish it.
    """
    count = len(taken) + 1 + more
    if state.phase is not Phase.MISTER_X or count > LEGS_OF_A_DOUBLE:
        return ()
    if count == LEGS_OF_A_DOUBLE and not can_double(state):
        return ()
    start = fugitive(state, double=count == LEGS_OF_A_DOUBLE)
    chosen = [leg for leg in start.legs() if leg in taken]
    if len(chosen) < len(taken):
        return ()
    standing = after_legs(start, chosen)
    return tuple(
        leg
        for leg in standing.legs()
        if not more or next(standing.after(leg).legs(), None) is not None
    )


def pawn_moves(state: GameState) -> tuple[Move, ...]:
    """The detectives' rides of which one is next; if there are none, who may stay."""
    if state.phase is not Phase.PURSUIT:
        return ()
    able = movers(state)
    rides = tuple(ride for index in able for ride in pawn_rides(state, index))
    return rides or tuple(PawnStay(state.table.pawns[index]) for index in able)


def apply(state: GameState, move: Move, seat: Seat | None = None) -> GameState:
    """The state after *move*; *state* is untouched."""
    refusal = explain(state, move, seat)
    if refusal is not None:
        raise IllegalMoveError(format_move(move), refusal)
    return advance(state, canonical(move))


def is_chance(state: GameState) -> bool:
    """Whether the dice decide what comes next."""
    return state.phase is Phase.ROLLING


def roll(state: GameState, rng: Random) -> Roll:
    """Throw the dice that are to be rolled now."""
    return Roll(throw(rng, state.to_roll))


def chances(state: GameState) -> tuple[tuple[Roll, float], ...]:
    """Every roll that can come now with its probability; nothing to roll: none."""
    if state.phase is not Phase.ROLLING:
        return ()
    count = state.to_roll
    return tuple((Roll(faces), ways(faces) / 6**count) for faces in rolls(count))


def random_move(state: GameState, rng: Random) -> Move:
    """Any legal move, all equally likely; dice fall as dice do."""
    if state.phase is Phase.ROLLING:
        return roll(state, rng)
    if state.phase is Phase.MISTER_X:
        return _random_turn(state, rng)
    moves = [*_enumerate(state)]
    return moves[int(rng.random() * len(moves))]


def _random_turn(state: GameState, rng: Random) -> Move:
    """One of Mister X's turns; of all the doubles only the chosen one is made."""
    singles, pairs = [*single_turns(state)], [*leg_pairs(state)]
    at = int(rng.random() * (len(singles) + len(pairs)))
    return singles[at] if at < len(singles) else Double(pairs[at - len(singles)])


def random_game(state: GameState, rng: Random) -> GameState:
    """Play *state* to its end by the trusted advance that search uses."""
    while state.phase is not Phase.OVER:
        state = advance(state, random_move(state, rng))
    return state


def outcome(state: GameState) -> Outcome | None:
    """Who won and why, or None while the game goes on."""
    return state.outcome


def to_move(state: GameState) -> tuple[Seat, ...]:
    """The seats that may make the next move."""
    match state.phase:
        case Phase.OVER:
            return ()
        case Phase.MISTER_X | Phase.HIDING:
            return (MISTER_X,)
        case Phase.PLACING:
            return (seat_of(state.table, len(state.pursuers)),)
        case _:
            return (seat_of(state.table, movers(state)[0]),)


def undo(state: GameState) -> GameState:
    """The state before the last move; the first state stays as it is."""
    return history_of(beginning(state), state.moves[:-1], advance)[-1]


def history(state: GameState) -> tuple[GameState, ...]:
    """Every state of the game, from the first to the present one."""
    return history_of(beginning(state), state.moves, advance)


def _enumerate(state: GameState) -> Iterator[Move]:
    layout, taken = state.table.layout, state.pursuers
    match state.phase:
        case Phase.PLACING:
            pawn = state.table.pawns[len(taken)]
            yield from (Place(pawn, to) for to in layout.taxi_only if to not in taken)
        case Phase.HIDING:
            yield from (Start(to) for to in layout.spaces if to not in taken)
        case Phase.ROLLING:
            yield from map(Roll, rolls(state.to_roll))
        case Phase.PURSUIT:
            yield from pawn_moves(state)
            if state.chips:
                yield Again()
        case Phase.MISTER_X:
            yield from _turns(state)
    # After the end nobody has a move.


def _turns(state: GameState) -> Iterator[Action | Stay]:
    yield from single_turns(state)
    yield from map(Double, leg_pairs(state))


def single_turns(state: GameState) -> Iterator[Leg | Stay]:
    """Mister X's turns but for doubles."""
    standing = fugitive(state)
    if not standing.can_use_a_die():
        yield Stay()
    yield from standing.legs()


def leg_pairs(state: GameState) -> Iterator[tuple[Leg, Leg]]:
    """The legs of every double."""
    if can_double(state):
        start = fugitive(state, double=True)
        for first in start.legs():
            for second in start.after(first).legs():
                yield first, second
