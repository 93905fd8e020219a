"""Typed text as moves of the dice game."""

from __future__ import annotations

import pytest

from support.console.fakes import hunting_game
from sy_core import MISTER_X, SPECTATOR, NotationError
from sy_core.console.hunting.reading import read_moves
from sy_core.hunting import format_move, view_for

PLACED = "D1@3 D2@8"
ROLLED = f"{PLACED} @12 *TBX"
HIS_TURN = f"{ROLLED} D1T4 *TB D2T7"


def meant(moves, text, players=3):
    """What *text* may mean to whoever is on turn."""
    state = hunting_game(players, moves=moves)
    seat = MISTER_X if state.phase in ("hiding", "mister_x") else SPECTATOR
    return " ".join(map(format_move, read_moves(view_for(state, seat), text)))


@pytest.mark.parametrize(
    ("text", "move"),
    [("3", "D1@3"), ("@3", "D1@3"), ("d1 3", "D1@3"), ("d2@3", "D2@3")],
)
def test_detectives_are_placed(text, move):
    """The next one, unless it is named."""
    assert meant("", text) == move


def test_a_ride_is_a_ride_even_before_it_is_possible():
    """The rules refuse it, not the reader."""
    assert meant("", "d1 t3") == "D1T3"


@pytest.mark.parametrize("text", ["12", "@12", "@ 12"])
def test_mister_x_hides(text):
    """With or without the sign."""
    assert meant(PLACED, text) == "@12"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("t 4", "D1T4"),
        ("4", "D1T4"),
        ("d1 b13", "D1B13"),
        ("d2 7", "D2T7"),
        ("d9 7", "D9T7"),
        ("24", "D1T24"),
        ("-", "D1-"),
        ("stay", "D1-"),
        ("d2-", "D2-"),
        ("again", "again"),
        ("roll again", "again"),
        ("* t t x", "*TTX"),
    ],
)
def test_detectives_type_as_little_as_needed(text, move):
    """The one on turn is meant, unless another is named."""
    assert meant(ROLLED, text) == move


def test_one_player_may_mean_either_of_his_pawns():
    """R52: he chooses."""
    assert meant(ROLLED, "4", players=2) == "D1T4 D2T4"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("t9", "T9"),
        ("9", "T9"),
        ("x 9", "X9"),
        ("h 13", "H13"),
        ("fly to 13", "H13"),
        ("9+10", "T9+T10"),
        ("t9 then x12", "T9+X12"),
        ("pass", "-"),
        ("d1t4", "D1T4"),
    ],
)
def test_mister_x_types_as_little_as_needed(text, move):
    """Dice that were played are meant first."""
    assert meant(HIS_TURN, text) == move


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (HIS_TURN, "z9"),
        (HIS_TURN, "9+9+9"),
        (HIS_TURN, "hello"),
        (HIS_TURN, ""),
        (HIS_TURN, "9" * 100),
        (ROLLED, "h9"),
        (ROLLED, "*ABC"),
        (ROLLED, "d1"),
    ],
)
def test_other_text_is_no_move(moves, text):
    """It is refused, and nothing is guessed."""
    with pytest.raises(NotationError):
        meant(moves, text)


def test_a_double_through_a_space_that_is_not_there_is_read_all_the_same():
    """The rules refuse it."""
    assert meant(HIS_TURN, "t99+4") == "T99+T4"
