"""Movement, tickets and turns, told in the order of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.play import options, play, puzzle
from sy_core import EDITIONS, Phase, legal_legs, outcome, parse_move, to_move
from sy_core.classic.editions.model import Order
from sy_core.outcome import EndReason
from sy_core.terms import Side


def test_mister_x_moves_first():
    """Rules §1: Mister X, then every pursuer."""
    state = puzzle("2013", 5, 74, "1 2 3 4")

    assert state.phase is Phase.MISTER_X
    assert to_move(state) == ("mister_x",)


def test_one_line_to_the_next_station_of_its_mode():
    """Rules §7: from 74 the underground goes to 46, taxis and buses elsewhere."""
    state = puzzle("2013", 6, 74, "1 2 3 4 5")

    singles = {f"{leg.ticket}{leg.to}" for leg in legal_legs(state)}

    assert singles == {
        *("T58", "T73", "T75", "T92", "B58", "B94", "U46"),
        *("X58", "X73", "X75", "X92", "X94", "X46"),
    }


def test_a_mode_must_stop_at_the_station_of_departure():
    """Rules §5: no underground at 165 though a line passes."""
    state = puzzle("2023", 6, 165, "1 2 3 4 5")

    assert not [leg for leg in legal_legs(state) if leg.ticket == "U"]


def test_mister_x_may_never_enter_a_pursuers_station():
    """R10, R11: targets must be free."""
    state = puzzle("2013", 6, 74, "46 58 1 2 3")

    singles = {leg.to for leg in legal_legs(state)}

    assert singles == {73, 75, 92, 94}


def test_pursuers_never_share_a_station_not_even_with_a_bobby():
    """Rules §1: targets must be free for everyone."""
    state = play(puzzle("2013", 4, 199, "74 1 2 46"), "T171")

    ends = {text for text in options(state) if text.startswith("D1")}

    assert ends == {"D1T58", "D1T73", "D1T75", "D1T92", "D1B58", "D1B94"}


def test_hidden_mister_x_blocks_nobody_and_is_caught_by_arrival():
    """R11: only a pursuer's arrival captures."""
    state = play(puzzle("2013", 6, 75, "58 1 2 3 4"), "T74")

    state = play(state, "D1T74")

    assert outcome(state).reason is EndReason.CAUGHT
    assert outcome(state).winner is Side.DETECTIVES


def test_a_bobby_captures_too():
    """Rules §1: a pursuer entering his station captures."""
    state = play(puzzle("2013", 4, 75, "1 2 3 58"), "T74 P1T74")

    assert outcome(state).reason is EndReason.CAUGHT


def test_a_detective_pays_the_ticket_into_the_supply():
    """Rules §1: holdings 11/8/4, one bus ticket less."""
    state = play(puzzle("2013", 5, 199, "74 1 2 3"), "T171")
    before = state.supply

    state = play(state, "D1B94")

    assert state.purses[0] == (11, 7, 4)
    assert state.supply == (before.taxi, before.bus + 1, before.underground)


def test_bobbies_pay_nothing_and_never_ride_the_ferry():
    """Rules §1: they use taxi, bus and underground."""
    state = play(puzzle("2013", 4, 1, "2 3 4 157"), "T8")
    purses, supply = state.purses, state.supply

    rides = {text for text in options(state) if text.startswith("P1")}
    state = play(state, "P1B185")

    assert "P1T156" in rides
    assert not {text for text in rides if text.endswith(("115", "194"))}
    assert (state.purses, state.supply) == (purses, supply)


def test_mister_x_takes_normal_tickets_from_the_supply():
    """Rules §1, R5: they stay on his log."""
    state = puzzle("2013", 6, 74, "1 2 3 4 5")

    state = play(state, "U46")

    assert state.supply == (2, 5, 2)


def test_an_empty_supply_refuses_him_nothing():
    """R5: Mister X is never refused a ticket; makeshift ones count below zero."""
    state = play(puzzle("2013", 6, 128, "1 2 3 4 5"), "T142+T118")

    state = play(state, "D1B46 D2T10 D3T11 D4T13 D5T15 T116")

    assert state.supply.taxi == 2 - 3 + 4


def test_a_black_ticket_rides_any_mode_and_is_used_up():
    """Rules §1: it replaces taxi, bus and underground, and is the ferry's only one."""
    state = puzzle("2013", 6, 157, "1 2 3 4 5")

    ends = {leg.to for leg in legal_legs(state) if leg.ticket == "X"}
    state = play(state, "X194")

    assert ends == {156, 158, 170, 133, 142, 185, 115, 194}
    assert state.black == 4


def test_the_ferry_is_closed_without_a_black_ticket():
    """R8: without black he cannot take it."""
    state = puzzle("beginners", 4, 157, "1 2 3")

    assert {leg.to for leg in legal_legs(state)} == {156, 158, 170, 133, 142, 185}


def test_a_double_is_two_rides_two_entries_and_one_double_ticket():
    """Rules §1."""
    state = puzzle("2013", 6, 74, "1 2 3 4 5")

    state = play(state, "U46+B34")

    assert [(entry.ticket, entry.station) for entry in state.trail] == [
        ("U", 46),
        ("B", 34),
    ]
    assert state.doubles == 1
    assert state.round == 1


def test_neither_leg_of_a_double_may_end_on_a_pursuer():
    """R10: not even in passing."""
    state = puzzle("2013", 6, 2, "10 1 4 5 6")

    doubles = {text for text in options(state) if "+" in text}

    assert "T20+T33" in doubles
    assert not {text for text in doubles if "10" in text.split("+")[0]}
    assert "T20+T2" in doubles


def test_he_may_ride_back_in_a_double():
    """Rules §1: riding back is fine."""
    state = play(puzzle("2013", 6, 2, "1 3 4 5 6"), "T20+T2")

    assert state.x_station == 2


def test_legs_can_be_asked_one_by_one():
    """A page asks for first legs, then for the legs that follow one."""
    state = puzzle("2013", 6, 2, "1 3 4 5 6")
    first = parse_move("T20")

    assert first in legal_legs(state, more=1)
    assert {leg.to for leg in legal_legs(state, [first])} == {2, 9, 33}
    assert legal_legs(state, [first], more=1) == ()


def test_fewer_than_no_legs_to_follow_are_none():
    state = puzzle("2013", 6, 2, "1 3 4 5 6")

    assert legal_legs(state, more=-1) == legal_legs(state)


def test_no_second_leg_after_an_illegal_first():
    state = puzzle("2013", 6, 2, "1 3 4 5 6")

    assert legal_legs(state, [parse_move("T199")]) == ()


def test_a_double_without_a_second_leg_is_illegal():
    """R9: his last black ticket took him by ferry to where no other ride is free."""
    state = puzzle("2013", 6, 157, "192 193 195 1 2", strict_supply=False)
    state = play(state, "X115 D4T8 D5T20 D1T190 D2T180 D3T182 X157")
    state = play(state, "D4T1 D5T2 D1T192 D2T193 D3T195 X115")
    state = play(state, "D4T8 D5T20 D1T190 D2T180 D3T182 X157")
    state = play(state, "D4T1 D5T2 D1T192 D2T193 D3T195")
    last_black = parse_move("X194")

    assert state.black == 1
    assert last_black in legal_legs(state)
    assert last_black not in legal_legs(state, more=1)
    assert [text for text in options(state) if text.startswith("X194+")] == []


def test_only_two_doubles_in_a_game():
    """Rules §1: two double tickets."""
    state = puzzle("2013", 6, 128, "1 2 3 4 5")
    state = play(state, "T142+T118 D1B46 D2T10 D3T11 D4T13 D5T15")
    state = play(state, "T129+T142 D1B1 D2T2 D3T3 D4T4 D5T5")

    assert not [text for text in options(state) if "+" in text]


def test_everybody_must_move():
    """Rules §1, duty: the phase ends only when no unmoved pursuer can move."""
    state = play(puzzle("2013", 5, 199, "1 2 3 4"), "T171 D1T8 D2T10 D3T11")

    assert state.phase is Phase.PURSUIT
    assert {text[:2] for text in options(state)} == {"D4"}


def test_free_order_lets_any_unmoved_pursuer_go_first():
    """Rules §1: in any order the team likes."""
    state = play(puzzle("2013", 4, 199, "1 2 3 74"), "T171 P1T58 D3T11")

    assert {text[:2] for text in options(state)} == {"D1", "D2"}


def test_clockwise_order_starts_at_mister_xs_left():
    """R25."""
    state = play(puzzle("1983", 5, 199, "1 2 3 4"), "T171")

    first = {text[:2] for text in options(state)}
    state = play(state, "D1T8")

    assert first == {"D1"}
    assert {text[:2] for text in options(state)} == {"D2"}
    assert to_move(state) == ("detective_2",)


def test_clockwise_pawns_that_nobody_leads_come_last():
    """R25, in an edition that has both: the bobby goes when all players have gone."""
    clockwise = replace(EDITIONS["2013"], id="clockwise", order=Order.CLOCKWISE)
    state = play(puzzle(clockwise, 4, 199, "1 2 3 4"), "T171 D1T8 D2T10")

    third = {text[:2] for text in options(state)}
    state = play(state, "D3T11")

    assert third == {"D3"}
    assert {text[:2] for text in options(state)} == {"P1"}
    assert play(state, "P1T13").round == 2


def test_a_player_moves_his_own_two_pawns_in_free_sequence():
    """R25: three players of 1983 lead two pawns each."""
    state = play(puzzle("1983", 3, 199, "1 2 3 4"), "T171")

    own = {text[:2] for text in options(state)}
    state = play(state, "D2T10 D1T8")

    assert own == {"D1", "D2"}
    assert {text[:2] for text in options(state)} == {"D3", "D4"}


def test_a_jammed_pursuer_moves_once_a_colleague_makes_room():
    """R17, free order."""
    state = play(puzzle("2013", 4, 199, "2 10 20 1"), "T171")

    jammed = {text[:2] for text in options(state)}
    state = play(state, "D2T21")

    assert jammed == {"D2", "D3", "P1"}
    assert "D1T10" in options(state)


def test_a_jammed_detective_is_passed_over_if_nobody_makes_room():
    """R17: nothing is left to move, so the round ends."""
    state = play(puzzle("2013", 4, 199, "2 10 20 1"), "T171")

    state = play(state, "D2T11 D3T33 D1T10 P1T8")

    assert state.round == 2


def test_clockwise_a_jammed_detective_is_asked_on_his_own_turn_only():
    """R17: detective 1 has no free target, so detective 2 is next; no second asking."""
    state = play(puzzle("1983", 4, 199, "2 10 20"), "T171")

    state = play(state, "D2T11 D3T33")

    assert state.round == 2
    assert state.pursuers == (2, 11, 33)


def test_after_the_last_pursuer_a_new_round_begins():
    state = play(puzzle("2013", 5, 199, "1 2 3 4"), "T171 D1T8 D2T10 D3T11 D4T13")

    assert (state.round, state.phase) == (2, Phase.MISTER_X)
    assert state.moved == (True,) * 4


@pytest.mark.parametrize("taken", [(), (parse_move("T8"),)])
def test_legs_are_only_mister_xs_and_only_on_his_turn(taken):
    state = play(puzzle("2013", 5, 199, "1 2 3 4"), "T171")

    assert legal_legs(state, taken) == ()
