"""Typed text as moves of the classic game."""

from __future__ import annotations

import pytest

from support.console.fakes import puzzle
from support.play import play as played
from sy_core import MISTER_X, SPECTATOR, NotationError, format_move, view_for
from sy_core.console.classic.reading import read_moves


def meant(state, text):
    """What *text* may mean to whoever is on turn."""
    seat = SPECTATOR if state.phase == "pursuit" else MISTER_X
    return " ".join(map(format_move, read_moves(view_for(state, seat), text)))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("T65", "T65"),
        ("t 65", "T65"),
        ("taxi 65", "T65"),
        ("  Taxi  to   65 ", "T65"),
        ("b100", "B100"),
        ("tube 46", "U46"),
        ("ferry 65", "X65"),
        ("101", "T101"),
        ("140", "B140"),
        ("65", "T65 B65"),
        ("199", "T199"),
        ("b65+x82", "B65+X82"),
        ("t101 + t82", "T101+T82"),
        ("101, 82", "T101+T82"),
        ("101 then 82", "T101+T82"),
        ("t 500 + 7", "T500+T7"),
        ("d1 t46", "D1T46"),
        (".", "."),
        ("-", "-"),
        ("!d1t + d2b", "!D1T+D2B"),
    ],
)
def test_mister_x_types_as_little_as_needed(text, move):
    """One ticket fits, or several do, or none: then a taxi is taken for meant."""
    assert meant(puzzle(), text) == move


def test_a_black_ticket_is_meant_only_where_no_other_leads():
    """The ferry from 115 to 157 needs one."""
    state = puzzle(x=115)

    assert meant(state, "157") == "X157"


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("D1T40", "D1T40"),
        ("d1 t40", "D1T40"),
        ("d 1: taxi 40", "D1T40"),
        ("d1 40", "D1T40"),
        ("p1 b 123", "P1B123"),
        ("d2 58", "D2B58"),
        ("d2 1", "D2B1 D2U1"),
        ("d2 9", "D2T9"),
        ("d9 9", "D9T9"),
        ("t 40", "D1T40 D2T40 P1T40 P2T40"),
        ("40", "D1T40 D2T40 P1T40 P2T40"),
    ],
)
def test_detectives_type_as_little_as_needed(text, moves):
    """Without a pawn, all that are still to move may be meant."""
    state = played(puzzle(), "T65")

    assert meant(state, text) == moves


def test_a_pawn_that_has_moved_is_not_meant():
    """Unless it is named."""
    state = played(puzzle(), "T65 D1T40 P2T143")

    assert meant(state, "t5") == "D2T5 P1T5"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "T",
        "T0",
        "T4_6",
        "T1000",
        "z46",
        "d1",
        "d1 z46",
        "d1 t46+t45",
        "t1+t2+t3+t4",
        "!D1",
        "@7",
        "T٤٦",
        "t 46 " + "6" * 100,
    ],
)
def test_other_text_is_no_move(text):
    """It is refused, and nothing is guessed."""
    with pytest.raises(NotationError):
        meant(puzzle(), text)
