"""Hypothesis strategies: tables of every edition, and games played on them."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from support.drawn import games_from, rules_of
from support.play import play_randomly
from sy_core import EDITIONS, new_game
from sy_core.classic.state import GameState


@st.composite
def new_games(draw: st.DrawFn) -> GameState:
    """A game of any edition, player count and house rules, before its first move."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    rules = rules_of(draw, edition)
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    rng = Random(draw(st.integers(0, 2**32)))
    return new_game(edition, players, rng=rng, rules=rules)


games, whole_games = games_from(new_games, play_randomly, most=1_000)
