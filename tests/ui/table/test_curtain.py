"""The curtain's decisions: what is shown to whom, and when it falls."""

from __future__ import annotations

import pytest

from sy_core.terms import MISTER_X, SPECTATOR
from ui.table.curtain import (
    Showing,
    seat_shown,
    shown_after_closing,
    shown_after_move,
    shown_after_passing,
    shown_first,
)
from ui.table.seating import Chair, Seating


def seated(x="human", detective="human"):
    chairs = (Chair(MISTER_X, "", x), Chair("detective_1", "", detective))
    return Seating(chairs, ("red",))


def test_opening_a_game_on_mister_xs_turn_shows_the_table_to_be_passed():
    assert shown_first(seated(), x_acts=True, over=False) is Showing.PASS


def test_opening_a_game_on_the_detectives_turn_shows_the_table():
    assert shown_first(seated(), x_acts=False, over=False) is Showing.TABLE


def test_a_finished_game_has_no_secrets():
    assert shown_first(seated(), x_acts=True, over=True) is Showing.TABLE


def test_after_his_move_comes_the_hand_back_screen():
    after = shown_after_move(Showing.SECRET, seated(), x_acts=False, over=False)

    assert after is Showing.HANDBACK


def test_as_long_as_he_has_to_decide_he_keeps_the_screen():
    """R27: having moved, he is asked whether he appears."""
    assert (
        shown_after_move(Showing.SECRET, seated(), x_acts=True, over=False)
        is Showing.SECRET
    )


def test_when_the_detectives_are_done_the_table_stays_until_it_is_passed():
    after = shown_after_move(Showing.TABLE, seated(), x_acts=True, over=False)

    assert after is Showing.PASS
    assert shown_after_passing(after) is Showing.CURTAIN


@pytest.mark.parametrize("showing", [Showing.TABLE, Showing.HANDBACK, Showing.CURTAIN])
def test_only_his_own_screen_needs_closing(showing):
    assert shown_after_closing(showing, seated()) is showing


def test_losing_focus_closes_his_screen():
    assert shown_after_closing(Showing.SECRET, seated()) is Showing.CURTAIN


def test_alone_as_mister_x_there_is_nobody_to_hide_from():
    alone = seated(detective="constable")

    assert shown_first(alone, x_acts=False, over=False) is Showing.SECRET
    assert shown_after_closing(Showing.SECRET, alone) is Showing.SECRET
    assert (
        shown_after_move(Showing.SECRET, alone, x_acts=False, over=False)
        is Showing.SECRET
    )


def test_against_a_computer_mister_x_the_table_is_all_there_is():
    against = seated(x="constable")

    assert shown_first(against, x_acts=True, over=False) is Showing.TABLE


def test_only_his_own_screen_is_drawn_from_his_view():
    his = [each for each in Showing if seat_shown(each) != SPECTATOR]

    assert his == [Showing.SECRET]
    assert seat_shown(Showing.SECRET) == MISTER_X
