"""The curtain's decisions: what is shown to whom, and when it falls."""

from __future__ import annotations

import pytest

from sy_core.terms import MISTER_X, SPECTATOR
from ui.table.curtain import Eyes, closed, first_eyes, next_eyes, viewer
from ui.table.seating import Chair, Seating


def seated(x="human", detective="human"):
    chairs = (Chair(MISTER_X, "", x), Chair("detective_1", "", detective))
    return Seating(chairs, ("red",))


def test_opening_a_game_on_mister_xs_turn_shows_the_curtain():
    assert first_eyes(seated(), x_acts=True, over=False) is Eyes.CURTAIN


def test_opening_a_game_on_the_detectives_turn_shows_the_table():
    assert first_eyes(seated(), x_acts=False, over=False) is Eyes.TABLE


def test_a_finished_game_has_no_secrets():
    assert first_eyes(seated(), x_acts=True, over=True) is Eyes.TABLE


def test_after_his_move_comes_the_hand_back_screen():
    after = next_eyes(Eyes.SECRET, seated(), x_acts=False, over=False)

    assert after is Eyes.HANDBACK


def test_as_long_as_he_has_to_decide_he_keeps_the_screen():
    """R27: having moved, he is asked whether he appears."""
    assert next_eyes(Eyes.SECRET, seated(), x_acts=True, over=False) is Eyes.SECRET


def test_when_the_detectives_are_done_the_curtain_falls():
    assert next_eyes(Eyes.TABLE, seated(), x_acts=True, over=False) is Eyes.CURTAIN


@pytest.mark.parametrize("eyes", [Eyes.TABLE, Eyes.HANDBACK, Eyes.CURTAIN])
def test_only_his_own_screen_needs_closing(eyes):
    assert closed(eyes, seated()) is eyes


def test_losing_focus_closes_his_screen():
    assert closed(Eyes.SECRET, seated()) is Eyes.CURTAIN


def test_alone_as_mister_x_there_is_nobody_to_hide_from():
    alone = seated(detective="constable")

    assert first_eyes(alone, x_acts=False, over=False) is Eyes.SECRET
    assert closed(Eyes.SECRET, alone) is Eyes.SECRET
    assert next_eyes(Eyes.SECRET, alone, x_acts=False, over=False) is Eyes.SECRET


def test_against_a_computer_mister_x_the_table_is_all_there_is():
    against = seated(x="constable")

    assert first_eyes(against, x_acts=True, over=False) is Eyes.TABLE


def test_only_his_own_screen_is_drawn_from_his_view():
    assert [viewer(eyes) for eyes in Eyes] == [
        *(SPECTATOR, SPECTATOR, MISTER_X, SPECTATOR),
    ]
