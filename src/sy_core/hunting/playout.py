"""Games at random, through the same rules: for playouts, measurements and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sy_core.hunting.advance import advance
from sy_core.hunting.moves import Double, Move
from sy_core.hunting.rules import leg_pairs, legal_moves, roll, single_turns
from sy_core.hunting.state import GameState, Phase

if TYPE_CHECKING:
    from random import Random


def random_move(state: GameState, rng: Random) -> Move:
    """Any legal move, all equally likely; dice fall as dice do."""
    if state.phase is Phase.ROLLING:
        return roll(state, rng)
    if state.phase is Phase.MISTER_X:
        return _random_turn(state, rng)
    moves = [*iter(legal_moves(state))]  # iter: else its length is counted first
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
