"""Games at random, through the same rules: for playouts, measurements and tests."""

from __future__ import annotations

from random import Random

from sy_core.hunting.advance import advance
from sy_core.hunting.moves import Move
from sy_core.hunting.rules import legal_moves, roll
from sy_core.hunting.state import GameState, Phase


def random_move(state: GameState, rng: Random) -> Move:
    """Any legal move, all equally likely; dice fall as dice do."""
    if state.phase is Phase.ROLLING:
        return roll(state, rng)
    moves = [*iter(legal_moves(state))]  # iter: else its length is counted first
    return moves[int(rng.random() * len(moves))]


def random_game(state: GameState, rng: Random) -> GameState:
    """Play *state* to its end by the trusted advance that search uses."""
    while state.phase is not Phase.OVER:
        state = advance(state, random_move(state, rng))
    return state
