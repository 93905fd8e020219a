"""The classic game as the terminal plays it."""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.classic.moves import Double, Move
from sy_core.classic.rules import legal_legs, legal_moves
from sy_core.classic.state import GameState, Phase
from sy_core.classic.view import View
from sy_core.console.classic import screen, story
from sy_core.console.classic.reading import read_moves
from sy_core.console.games import SELDOM, Screens


def random_move(state: GameState, rng: Random) -> Move:
    """A random move; doubles and appearances are rare."""
    special = rng.random() < SELDOM
    if special and (firsts := legal_legs(state, more=1)):
        first = rng.choice(firsts)
        return Double((first, rng.choice(legal_legs(state, [first]))))
    options: tuple[Move, ...] = legal_legs(state) or (*legal_moves(state),)
    if state.phase is Phase.APPEARANCE and not special:
        return options[0]
    return rng.choice(options)


SCREENS: Final[Screens[GameState, Move, View]] = Screens(
    read_moves, random_move, screen, story, places="stations"
)
