"""Each house rule in both positions; those of the ending are in test_endings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.play import options, play, puzzle, shuttle
from sy_core import (
    EDITIONS,
    SPECTATOR,
    IllegalMoveError,
    Phase,
    Reason,
    apply,
    explain,
    legal_legs,
    legal_moves,
    parse_move,
    to_move,
    view_for,
)
from sy_core.choices import known_rules
from sy_core.classic.editions.model import UNLIMITED, HouseRules, Tickets
from sy_core.outcome import EndReason

FAR_PAWNS = {"D1": (8, 1), "D2": (10, 2), "D3": (11, 3)}


def ample(edition, **defaults):
    """An edition whose detectives never run out of taxi tickets."""
    base = EDITIONS[edition]
    return replace(
        base,
        allotment=Tickets(99, 8, 4),
        defaults=replace(base.defaults, **defaults),
    )


def test_every_house_rule_is_offered_somewhere_or_a_former_ruling():
    known = {name for edition in EDITIONS.values() for name in known_rules(edition)}

    assert known == set(HouseRules.__dataclass_fields__)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_a_former_ruling_is_not_the_present_one(edition):
    """It is kept so that games of then go on as they began."""
    for name, was in edition.former.items():
        assert getattr(edition.defaults, name) != was


# R2: 22 or 24 rounds


@pytest.mark.parametrize(("rounds", "ended"), [(22, True), (24, False)])
def test_the_french_printing_ends_after_22_or_24_rounds(rounds, ended):
    """R2."""
    state = puzzle(ample("french"), 4, 199, "1 2 3 4", rounds=rounds)
    pawns = {**FAR_PAWNS, "P1": (13, 4)}

    state = shuttle(state, 22, (171, 199), pawns)

    assert (state.outcome is not None) is ended


def test_24_rounds_really_end_with_the_24th():
    """R2."""
    state = puzzle(ample("french"), 4, 199, "1 2 3 4", rounds=24)

    state = shuttle(state, 24, (171, 199), {**FAR_PAWNS, "P1": (13, 4)})

    assert state.outcome.reason is EndReason.ESCAPED
    assert len(state.trail) == 24


# R5, R6: the supply


@pytest.mark.parametrize(("strict", "taxis"), [(False, True), (True, False)])
def test_a_strict_supply_refuses_what_it_lacks(strict, taxis):
    """R5: with six players two taxi tickets are left at first."""
    state = puzzle("2013", 6, 128, "1 2 3 4 5", strict_supply=strict)
    state = play(state, "T142+T118 D1B46 D2T10 D3B22 D4T13 D5T15 T129 D1B1")
    state = play(state, "D2T2 D3B3 D4T4 D5T5")
    supply = state.supply._replace(taxi=0)
    state = replace(state, supply=supply)

    assert ("T142" in options(state)) is taxis


def test_1983s_own_stock_is_strict_only_as_a_house_rule():
    """R6: four underground rides exceed his three tickets; free choice by default."""
    free = puzzle("1983", 4, 46, "2 3 4")
    strict = puzzle("1983", 4, 46, "2 3 4", strict_supply=True)
    rides = "U79+U67 D1T10 D2T11 D3T13 U89 D1T2 D2T3 D3T4"

    assert "U128" in options(play(free, rides))
    assert "U128" not in options(play(strict, rides))


def test_in_a_strict_supply_a_double_needs_both_tickets():
    """R5: the supply is counted leg by leg."""
    state = puzzle("2013", 6, 128, "1 2 3 4 5", strict_supply=True)
    one_taxi = replace(state, supply=Tickets(1, 0, 0))

    doubles = [text for text in options(one_taxi) if "+" in text]

    assert not [text for text in doubles if text.count("T") == 2]
    assert "T142+X118" in doubles


def test_the_detectives_taxis_refill_a_strict_supply():
    """Rules §1: used tickets go into the supply."""
    state = puzzle("2013", 6, 128, "1 2 3 4 5", strict_supply=True)
    state = replace(state, supply=Tickets(1, 0, 0))

    state = play(state, "T142 D1T8 D2T10 D3T11 D4T13 D5T15")

    assert state.supply.taxi == 5
    assert "T118" in options(state)


# R14: entry 24


@pytest.mark.parametrize(("agreed", "station"), [(False, None), (True, 199)])
def test_entry_24_of_1983_is_a_reveal_if_agreed(agreed, station):
    """R14: both doubles played, the last entry is the 24th."""
    state = puzzle(ample("1983"), 4, 199, "1 2 3", final_reveal=agreed)
    state = play(state, "T171+T199 D1T8 D2T10 D3T11 T171+T199 D1T1 D2T2 D3T3")
    state = shuttle(state, 19, (171, 199), FAR_PAWNS)

    state = play(state, "T199")

    assert len(state.trail) == 24
    assert view_for(state, SPECTATOR).trail[-1].station == station


# R18: who moves the bobbies


def test_any_detective_player_may_move_a_bobby():
    """R18: the first confirmed move stands."""
    state = play(puzzle("2013", 4, 199, "1 2 3 4"), "T171")

    moved = apply(state, parse_move("P1T13"), seat="detective_2")

    assert moved.pursuers[3] == 13
    assert to_move(state) == ("detective_1", "detective_2", "detective_3")


def test_a_fixed_seat_may_keep_the_bobbies():
    """R18 as a house rule."""
    state = play(puzzle("2013", 4, 199, "1 2 3 4", bobby_keeper=3), "T171")
    ride = parse_move("P1T13")

    assert explain(state, ride, seat="detective_3") is None
    assert explain(state, ride, seat="detective_1").reason is Reason.NOT_YOUR_PAWN


# R26: both doubles in one turn


def test_one_double_per_turn_by_default():
    """R26: as in later editions."""
    state = puzzle("1983", 4, 199, "1 2 3")

    assert max(text.count("+") for text in options(state)) == 1
    refusal = explain(state, parse_move("T171+T199+T188"))
    assert refusal.reason is Reason.DOUBLE_LIMIT


def test_two_double_tickets_make_three_rides_in_one_turn():
    """R26 as a house rule: each double ticket adds a ride."""
    state = puzzle("1983", 4, 199, "1 2 3", doubles_per_turn=2)
    legs = [parse_move("T171"), parse_move("T199")]

    ends = {leg.to for leg in legal_legs(state, legs)}
    after = play(state, "T171+T199+T188")

    assert ends == {171, 188, 198, 128, 161}
    assert (len(after.trail), after.doubles, after.round) == (3, 0, 1)


def test_the_first_of_three_rides_leads_where_two_more_can_follow():
    """R9, R26: legs can be asked one by one, whatever is to come."""
    state = puzzle("1983", 4, 199, "1 2 3", doubles_per_turn=2)
    threes = [move for move in legal_moves(state) if len(move.legs) == 3]

    firsts = legal_legs(state, more=2)

    assert firsts
    assert {move.legs[0] for move in threes} == set(firsts)


def test_three_rides_need_two_double_tickets():
    """R26."""
    state = puzzle("1983", 4, 199, "1 2 3", doubles_per_turn=2)
    state = play(state, "T171+T199 D1T8 D2T10 D3T11")

    refusal = explain(state, parse_move("T171+T199+T188"))

    assert refusal.reason is Reason.NO_DOUBLE


# R27: voluntary appearance


def appearing(uses=UNLIMITED):
    return puzzle("1983", 4, 199, "1 2 3", appearances=uses)


def test_without_the_option_there_is_no_appearance():
    """R27: agreed beforehand or not at all."""
    state = play(puzzle("1983", 4, 199, "1 2 3"), "T171")

    refusal = explain(state, parse_move("!D1T+D2T+D3T"))

    assert state.phase is Phase.PURSUIT
    assert refusal.reason is Reason.NO_APPEARANCE


def test_after_his_turn_mister_x_may_appear_or_hide():
    """R27: an explicit choice."""
    state = play(appearing(), "T171")

    assert state.phase is Phase.APPEARANCE
    assert to_move(state) == ("mister_x",)
    assert len(legal_moves(state)) == 1 + 4**3


def test_appearing_shows_him_and_takes_one_ticket_of_each():
    """R27: to Mister X's stock, type chosen each."""
    state = play(appearing(), "T171 !D1T+D2B+D3U")

    view = view_for(state, SPECTATOR)

    assert (view.x_station, view.appearances) == (171, 1)
    assert state.purses == ((9, 8, 4), (10, 7, 4), (10, 8, 3))
    assert state.supply == (4, 4, 4)


def test_hiding_changes_nothing():
    """R27."""
    state = play(appearing(), "T171 .")

    assert view_for(state, SPECTATOR).x_station is None
    assert state.phase is Phase.PURSUIT


def test_he_vanishes_with_his_next_move():
    """R27: shown until the next move."""
    state = play(appearing(), "T171 !D1T+D2B+D3U D1T8 D2T10 D3T11 T199 .")

    assert view_for(state, SPECTATOR).x_station is None
    assert view_for(state, SPECTATOR).last_seen == (1, 171)


def test_no_appearance_after_a_turn_that_ends_on_a_reveal():
    """R27: he is visible anyway."""
    state = play(appearing(), "T171 . D1T8 D2T10 D3T11 T199+T188")

    assert state.phase is Phase.PURSUIT


@pytest.mark.parametrize("takings", ["!", "!D2B", "!D1T+D3U", "!D1T+D2T+D3T"])
def test_he_takes_of_each_detective_a_ticket_or_none(takings):
    """R27: it is his right, not his duty."""
    state = play(appearing(), f"T171 {takings}")

    taken = takings.count("D")
    assert sum(map(sum, state.purses)) == 3 * 22 - taken
    assert sum(state.supply) == 4 + 3 + 3 - 1 + taken
    assert view_for(state, SPECTATOR).x_station == 171


@pytest.mark.parametrize(
    "takings", ["!D1T+D1B", "!D1T+D2T+D2T", "!D2T+D1T+D3T", "!D1T+D2T+D4T"]
)
def test_at_most_one_ticket_of_each_detective_in_order(takings):
    """R27."""
    state = play(appearing(), "T171")

    assert explain(state, parse_move(takings)).reason is Reason.WRONG_TAKINGS


def test_only_a_ticket_that_the_detective_owns():
    """R27: one ticket or none per pawn owning any."""
    state = play(appearing(), "T171")
    state = replace(
        state, purses=(Tickets(0, 1, 0), Tickets(0, 0, 0), Tickets(1, 0, 0))
    )

    assert options(state) == [".", "!", "!D3T", "!D1B", "!D1B+D3T"]


def test_he_may_appear_though_nobody_has_a_ticket_left():
    """R27: nothing is taken then."""
    state = replace(play(appearing(), "T171"), purses=(Tickets(0, 0, 0),) * 3)

    assert options(state) == [".", "!"]


@pytest.mark.parametrize(("cap", "phase"), [(1, Phase.PURSUIT), (2, Phase.APPEARANCE)])
def test_appearances_can_be_capped(cap, phase):
    """R27 with a cap on uses."""
    state = play(appearing(cap), "T171 !D1T+D2B+D3U D1T8 D2T10 D3T11")

    assert play(state, "T199").phase is phase


def test_takings_can_strand_the_last_detective_at_once():
    """R27 with R4's house rule: tested as soon as it happens."""
    state = puzzle("1983", 4, 199, "2 4 6", appearances=1, stranding_at_once=True)
    state = replace(play(state, "T171"), purses=(Tickets(1, 0, 0),) * 3)

    state = play(state, "!D1T+D2T+D3T")

    assert state.outcome.reason is EndReason.STRANDED


def test_a_ride_is_no_answer_to_the_question_of_appearing():
    state = play(appearing(), "T171")

    with pytest.raises(IllegalMoveError, match="T199: not_your_turn"):
        apply(state, parse_move("T199"))
