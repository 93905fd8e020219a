"""Why a move is refused: a typed reason with the things it speaks of."""

from __future__ import annotations

import pytest

from support.play import play, puzzle
from sy_core import (
    IllegalMoveError,
    NotationError,
    Reason,
    Refusal,
    Ride,
    apply,
    explain,
    legal_moves,
    parse_move,
)
from sy_core.classic.moves import Appear, Double, PawnRide


def mister_x_turn():
    return puzzle("2013", 4, 74, "46 2 3 4")


def pursuit():
    return play(mister_x_turn(), "T73")


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("U46", Refusal(Reason.OCCUPIED, station=46, pawn="D1")),
        ("T46", Refusal(Reason.NO_LINE, station=46, ticket="T")),
        ("T200", Refusal(Reason.OFF_BOARD, station=200)),
        ("D1T33", Refusal(Reason.NOT_YOUR_TURN)),
        ("D5T33", Refusal(Reason.NO_SUCH_PAWN, pawn="D5")),
        ("P2T33", Refusal(Reason.NO_SUCH_PAWN, pawn="P2")),
        ("-", Refusal(Reason.MUST_MOVE)),
        (".", Refusal(Reason.NO_APPEARANCE)),
        ("T75+U74", Refusal(Reason.NO_STOP, 1, station=75, ticket="U")),
        ("B58+T74+T73", Refusal(Reason.DOUBLE_LIMIT)),
    ],
)
def test_refusals_on_mister_xs_turn(move, refusal):
    assert explain(mister_x_turn(), parse_move(move)) == refusal


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("T74", Refusal(Reason.NOT_YOUR_TURN)),
        ("D1X33", Refusal(Reason.NOT_FOR_DETECTIVES, ticket="X", pawn="D1")),
        ("D2B20", Refusal(Reason.NO_STOP, station=2, ticket="B")),
        ("D1T46", Refusal(Reason.NO_LINE, station=46, ticket="T")),
        ("D3T4", Refusal(Reason.OCCUPIED, station=4, pawn="P1")),
    ],
)
def test_refusals_in_the_pursuit(move, refusal):
    assert explain(pursuit(), parse_move(move)) == refusal


def test_a_pursuer_moves_once_a_round():
    state = play(pursuit(), "D1U1")

    assert explain(state, parse_move("D1T8")).reason is Reason.ALREADY_MOVED


def test_clockwise_the_others_wait():
    state = play(puzzle("1983", 4, 199, "1 2 3"), "T171")

    assert explain(state, parse_move("D2T10")) == Refusal(
        Reason.NOT_YOUR_TURN, pawn="D2"
    )


def test_no_ticket_left():
    state = pursuit()
    for _ in range(2):
        state = play(state, "D1U79 D2T10 D3T11 P1T13 T74 D1U46 D2T2 D3T3 P1T4 T73")

    assert explain(state, parse_move("D1U79")) == Refusal(
        Reason.NO_TICKET, ticket="U", pawn="D1"
    )


def test_no_black_ticket_left():
    state = play(puzzle("beginners", 4, 82, "1 2 3"), "X101 D1T8 D2T10 D3T11")

    assert explain(state, parse_move("X82")).reason is Reason.NO_BLACK


def test_no_double_ticket_left():
    state = play(puzzle("beginners", 4, 82, "1 2 3"), "T101+T82 D1T8 D2T10 D3T11")

    assert explain(state, parse_move("T101+T82")).reason is Reason.NO_DOUBLE


def test_the_game_is_over():
    state = play(puzzle("2013", 4, 75, "58 1 2 3"), "T74 D1T74")

    with pytest.raises(IllegalMoveError, match="D2T8: game_over") as caught:
        apply(state, parse_move("D2T8"))
    assert caught.value.refusal.reason is Reason.GAME_OVER


@pytest.mark.parametrize(
    ("seat", "move"),
    [("detective_1", "T73"), ("spectator", "T73"), ("mister_x", "D1U1")],
)
def test_a_seat_may_only_make_its_own_moves(seat, move):
    state = pursuit() if move.startswith("D") else mister_x_turn()

    assert explain(state, parse_move(move), seat).reason is Reason.NOT_YOUR_PAWN


def test_a_seat_moves_its_own_pawn_only():
    refusal = explain(pursuit(), parse_move("D1U1"), "detective_2")

    assert refusal == Refusal(Reason.NOT_YOUR_PAWN, pawn="D1")


def test_nobody_moves_for_another_seat():
    """What is refused is not done, either."""
    with pytest.raises(IllegalMoveError, match="D1U1: not_your_pawn"):
        apply(pursuit(), parse_move("D1U1"), "detective_2")


def test_an_illegal_move_leaves_the_state_alone():
    state = mister_x_turn()
    before = repr(state)

    with pytest.raises(IllegalMoveError):
        apply(state, parse_move("U46"))

    assert repr(state) == before


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "T46",
        46,
        ("T", 46),
        Ride("Q", 46),
        Ride("T", 0),
        Ride("T", 4600),
        Ride("T", "46"),
        Ride(None, None),
        Ride("T", [46]),
        PawnRide("Z1", "T", 46),
        PawnRide("D1", "T", -46),
        Double(()),
        Double((Ride("T", 46),)),
        Double((Ride("T", 46),) * 4),
        Double(("T46", "T47")),
        Double(None),
        Appear((("D1", "X"),)),
        Appear((1, 2)),
        Appear("D1T"),
    ],
    ids=repr,
)
def test_what_is_no_move_at_all_is_a_notation_error(nonsense):
    """Bad input: a typed error, never a bare KeyError or TypeError."""
    with pytest.raises(NotationError, match="not a move"):
        apply(mister_x_turn(), nonsense)
    assert nonsense not in legal_moves(mister_x_turn())


def test_a_refusal_reads_like_a_short_sentence():
    refusal = Refusal(Reason.OCCUPIED, station=46, pawn="D1")

    assert str(refusal) == "occupied station 46 pawn D1"
