"""Hypothesis strategies that both games share: games played at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st


def games_from(new_games, play_randomly: Callable, most: int):
    """Strategies for games at any point, and for games at their end."""

    @st.composite
    def games(draw: st.DrawFn, most: int = most):
        """A game played at random for some moves, or to its end."""
        start = draw(new_games())
        moves = draw(st.integers(0, most))
        return play_randomly(start, Random(draw(st.integers(0, 2**32))), moves)

    @st.composite
    def whole_games(draw: st.DrawFn):
        """A game played at random to its end."""
        return play_randomly(draw(new_games()), Random(draw(st.integers(0, 2**32))))

    return games, whole_games


def rules_of(draw: st.DrawFn, edition) -> dict[str, int]:
    """Any of the house rules that an edition knows."""
    return {
        name: draw(st.sampled_from(values)) for name, values in edition.choices.items()
    }
