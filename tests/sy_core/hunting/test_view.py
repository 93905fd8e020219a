"""What each seat knows (Rules §6; R34, R56), and what it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.hunting.scenes import in_pursuit, laid, on_turn, play
from sy_core import ViewError
from sy_core.hunting import (
    PawnStatus,
    Sighting,
    Token,
    Turn,
    as_detectives_see,
    parse_move,
    view_for,
)
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Station, Ticket, detective_seat

OPENING = "D1@14 D2@9 @1"
ROUND_ONE = " *TTT D1T13 *TT D2T10 T2"
ROUND_TWO = " *TTT D2T12 *TT D1T15 T4"


def test_the_start_is_secret_but_its_tile_is_announced():
    """Rules §6: he announces his tile's letter."""
    view = view_for(play(laid(3), OPENING), detective_seat(1))

    assert view.announced == "A"
    assert view.x_station is None
    assert view.trail == (Sighting(0, Token.START, None, shown=False),)
    assert view.history[-1] == Turn(view.trail)


def test_nothing_is_announced_before_he_has_hidden():
    """Before his start there is nothing to know."""
    view = view_for(laid(3), SPECTATOR)

    assert (view.announced, view.x_station, view.last_seen) == (None, None, None)


def test_mister_x_knows_where_he_is():
    """His own view shows his whole route."""
    view = view_for(play(laid(3), OPENING + ROUND_ONE), MISTER_X)

    assert view.x_station == 2
    assert [seen.station for seen in view.trail] == [1, 2]


def test_detectives_see_the_die_but_not_the_space():
    """R56: the dice on the tableau are public."""
    view = view_for(play(laid(3), OPENING + ROUND_ONE), detective_seat(2))

    assert view.trail[-1] == Sighting(1, Token.TAXI, None, shown=False)


def test_a_reveal_shows_his_pawn_and_his_past():
    """Rules §6: all dice return, exposing every entry so far."""
    view = view_for(play(laid(3), OPENING + ROUND_ONE + ROUND_TWO), SPECTATOR)

    assert view.x_station == 4
    assert [seen.station for seen in view.trail] == [1, 2, 4]
    assert view.last_seen == (3, 4)


def test_his_pawn_leaves_with_his_next_move():
    """R56: the pawn leaves at X's next move; the disclosed past stays."""
    moves = OPENING + ROUND_ONE + ROUND_TWO + " *TTT D1T16 *TT D2T11 T3"
    view = view_for(play(laid(3), moves), SPECTATOR)

    assert view.x_station is None
    assert [seen.station for seen in view.trail] == [1, 2, 4, None]
    assert view.last_seen == (3, 4)


def test_everything_is_disclosed_at_the_end():
    """Rules §6: he is caught and shows himself."""
    view = view_for(play(laid(3), "D1@14 D2@9 @13 *TXX D1T13"), SPECTATOR)

    assert view.outcome is not None
    assert view.x_station == 13


def test_a_double_is_seen_as_one_turn_of_two_entries():
    """Rules §6: specials are crossed off in the open."""
    state = play(laid(3), OPENING + " *TTT D1T13 *TT D2T10 T2+X1")
    view = view_for(state, SPECTATOR)

    turn = view.history[-1]
    assert turn.double
    assert [leg.token for leg in turn.legs] == [Token.TAXI, Token.BLACK]
    assert (view.doubles, view.black) == (0, 1)


def test_dice_and_chips_lie_open():
    """Rules §6: rolled dice, played dice, chips."""
    state = play(laid(3), OPENING + " *TTX again *TTB D1T13")
    view = view_for(state, SPECTATOR)

    assert view.chips == 2
    assert view.played == (Ticket.TAXI,)
    assert view.to_roll == 2
    rolled = view_for(play(state, "*TX"), SPECTATOR)
    assert rolled.hand == (Ticket.TAXI, Ticket.BLACK)
    assert rolled.to_roll == 0


def test_everybody_sees_the_round_and_who_is_next():
    """R37: the start marker goes round the table."""
    view = view_for(play(laid(3), OPENING + ROUND_ONE), SPECTATOR)

    assert view.round == 2
    assert view.to_move == (detective_seat(2),)


def test_statuses_say_who_is_next():
    """A page lights the pawn on turn."""
    state = play(laid(3), OPENING)

    assert view_for(state, SPECTATOR).statuses == (
        PawnStatus.READY,
        PawnStatus.WAITING,
    )
    assert view_for(play(state, "*XXX"), SPECTATOR).statuses[0] is PawnStatus.JAMMED
    assert view_for(play(state, "*TTT D1T13"), SPECTATOR).statuses == (
        PawnStatus.MOVED,
        PawnStatus.READY,
    )
    resting = view_for(on_turn(laid(3), 1, "14 9"), SPECTATOR)
    assert set(resting.statuses) == {PawnStatus.WAITING}


def test_two_players_may_choose_either_pawn():
    """R52: both are ready."""
    view = view_for(in_pursuit(laid(2), 1, "14 9", "TTT"), SPECTATOR)

    assert set(view.statuses) == {PawnStatus.READY}


def test_mister_x_can_ask_what_the_detectives_see():
    """His planning starts from their view."""
    state = play(laid(3), OPENING + ROUND_ONE)

    assert as_detectives_see(view_for(state, MISTER_X)) == view_for(state, SPECTATOR)
    assert as_detectives_see(view_for(laid(3), MISTER_X)) == view_for(
        laid(3), SPECTATOR
    )


def test_the_detectives_see_what_they_see():
    """Asked of their own view the question changes nothing."""
    view = view_for(play(laid(3), OPENING), detective_seat(1))

    assert as_detectives_see(view) is view


def test_after_the_end_mister_x_and_the_others_see_the_same():
    """All is disclosed."""
    state = play(laid(3), "D1@14 D2@9 @13 *TXX D1T13")

    assert as_detectives_see(view_for(state, MISTER_X)) == view_for(state, SPECTATOR)


@pytest.mark.parametrize("seat", ["detective_3", "", "X" * 9999, None, 7])
def test_nobody_looks_from_a_chair_that_is_not_there(seat):
    """A ViewError, whatever comes."""
    with pytest.raises(ViewError):
        view_for(laid(3), Seat(seat))


def test_hidden_spaces_do_not_show_in_any_other_view():
    """Non-interference, once by hand: 1 or 3, nobody else can tell."""
    here, there = (play(laid(3), f"D1@14 D2@9 @{start}") for start in (1, 3))

    for seat in (detective_seat(1), detective_seat(2), SPECTATOR):
        assert view_for(here, seat) == view_for(there, seat)
        assert repr(view_for(here, seat)) == repr(view_for(there, seat))
    assert view_for(here, MISTER_X) != view_for(there, MISTER_X)
    assert replace(here, trail=(), moves=()) == replace(there, trail=(), moves=())
    assert parse_move("@1") == here.moves[-1]
    assert here.x_station == Station(1)


def test_what_he_had_planned_when_he_ran_into_a_detective_he_alone_knows():
    """R46: the second leg never came, and is never disclosed."""
    state = play(laid(3), "D1@14 D2@20 @1 *TTT D1T13 *TT D2T18 T18+T17")

    own, public = (view_for(state, seat) for seat in (MISTER_X, SPECTATOR))

    assert own.history[-1].planned == Sighting(1, Token.TAXI, Station(17), shown=False)
    assert public.history[-1].planned is None
    assert as_detectives_see(own) == public
