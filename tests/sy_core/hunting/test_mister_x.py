"""Mister X's turns (Rules §6): dice, black, helicopter, double, staying, the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.hunting.scenes import laid, on_turn, options, play, refused
from sy_core import EndReason, Reason, Side
from sy_core.hunting import Phase, Token, legal_legs, outcome, parse_move
from sy_core.terms import MISTER_X, Ticket, detective_seat


def test_he_uses_the_modes_that_the_detectives_played():
    """Rules §6: take a die the detectives played and use its mode."""
    state = on_turn(laid(3), 13, "5 8", "TB", helicopters=0, black=0, doubles=0)

    assert options(state) == ["T14", "T15", "B15", "B18"]
    assert refused(state, "U4") is Reason.NO_DIE


def test_his_die_leaves_the_detectives_until_the_next_round():
    """R37: in the new round the detectives hold D dice again."""
    state = play(on_turn(laid(3), 13, "5 8", "TB"), "T14")

    assert state.played == ()
    assert (state.round, state.phase, state.to_roll) == (2, Phase.ROLLING, 3)
    assert state.trail[-1].token.face is Ticket.TAXI


def test_a_black_ticket_stands_for_any_mode_that_stops_here():
    """R43: T, B or U if served here; needs no played die."""
    state = on_turn(laid(3), 18, "5 8", helicopters=0, doubles=0)

    after = play(state, "X4")

    assert {"X17", "X20", "X1", "X13", "X4", "X10"} <= set(options(state))
    assert after.black == state.black - 1
    assert after.trail[-1].token is Token.BLACK
    assert after.trail[-1].token.face is Ticket.BLACK


def test_specials_need_no_die_that_the_detectives_played():
    """R38: any die off the tableau covers the entry, X side up."""
    state = on_turn(laid(3), 13, "5 8", "")

    assert state.played == ()
    assert play(state, "X14").covered == 2
    assert play(state, "H24").covered == 2
    assert play(state, "-").covered == 2


def test_black_tickets_run_out():
    """Rules §6: two or three of them."""
    assert refused(on_turn(laid(3), 18, "5 8", black=0), "X4") is Reason.NO_BLACK


def test_the_helicopter_flies_to_any_free_space_of_the_opposite_edge():
    """R48 (default): any free space on the opposite edge."""
    state = on_turn(laid(3), 17, "11 5")

    after = play(state, "H24")

    assert [m for m in options(state) if m[0] == "H" and "+" not in m] == [
        *("H7", "H8", "H12", "H23", "H24"),
    ]
    assert refused(state, "H11") is Reason.OCCUPIED
    assert refused(state, "H13") is Reason.NOT_ACROSS
    assert refused(state, "H33") is Reason.OFF_BOARD
    assert after.helicopters == 0
    assert after.trail[-1].token.face is Ticket.BLACK


def test_the_helicopter_needs_an_edge():
    """R47: outer rows and columns of the grid."""
    assert refused(on_turn(laid(3), 16, "11 5"), "H24") is Reason.NOT_ON_EDGE


def test_the_helicopter_flies_once():
    """Rules §6: X has one helicopter."""
    state = on_turn(laid(3), 17, "11 5", helicopters=0)

    assert refused(state, "H24") is Reason.NO_HELICOPTER


def test_he_stays_if_no_played_die_helps_and_may_keep_his_specials():
    """R41: compulsion covers dice only; R42: staying repeats his space."""
    state = on_turn(laid(3), 14, "5 8", "BU")

    after = play(state, "-")

    assert options(state)[0] == "-"
    assert refused(state, "X13") is None
    assert after.x_station == 14
    assert after.trail[-1].token is Token.STAY


def test_he_must_use_a_die_if_one_fits():
    """Rules §6: who can move must (R41: or play a special)."""
    state = on_turn(laid(3), 14, "5 8", "TU")

    assert refused(state, "-") is Reason.MUST_MOVE
    assert refused(state, "X13") is None


def test_staying_may_reveal_him():
    """R42: staying fills a space and may trigger a reveal."""
    state = play(on_turn(laid(3), 14, "5 8", "BU", entries=2), "-")

    assert state.trail[-1].shown


def test_running_into_a_detective_loses_at_once():
    """R39 (default): legal, and he loses at once."""
    state = play(on_turn(laid(3), 14, "13 8", "T"), "T13")

    assert state.outcome.reason is EndReason.RAN_INTO_DETECTIVE
    assert outcome(state).winner is Side.DETECTIVES


def test_he_must_run_into_a_detective_if_his_dice_lead_nowhere_else():
    """R39 (default): compulsory if every usable die leads only there."""
    state = on_turn(laid(4), 1, "2 3 9", "T", black=0, helicopters=0, doubles=0)

    assert options(state) == ["T2", "T3"]


@pytest.mark.parametrize(
    ("double", "allowed"),
    [("T14+B18", False), ("B18+T17", True), ("T15+B7", True), ("T14+T17", False)],
)
def test_a_double_uses_two_played_dice_in_any_order(double, allowed):
    """R46: two played dice, order free; each die once."""
    state = on_turn(laid(3), 13, "5 8", "TB")

    assert (refused(state, double) is None) == allowed


def test_a_double_fills_two_spaces_and_is_crossed_off():
    """Rules §6: two such moves, two entries."""
    state = play(on_turn(laid(3), 13, "5 8", "TB"), "B18+T17")

    assert [entry.station for entry in state.trail] == [13, 18, 17]
    assert state.doubles == 0
    assert refused(play(state, "*XXX D2- *XXX D1-"), "X18+X17") is Reason.NO_DOUBLE


def test_black_needs_no_die_in_a_double():
    """R46: black needs none."""
    state = on_turn(laid(3), 13, "5 8", "T")

    assert refused(state, "T14+X13") is None
    assert refused(state, "X18+T17") is None


def test_both_legs_of_a_double_may_be_black():
    """R44 (default)."""
    state = play(on_turn(laid(3), 13, "5 8"), "X18+X17")

    assert state.black == 0


def test_a_second_black_leg_needs_a_second_black_ticket():
    """R44: each leg costs one."""
    assert refused(on_turn(laid(3), 13, "5 8", black=1), "X18+X17") is Reason.NO_BLACK


def test_no_helicopter_in_a_double():
    """R45 (default)."""
    state = on_turn(laid(3), 13, "5 8", "T")

    assert refused(state, "T14+H24") is Reason.HELICOPTER_ALONE
    assert not any("H" in move and "+" in move for move in options(state))


def test_a_double_needs_two_empty_spaces():
    """R46: two spaces left."""
    state = on_turn(laid(3), 13, "5 8", "TB", entries=12)

    assert refused(state, "B18+T17") is Reason.NO_ROOM
    assert not any("+" in move for move in options(state))
    assert legal_legs(state, more=1) == ()


def test_a_double_may_fill_the_last_two_spaces():
    """R46: they are all it needs."""
    state = on_turn(laid(3), 13, "5 8", "TB", entries=11)

    assert refused(state, "B18+T17") is None
    assert len(play(state, "B18+T17").trail) == state.table.log_spaces


def test_a_double_that_runs_into_a_detective_ends_with_that_leg():
    """R46: self-capture is checked per leg."""
    state = play(on_turn(laid(3), 13, "14 8", "TT"), "T14+T17")

    assert state.outcome.reason is EndReason.RAN_INTO_DETECTIVE
    assert [entry.station for entry in state.trail] == [13, 14]
    assert state.doubles == 0


def test_the_leg_that_never_came_may_stay_untold():
    """Whoever does not know what he had planned writes the first leg alone."""
    start = on_turn(laid(3), 13, "14 8", "TT")

    untold, told = play(start, "T14+"), play(start, "T14+T17")

    assert untold == replace(told, moves=untold.moves)
    assert refused(start, "T15+") is Reason.MUST_MOVE  # nobody is there: he goes on
    assert refused(on_turn(laid(3), 13, "14 8", "T", black=0), "T14+") is (
        Reason.MUST_MOVE  # no second leg could have been planned
    )


@pytest.mark.parametrize("entries", [2, 6, 10])
def test_he_shows_himself_when_spaces_3_7_and_11_are_filled(entries):
    """R34: and all dice return, exposing every entry so far."""
    state = play(on_turn(laid(3), 13, "5 8", "T", entries=entries), "T14")

    assert all(entry.shown for entry in state.trail)
    assert state.covered == 0


@pytest.mark.parametrize("entries", [1, 3, 4, 5, 7, 8, 9, 11, 12])
def test_other_entries_stay_covered(entries):
    """R34: a die covers the entry."""
    state = play(on_turn(laid(3), 13, "5 8", "T", entries=entries), "T14")

    assert not state.trail[-1].shown


def test_a_reveal_after_the_first_leg_is_followed_by_a_hidden_second():
    """R35: dice return, the second die stays reserved."""
    state = play(on_turn(laid(3), 13, "5 8", "TB", entries=2), "B18+T17")

    assert [entry.shown for entry in state.trail] == [True, True, True, False]
    assert state.covered == 1


def test_after_the_last_space_each_detective_has_one_more_turn():
    """Rules §6, end: X fills his last space, each detective has one more turn."""
    state = play(on_turn(laid(3), 13, "5 8", "T", entries=12), "T14")
    state = play(state, "*XXX D2-")

    assert state.outcome is None
    state = play(state, "*XXX D1-")
    assert state.outcome.reason is EndReason.ESCAPED
    assert state.outcome.winner is Side.MISTER_X


def test_the_extra_turn_can_still_catch_him():
    """Rules §6, end: capture comes first."""
    state = play(on_turn(laid(3), 13, "5 16", "T", entries=12), "T14 *TXX D2T14")

    assert state.outcome.reason is EndReason.CAUGHT


def test_an_escape_may_end_with_a_ride():
    """Rules §6, end: the last of the extra turns is over."""
    state = play(on_turn(laid(3), 13, "5 8", "T", entries=12), "T14")
    state = play(state, "*TXX D2T7 *XX D1-")

    assert state.outcome.reason is EndReason.ESCAPED
    riding = play(on_turn(laid(3), 13, "5 8", "T", entries=12), "T14")
    riding = play(riding, "*TXX D2T7 *TX D1T15")
    assert riding.outcome.reason is EndReason.ESCAPED


def test_black_ignores_arrows_but_not_dead_ends():
    """Rules §6 expert side, R43."""
    state = on_turn(laid(3, light="BE"), 18, "5 8", "T")

    assert refused(state, "T17") is Reason.ONE_WAY
    assert refused(state, "X17") is None
    assert refused(on_turn(laid(3, light="BE"), 5, "8 9", "T"), "T6") is Reason.DEAD_END
    assert refused(on_turn(laid(3, light="BE"), 5, "8 9"), "X6") is Reason.DEAD_END


def test_diagonals_serve_his_taxi():
    """Rules §6 expert side: diagonals, taxis only."""
    state = on_turn(laid(3, light="DE"), 13, "5 8", "T")

    assert refused(state, "T16") is None


def test_legs_can_be_asked_one_after_the_other():
    """A page arms a double and asks for legs from here."""
    state = on_turn(laid(3), 13, "5 8", "TB", black=0, helicopters=0)
    first = parse_move("B18")

    assert legal_legs(state, more=1) == tuple(map(parse_move, ("T15", "B15", "B18")))
    assert legal_legs(state, [first]) == tuple(map(parse_move, ("T1", "T17", "T20")))
    assert legal_legs(state, [parse_move("T17")]) == ()
    assert legal_legs(state, [first], more=1) == ()
    assert legal_legs(laid(3)) == ()


def test_only_mister_x_moves_mister_x():
    """A move for the wrong seat is refused."""
    state = on_turn(laid(3), 13, "5 8", "T")

    assert refused(state, "T14", detective_seat(1)) is Reason.NOT_YOUR_PAWN
    assert refused(state, "T14", MISTER_X) is None
