"""The table of the dice game."""

from __future__ import annotations

from functools import partial

import pytest

from support.console import fakes as support
from support.console.fakes import hunting_game
from sy_core import Side
from sy_core.console.app import HUNTING

PLACED = "D1@3 D2@8"
ROLLED = f"{PLACED} @12 *TBX"
HIS_TURN = f"{ROLLED} D1T4 *TB D2T7"
CAUGHT = f"{PLACED} @10 *TTT D1T4 *TB D2T11 T9 *TTB D2T9"


shown = partial(support.shown, HUNTING)


def test_the_tiles_are_drawn_with_everybody_in_sight():
    """Numbers, what stops there, letters and pawns."""
    lines = shown(hunting_game(moves=PLACED), Side.DETECTIVES).splitlines()

    assert lines[2].startswith("   1B------- 2.--------- 5.------- 6B--------- 9.---")
    assert lines[3].startswith("   |    A    |           |    B    |           |    C")
    assert lines[4].startswith("   3.[D1]--- 4U--------- 7B------- 8.[D2]-----11B---")
    assert lines[5].startswith("   |         |           |         |           |    ")


def test_the_light_side_shows_its_streets():
    """One-way streets, dead ends and diagonals of A, C and D."""
    state = hunting_game(edition="hunting-expert", tiles="ABCDEF", light="AD")

    screen = shown(state, Side.DETECTIVES)

    assert "   1B--->--- 2." in screen
    assert "   |    A/   |" in screen
    assert "   |    D\\   #" in screen
    assert "> one way" in screen


def test_streets_may_lead_down_or_up_only():
    """C is a roundabout."""
    state = hunting_game(edition="hunting-expert", tiles="ABCDEF", light="BC")

    screen = shown(state, Side.DETECTIVES)

    assert "^    C    v" in screen
    assert "5.---#--- 6B" in screen


def test_two_diagonals_cross():
    """H has both."""
    state = hunting_game(edition="hunting-expert", tiles="ABHDEG", light="GH")

    assert "HX" in shown(state, Side.DETECTIVES)


def test_detectives_see_what_was_played_but_not_where():
    """The tableau stands beside the tiles."""
    screen = shown(hunting_game(moves=f"{HIS_TURN} T11"), Side.DETECTIVES)

    assert "  1 @?" in screen
    assert "  2 T?" in screen
    assert "* 3 ." in screen
    assert "Mister X: started on tile C" in screen
    assert "[X]" not in screen


def test_mister_x_sees_himself():
    """And what he can do."""
    screen = shown(hunting_game(moves=HIS_TURN), Side.MISTER_X)

    assert "12.[X]" in screen
    assert "hidden on 12; started on tile C" in screen
    assert "You are on 12; join two of these by + for a double" in screen
    assert "  T taxi           10 11 22" in screen
    assert "  H helicopter " in screen


def test_mister_x_without_a_double_is_not_reminded_of_it():
    """It is spent."""
    moves = f"{HIS_TURN} T11+X12 *TTT D2T8 *TT D1T2"

    screen = shown(hunting_game(moves=moves), Side.MISTER_X)

    assert "You are on 12\n" in screen


def test_a_reveal_shows_him_and_is_remembered():
    """Space 3, and after it."""
    third = f"{HIS_TURN} T11+X12"
    later = f"{third} *TTT D2T8 *TT D1T2 T11"

    assert "in sight on 12" in shown(hunting_game(moves=third), Side.DETECTIVES)
    assert "last seen on 12 (3)" in shown(hunting_game(moves=later), Side.DETECTIVES)


def test_the_dice_lie_open():
    """Those in hand, those played, and the chips."""
    screen = shown(hunting_game(moves=f"{ROLLED} D1T4 *TB"), Side.DETECTIVES)

    assert "Detectives: D1 has moved, D2 to move; dice T B, played T;" in screen
    assert "3 chips (again)" in screen
    assert "  D2 T taxi " in screen


def test_before_the_start_nobody_stands_anywhere():
    """The first detective is to be placed."""
    screen = shown(hunting_game(), Side.DETECTIVES)

    assert "not placed yet" in screen
    assert "not hidden yet" in screen
    assert "  D1 starts on     2 3 5 8" in screen


def test_mister_x_may_start_anywhere_free():
    """He sees where."""
    screen = shown(hunting_game(moves=PLACED), Side.MISTER_X)

    assert "  start on         1 2 4 5 6 7 9" in screen


def test_a_detective_without_a_fitting_die_stays():
    """He is told how to say it."""
    screen = shown(hunting_game(moves=f"{PLACED} @12 *XXX"), Side.DETECTIVES)

    assert "D1: no die fits" in screen
    assert "  D1 stays         (D1-): nothing fits" in screen


def test_mister_x_without_a_usable_die_may_stay():
    """All detectives stayed: no die was played."""
    moves = f"{PLACED} @12 *XXX D1- *XXX D2-"

    assert "  -                (stay)" in shown(
        hunting_game(moves=moves), Side.MISTER_X
    )


def test_the_other_side_only_waits():
    """And after the end nobody does anything."""
    waiting = shown(hunting_game(moves=HIS_TURN), Side.DETECTIVES)
    over = shown(hunting_game(moves=CAUGHT), Side.DETECTIVES)

    assert "Mister X is on turn." in waiting
    assert "on turn" not in over
    assert "[D2+X]" in over


@pytest.mark.parametrize("side", Side)
def test_screens_keep_to_plain_characters_and_to_eighty_columns(side):
    """With the largest grid and all marks."""
    state = hunting_game(
        4,
        "ABCDEFGHI",
        "D1@3 D2@8 D3@30 @12 *TTTT D1T4 *TTT D2T6 *TT D3T20",
        "hunting-expert",
        light="ACH",
    )

    screen = shown(state, side)

    assert screen.isascii()
    assert max(map(len, screen.splitlines())) <= 80
    assert len(screen.splitlines()) <= 22
