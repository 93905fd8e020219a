"""The weighed belief is exact: its stations are those of deduce."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ai.table import positions
from support.play import play, puzzle
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.habits import AIMLESS, HABITS
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


def test_who_stayed_is_where_nobody_can_leave():
    """R7: only a blocked Mister X stays."""
    state = puzzle("2023", 4, 2, "10 20 100 101", blocked_stays=True)

    view = CLASSIC.view_for(play(state, "-"), SPECTATOR)

    assert belief_of(view) == {2: 1.0}


def test_a_habit_weighs_stations_and_rules_none_out():
    """Whoever is shy is likelier far from everybody, but may be near all the same."""
    state = play(
        puzzle("2013", 4, 172, "1 2 3 10"),
        "T187 D1T8 D2T20 D3T11 P1T21 T172 D1T1 D2T2 D3T3 P1T10 "
        "T187 D1T8 D2T20 D3T11 P1T21 T172",
    )
    view = CLASSIC.view_for(state, SPECTATOR)

    learned, aimless = (belief_of(view, habits) for habits in (HABITS, AIMLESS))

    assert learned.keys() == aimless.keys()
    assert learned != pytest.approx(aimless)
