"""The dice game as the terminal plays it."""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.console.games import SELDOM, Screens
from sy_core.console.hunting import screen, story
from sy_core.console.hunting.reading import read_moves
from sy_core.hunting import rules
from sy_core.hunting.moves import Again, Double, Move
from sy_core.hunting.rules import legal_moves
from sy_core.hunting.state import GameState
from sy_core.hunting.view import View


def random_move(state: GameState, rng: Random) -> Move:
    """A random move; doubles and rolling again are rare."""
    if rng.random() < SELDOM:
        return rules.random_move(state, rng)
    usual = (m for m in legal_moves(state) if not isinstance(m, Double | Again))
    return rng.choice([*usual])


SCREENS: Final[Screens[GameState, Move, View]] = Screens(
    read_moves, random_move, screen, story, places="spaces"
)
