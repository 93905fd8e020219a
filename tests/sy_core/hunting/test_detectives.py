"""The detectives' turns (Rules §6): roll, roll again, choose, move, stay."""

from __future__ import annotations

import pytest

from support.hunting.scenes import in_pursuit, laid, options, play, refused
from sy_core import EndReason, Reason
from sy_core.hunting import Phase, pawn_moves, to_move
from sy_core.terms import Ticket, detective_seat

OPENING = "D1@14 D2@9 @1"
OPENING_OF_FOUR = "D1@2 D2@8 D3@9 @36"


def test_the_first_detective_rolls_three_dice():
    """Rules §6: the first one rolls D dice."""
    state = play(laid(3), OPENING)

    assert state.to_roll == 3
    assert refused(state, "*TT") is Reason.WRONG_ROLL
    assert refused(state, "*TTT") is None


def test_the_next_detective_rolls_the_remaining_dice():
    """Rules §6: the used die stays beside the pawn."""
    state = play(laid(3), OPENING + " *TBX D1T13")

    assert state.played == (Ticket.TAXI,)
    assert state.to_roll == 2


def test_three_detectives_roll_four_three_and_two_dice():
    """Rules §6: D = 4 with four players."""
    state = play(laid(4), OPENING_OF_FOUR + " *TTTT D1T4 *TTT D2T7")

    assert state.to_roll == 2


def test_a_detective_who_stays_leaves_no_die():
    """Rules §6: nothing usable, stay; so the next one rolls all of them."""
    state = play(laid(3), OPENING + " *BUX D1-")

    assert state.played == ()
    assert state.to_roll == 3


def test_x_faces_are_useless():
    """Rules §6: an X face cannot be used."""
    state = play(laid(3), OPENING + " *XXX")

    assert options(state) == ["D1-", "again"]
    assert refused(state, "D1X13") is Reason.NOT_FOR_DETECTIVES


def test_a_taxi_die_leads_to_an_adjacent_space():
    """Rules §6: T, the adjacent space along a line."""
    state = play(laid(3), OPENING + " *TXX")

    assert options(state) == ["D1T13", "D1T16", "D1T17", "again"]


def test_a_bus_die_leads_to_the_next_stop_straight_ahead():
    """Rules §6: B, horizontally or vertically."""
    state = in_pursuit(laid(3), 1, "15 9", "BXX")

    assert options(state)[:-1] == ["D1B7", "D1B13", "D1B19"]


def test_an_underground_die_leads_to_any_other_stop():
    """Rules §6: U, any other underground space."""
    state = in_pursuit(laid(3), 1, "18 9", "UXX")

    assert options(state)[:-1] == ["D1U4", "D1U10"]


def test_the_mode_must_stop_at_the_current_space():
    """Rules §6."""
    state = in_pursuit(laid(3), 1, "14 9", "BUX")

    assert refused(state, "D1B13") is Reason.NO_STOP
    assert options(state) == ["D1-", "again"]


def test_a_bus_passes_an_occupied_taxi_only_space():
    """Rules §6: buses may pass an occupied taxi-only space."""
    state = in_pursuit(laid(3), 1, "15 16", "BXX")

    assert refused(state, "D1B19") is None


def test_a_bus_does_not_pass_an_occupied_stop():
    """R49: occupied next stop, no ride that way."""
    state = in_pursuit(laid(3), 1, "15 19", "BXX")

    assert refused(state, "D1B19") is Reason.OCCUPIED
    assert refused(state, "D1B4") is Reason.NO_LINE


def test_a_bus_passes_hidden_mister_x_without_catching_him():
    """R49: hidden X never blocks; passing him is no capture."""
    state = play(in_pursuit(laid(3), 16, "15 9", "BXX"), "D1B19")

    assert state.outcome is None


def test_detectives_never_share_a_space():
    """R40: such a die is unusable."""
    state = in_pursuit(laid(3), 1, "13 14", "TXX")

    assert refused(state, "D1T14") is Reason.OCCUPIED
    assert options(state)[:-1] == ["D1T15"]


def test_a_jammed_detective_stays():
    """R40: a die that leads only onto detectives is unusable."""
    state = in_pursuit(laid(4), 9, "1 2 3", "TXXX")

    assert options(state) == ["D1-", "again"]


def test_who_can_move_must():
    """Rules §6, limits."""
    state = play(laid(3), OPENING + " *TXX")

    assert refused(state, "D1-") is Reason.MUST_MOVE


def test_a_chip_rolls_all_dice_in_hand_again():
    """R51: before choosing, even if able to move, several per turn."""
    state = play(laid(3), OPENING + " *TTT again *TXX again *XXX again *TBU")

    assert state.chips == 0
    assert refused(state, "again") is Reason.NO_CHIP
    assert refused(state, "D1T13") is None


def test_dice_that_were_not_rolled_cannot_be_used():
    """Rules §6: one of the rolled dice."""
    state = play(laid(3), OPENING + " *BBX")

    assert refused(state, "D1T13") is Reason.NO_DIE


def test_entering_mister_xs_space_wins():
    """Rules §6, end: X and a detective on one space."""
    state = play(laid(3), "D1@14 D2@9 @13 *TXX D1T13")

    assert state.outcome.reason is EndReason.CAUGHT
    assert state.phase is Phase.OVER
    assert to_move(state) == ()
    assert options(state) == []
    assert refused(state, "D2T10") is Reason.GAME_OVER


def test_the_first_detective_of_each_round_is_the_next_clockwise():
    """Rules §6: the marker moves to the next detective clockwise."""
    state = laid(4)
    firsts = []
    state = play(state, OPENING_OF_FOUR)
    for x in ("T35", "T36", "T35", "T36"):
        firsts += to_move(state)
        for _ in range(3):
            faces = "T" * state.to_roll
            pawn = to_move(state)[0][-1]
            state = play(state, f"*{faces} D{pawn}T{_step(state, int(pawn))}")
        state = play(state, x)

    assert firsts == [detective_seat(n) for n in (1, 2, 3, 1)]


def _step(state, pawn):
    """Detectives go to and fro, far from Mister X."""
    to_and_fro = {1: (2, 4), 2: (8, 7), 3: (9, 11)}[pawn]
    here = state.pursuers[pawn - 1]
    return to_and_fro[0] if here == to_and_fro[1] else to_and_fro[1]


def test_detectives_play_in_clockwise_order():
    """Rules §6: next clockwise."""
    state = play(laid(3), OPENING + " *TTT")

    assert to_move(state) == (detective_seat(1),)
    assert refused(state, "D2T10") is Reason.NOT_YOUR_TURN
    assert refused(state, "D2-") is Reason.NOT_YOUR_TURN


def test_nobody_moves_twice_in_a_round():
    """Rules §6: one turn per detective."""
    state = play(laid(3), OPENING + " *TTT D1T13 *TT")

    assert refused(state, "D1T15") is Reason.ALREADY_MOVED
    assert refused(state, "D1-") is Reason.ALREADY_MOVED


def test_two_players_assign_a_die_to_either_pawn():
    """Rules §6, two players: roll 3, assign a die to either pawn."""
    state = play(laid(2), OPENING + " *TXX")

    assert {"D1T13", "D2T10"} <= set(options(state))


def test_two_players_re_roll_the_rest_for_the_other_pawn():
    """Rules §6, two players: never one pawn twice."""
    state = play(laid(2), OPENING + " *TTX D2T10 *TT")

    assert state.played == (Ticket.TAXI,)
    assert refused(state, "D2T9") is Reason.ALREADY_MOVED
    assert {move[:2] for move in options(state)} == {"D1", "ag"}


def test_two_players_must_pick_an_able_pawn():
    """R52: with one pawn able, it moves; neither may stay."""
    state = in_pursuit(laid(2), 1, "15 9", "BXX")

    assert refused(state, "D2-") is Reason.MUST_MOVE
    assert all(move.startswith("D1B") for move in options(state)[:-1])


def test_two_players_name_the_pawn_that_stays():
    """R52: if no pawn is able, one is named; the other rolls anew."""
    state = in_pursuit(laid(2), 1, "14 9", "BUX")

    after = play(state, "D2-")

    assert options(state) == ["D1-", "D2-", "again"]
    assert after.moved == (False, True)
    assert after.to_roll == 3


def test_the_marker_is_idle_with_two_players():
    """R52: in every round the player may begin with either pawn."""
    state = in_pursuit(laid(2), 1, "14 9", "TTT", round=2)

    assert {"D1T13", "D2T10"} <= set(options(state))


@pytest.mark.parametrize("players", [2, 3])
def test_only_the_player_on_turn_may_act(players):
    """A move for the wrong seat is refused."""
    state = play(laid(players), OPENING)
    first, second = detective_seat(1), detective_seat(2)

    assert refused(state, "*TTT", first) is None
    assert refused(state, "*TTT", second) is Reason.NOT_YOUR_PAWN
    assert refused(play(state, "*TTT"), "again", second) is Reason.NOT_YOUR_PAWN
    assert refused(play(state, "*TTT"), "D1T13", second) is Reason.NOT_YOUR_PAWN
    assert refused(play(state, "*TTT"), "D1T13", first) is None


def test_pawn_moves_are_there_only_in_pursuit():
    """A page asks for them when dice lie rolled."""
    state = play(laid(3), OPENING)

    assert pawn_moves(state) == ()
    assert len(pawn_moves(play(state, "*TXX"))) == 3
