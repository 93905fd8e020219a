"""Two pictures of Mister X, and what they make of the same ride."""

from __future__ import annotations

from sy_core.ai.belief import even
from sy_core.ai.hunting.belief import Scene, by_habit
from sy_core.ai.hunting.habits import EASY, WARY
from sy_core.ai.hunting.net import net_of
from sy_core.hunting import Token
from sy_core.sharing import read_position


def test_the_wary_are_sought_farther_from_the_detectives():
    """Two pictures of the same ride: neither rules a space out."""
    state = read_position("A_hunting_tiles-DEABCF_at-17.12_go-x_played-TT_log-A_x-1")
    table, places = state.state().table, (17, 12)
    scene = Scene(table, 1, True, places)
    starts = even(table.layout.on_tile("A"))
    near = {to for place in places for to in net_of(table.layout).ends[7][place]}

    easy, wary = (by_habit(habit, scene, starts, Token.TAXI) for habit in (EASY, WARY))

    assert easy.keys() == wary.keys()
    assert near & easy.keys()
    assert sum(wary[s] for s in near & wary.keys()) < sum(
        easy[s] for s in near & easy.keys()
    )
