"""The weighed belief is exact: its stations are those of deduce."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ai.table import positions
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.hunting import belief as hunting_belief
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import MISTER_X, SPECTATOR


@pytest.mark.parametrize(
    ("game", "weigh"),
    [
        (CLASSIC, belief_of),
        (HUNTING, hunting_belief.belief_of),
        (HUNTING, hunting_belief.sharp_belief),
    ],
    ids=["classic", "hunting", "hunting, sharp"],
)
@given(data=st.data())
def test_the_stations_are_those_of_deduce(game, weigh, data):
    """Weights never rule anything out, and add up to one; he sees the same."""
    state = data.draw(positions(game))
    view = game.view_for(state, SPECTATOR)

    weights = weigh(view)

    assert frozenset(weights) == game.deduce(view)
    assert min(weights.values()) > 0
    assert sum(weights.values()) == pytest.approx(1)
    assert weigh(game.view_for(state, MISTER_X)) == pytest.approx(weights)
