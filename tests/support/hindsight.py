"""Games looked back at, move by move."""

from __future__ import annotations

from sy_core.game import AnyGame
from sy_core.hindsight import Moment, looked_at
from sy_core.protocols import State


def moments_of(game: AnyGame, state: State) -> list[Moment]:
    """Every position of a game so far, looked at."""
    found: list[Moment] = []
    states = game.history(state)
    for number, each in enumerate(states):
        before = (states[number - 1], found[-1]) if number else None
        found.append(looked_at(game, each, before))
    return found
