"""What the detectives believe, and what habits make of it."""

from __future__ import annotations

import pytest

from support.play import play, puzzle
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.habits import AIMLESS, HABITS
from sy_core.registry import CLASSIC
from sy_core.terms import SPECTATOR


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
