"""Hypothesis strategies: tables of every edition, and games played on them."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from support.play import play_randomly
from sy_core import EDITIONS, new_game
from sy_core.classic.state import GameState


@st.composite
def new_games(draw: st.DrawFn) -> GameState:
    """A game of any edition, player count and house rules, before its first move."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    rules = {
        name: draw(st.sampled_from(values)) for name, values in edition.choices.items()
    }
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    rng = Random(draw(st.integers(0, 2**32)))
    return new_game(edition, players, rng=rng, rules=rules)


@st.composite
def games(draw: st.DrawFn, most: int = 1_000) -> GameState:
    """A game played at random for some moves, or to its end."""
    start = draw(new_games())
    moves = draw(st.integers(0, most))
    return play_randomly(start, Random(draw(st.integers(0, 2**32))), moves)


@st.composite
def whole_games(draw: st.DrawFn) -> GameState:
    """A game played at random to its end."""
    return play_randomly(draw(new_games()), Random(draw(st.integers(0, 2**32))))
