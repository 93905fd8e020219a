"""Why a move is refused: every reason once, typed, and nothing changed."""

from __future__ import annotations

import pytest

from support.hunting.scenes import in_pursuit, laid, on_turn, pawn, play, refused
from sy_core import IllegalMoveError, NotationError, Reason, Refusal
from sy_core.classic.moves import Appear, Ride
from sy_core.hunting import (
    Double,
    Fly,
    PawnRide,
    Roll,
    Start,
    apply,
    explain,
    legal_legs,
    legal_moves,
    parse_move,
    undo,
)
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Station, Ticket, detective_seat

OPENING = "D1@14 D2@9 @1"


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ("", "D3@14", Reason.NO_SUCH_PAWN),
        ("", "D2@14", Reason.NOT_YOUR_TURN),
        ("", "D1@33", Reason.OFF_BOARD),
        ("", "D1@13", Reason.NOT_TAXI_ONLY),
        ("", "@13", Reason.NOT_YOUR_TURN),
        ("D1@14", "D1@16", Reason.ALREADY_MOVED),
        ("D1@14", "D2@14", Reason.OCCUPIED),
        ("D1@14 D2@9", "@9", Reason.OCCUPIED),
        ("D1@14 D2@9", "@36", Reason.OFF_BOARD),
        (OPENING, "D1T13", Reason.NOT_YOUR_TURN),
        (OPENING, "again", Reason.NOT_YOUR_TURN),
        (OPENING, "T2", Reason.NOT_YOUR_TURN),
        (OPENING, "*TTTT", Reason.WRONG_ROLL),
        (OPENING + " *TTT", "*TTT", Reason.NOT_YOUR_TURN),
        (OPENING + " *TTT", "D1T36", Reason.OFF_BOARD),
        (OPENING + " *TTT", "D1T18", Reason.NO_LINE),
        (OPENING + " *TTT", "D9T13", Reason.NO_SUCH_PAWN),
    ],
)
def test_reasons_in_play(moves, move, reason):
    """A page tells the player why not."""
    assert refused(play(laid(3), moves), move) is reason


def test_a_detective_is_told_of_arrows_and_dead_ends():
    """Rules §6 expert side."""
    table = laid(3, light="BE")

    assert refused(in_pursuit(table, 1, "18 8", "TTT"), "D1T17") is Reason.ONE_WAY
    assert refused(in_pursuit(table, 1, "5 8", "TTT"), "D1T6") is Reason.DEAD_END


def test_a_refusal_names_what_it_speaks_of():
    """Who is in the way, and in which leg."""
    state = on_turn(laid(3, run_in=1), 13, "17 8", "TT")

    refusal = explain(state, parse_move("T14+T17"))

    assert refusal == Refusal(Reason.OCCUPIED, leg=1, station=Station(17), pawn=pawn(1))


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (None, None),
        (detective_seat(1), None),
        (detective_seat(2), Reason.NOT_YOUR_PAWN),
        (MISTER_X, Reason.NOT_YOUR_PAWN),
        (SPECTATOR, Reason.NOT_YOUR_PAWN),
        (Seat("nobody"), Reason.NOT_YOUR_PAWN),
    ],
)
def test_only_its_player_places_a_pawn(seat, reason):
    """A move for the wrong seat is refused."""
    assert refused(laid(3), "D1@14", seat) is reason


def test_nobody_moves_for_another_seat():
    """What is refused is not done, either."""
    with pytest.raises(IllegalMoveError, match="D1@14: not_your_pawn"):
        apply(laid(3), parse_move("D1@14"), detective_seat(2))


@pytest.mark.parametrize(
    "move",
    [
        None,
        "T14",
        Ride("T", 14.5),
        Ride("Q", Station(14)),
        Ride(Ticket.TAXI, Station(0)),
        Ride(Ticket.TAXI, Station(10**9)),
        PawnRide("D1+", Ticket.TAXI, Station(14)),
        Roll(()),
        Roll(tuple("BT")),
        Roll(tuple("TTTTTTTT")),
        Roll(None),
        Start(None),
        Fly("x"),
        Double(()),
        Double((Fly(Station(1)),) * 3),
        Double(None),
        Appear(()),
    ],
)
def test_what_is_no_move_is_not_read_as_one(move):
    """Neither applied nor found among the legal moves."""
    state = laid(3)

    with pytest.raises(NotationError):
        apply(state, move)
    assert move not in legal_moves(state)


def test_plain_texts_in_a_move_mean_what_they_say():
    """A face given as text is the face, and an X face carries no detective."""
    state = play(laid(3), OPENING + " *TXX")

    after = apply(state, PawnRide("D1", "T", 13))

    assert after == play(state, "D1T13")
    assert after.moves[-1].ticket is Ticket.TAXI
    assert explain(state, PawnRide("D1", "X", 13)).reason is Reason.NOT_FOR_DETECTIVES
    x_turn = on_turn(laid(3), 13, "5 8", "T")
    assert legal_legs(x_turn, [Ride("X", 14)]) == legal_legs(
        x_turn, [parse_move("X14")]
    )


def test_a_refused_move_leaves_the_state_as_it_was():
    """States are values."""
    state = play(laid(3), OPENING)

    with pytest.raises(IllegalMoveError) as caught:
        apply(state, parse_move("T2"))

    assert caught.value.refusal.reason is Reason.NOT_YOUR_TURN
    assert state == play(laid(3), OPENING)


def test_undo_takes_back_one_move():
    """Undo is replay."""
    state = play(laid(3), OPENING)

    assert undo(state) == play(laid(3), "D1@14 D2@9")
    assert undo(laid(3)) == laid(3)
