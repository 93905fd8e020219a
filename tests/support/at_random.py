"""Games of either kind, played by chance alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sy_core.game import AnyGame


def any_move(game: AnyGame, state, rng: Random):
    """Chance's move where it is due, else any legal one."""
    if game.is_chance(state):
        return game.roll(state, rng)
    return rng.choice(list(game.legal_moves(state)))


def at_random(game: AnyGame, state, rng: Random) -> Iterator:
    """The states that follow, one by one, to the end."""
    while game.outcome(state) is None:
        state = game.apply(state, any_move(game, state, rng))
        yield state


def played_again(game: AnyGame, state) -> list:
    """Every state of a game, from the first one on, each move checked anew."""
    states = [game.beginning(state)]
    for move in state.moves:
        states.append(game.apply(states[-1], move))
    return states
