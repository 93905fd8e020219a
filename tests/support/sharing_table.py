"""Games of both kinds for the tests of texts, and what it means to look the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from support.hunting.scenes import games as dice_games
from support.play import random_move
from support.tables import games as classic_games
from sy_core import hunting
from sy_core.registry import CLASSIC, HUNTING, AnyGame
from sy_core.terms import MISTER_X, SPECTATOR

any_game = st.one_of(
    st.tuples(st.just(CLASSIC), classic_games(most=130)),
    st.tuples(st.just(HUNTING), dice_games(most=90)),
)
"""A game and one of its states."""


def moved_on(game: AnyGame, state, rng: Random, plies: int):
    """The state after some random moves."""
    choose = random_move if game is CLASSIC else hunting.random_move
    for _ in range(plies):
        if state.outcome is None:
            state = game.apply(state, choose(state, rng))
    return state


def plies(game: AnyGame, state) -> Iterator:
    """Every state that led here, the last one first."""
    return reversed(game.history(state))


def same(one, other) -> bool:
    """Whether two views tell the same, the moves before a position aside."""
    return replace(one, table=other.table, history=other.history) == other


def seats(state) -> tuple[str, ...]:
    return (MISTER_X, SPECTATOR, *state.table.seats)
