"""A Mister X who is not placed: anywhere he can be, and caught only if he must be.

A position may leave open where he is. To try detectives' moves in it some world is
needed that looks like it; a detective who happens to enter his station in that one
world has not caught him as long as he can be somewhere else.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR

TRIES: Final = 200


def out_of_the_way(game: AnyGame, state: State, move: Move, rng: Random) -> State:
    """A world that looks the same and in which *move* does not meet him by chance."""
    target = move.to
    if target is None or game.view_for(state, MISTER_X).x_station != target:
        return state
    seen = game.view_for(state, SPECTATOR)
    if game.deduce(seen) <= {target}:
        return state
    worlds = (game.sample_state(seen, rng) for _ in range(TRIES))
    others = (
        world for world in worlds if game.view_for(world, MISTER_X).x_station != target
    )
    return next(others, state)
