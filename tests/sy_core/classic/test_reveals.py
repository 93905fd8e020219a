"""The travel log: what is shown, when, and to whom."""

from __future__ import annotations

from random import Random

import pytest

from support.play import options, play, puzzle, shuttle
from sy_core import MISTER_X, SPECTATOR, Phase, ViewError, view_for
from sy_core.classic.view import PawnStatus, Turn, as_detectives_see
from sy_core.sharing import read_position
from sy_core.terms import detective_seat

FAR = {"D1": "T8 T1", "D2": "T10 T2", "D3": "T11 T3", "D4": "T13 T4", "D5": "T15 T5"}


def rounds(state, turns):
    """Play Mister X's turns; five detectives ride to and fro far away."""
    for number, turn in enumerate(turns.split()):
        state = play(state, turn)
        for pawn, to_and_fro in FAR.items():
            if state.outcome is None and pawn in state.table.pawns:
                state = play(state, pawn + to_and_fro.split()[number % 2])
    return state


def hidden(edition="2013", **rules):
    return puzzle(edition, 6, 199, "1 2 3 4 5", **rules)


def beginners(**rules):
    return puzzle("beginners", 5, 82, "1 2 3 4", **rules)


def seen(state):
    return [(leg.ticket, leg.station) for leg in view_for(state, SPECTATOR).trail]


def test_detectives_see_the_ticket_but_not_the_station():
    """Rules §1: mode public, station secret."""
    state = play(hidden(), "T171")

    assert seen(state) == [("T", None)]
    assert view_for(state, SPECTATOR).x_station is None


def test_a_black_ticket_conceals_the_mode():
    state = play(hidden(), "X171")

    assert seen(state) == [("X", None)]


def test_entry_three_is_a_reveal():
    """Rules §1: entries 3, 8, 13, 18, 24; the pawn stays until he moves."""
    state = play(rounds(hidden(), "T171 T199"), "T188")

    view = view_for(state, detective_seat(1))

    assert seen(state) == [("T", None), ("T", None), ("T", 188)]
    assert view.x_station == 188
    assert view.last_seen == (3, 188)


def test_the_pawn_vanishes_when_he_next_moves():
    """R56 for the big game: removed when next moving; what was seen stays known."""
    state = rounds(hidden(), "T171 T199 T188")
    before = view_for(state, SPECTATOR)

    after = view_for(play(state, "T199"), SPECTATOR)

    assert before.x_station == 188
    assert after.x_station is None
    assert after.last_seen == (3, 188)


def test_a_reveal_after_the_first_leg_is_shown_then_he_vanishes():
    """Rules §1, R12: entries 3 and 4 in one double."""
    state = play(rounds(hidden(), "T171 T199"), "T188+T173")

    assert seen(state)[2:] == [("T", 188), ("T", None)]
    assert view_for(state, SPECTATOR).x_station is None


def test_a_reveal_after_the_second_leg_lasts_through_the_phase():
    """R12."""
    state = play(rounds(hidden(), "T171"), "T199+T188")

    assert seen(state)[1:] == [("T", None), ("T", 188)]
    assert view_for(state, SPECTATOR).x_station == 188


def test_reveals_count_entries_not_rounds():
    """R13: after a double in round 1, round 2 is entry 3."""
    state = rounds(hidden(), "T171+T199 T188")

    assert seen(state)[2] == ("T", 188)


def test_1983_shows_entry_24_unless_a_house_rule_says_otherwise():
    """R14: as every later log; the option is disclosure after the result."""
    assert 24 in hidden("1983").table.marked
    assert 24 not in hidden("1983", final_reveal=False).table.marked


def test_mister_x_sees_all_his_own_entries():
    state = play(hidden(), "T171")

    view = view_for(state, MISTER_X)

    assert [(leg.ticket, leg.station) for leg in view.trail] == [("T", 171)]
    assert (view.x_start, view.x_station) == (199, 171)


def test_the_start_station_is_secret_where_the_log_is_hidden():
    assert view_for(hidden(), SPECTATOR).x_start is None
    assert view_for(hidden(), SPECTATOR).last_seen is None


def test_at_the_end_the_whole_log_is_disclosed():
    """Rules §1: finally the whole log."""
    state = play(puzzle("2013", 6, 75, "58 1 2 3 4"), "T74 D1T74")

    view = view_for(state, detective_seat(2))

    assert view.x_start == 75
    assert seen(state) == [("T", 74)]


def test_beginners_see_mister_x_move():
    """Rules §4: he moves openly and starts openly on 82."""
    state = play(beginners(), "T101")

    assert seen(state) == [("T", 101)]
    assert view_for(beginners(), SPECTATOR).last_seen == (0, 82)
    assert view_for(beginners(), SPECTATOR).x_station == 82


def test_beginners_third_entry_is_concealed_with_its_mode():
    """Rules §4: pawn off, entry covered, mode unknown."""
    state = play(rounds(beginners(), "T101 T82"), "B140")

    view = view_for(state, SPECTATOR)

    assert seen(state)[2] == (None, None)
    assert view.x_station is None
    assert view.last_seen == (2, 82)


def test_beginners_mister_x_shows_himself_at_his_next_turn():
    """Rules §4: first he shows where he is, then he moves openly."""
    state = rounds(beginners(), "T101 T82 B140")

    assert state.phase is Phase.MISTER_X
    assert seen(state)[2] == (None, 140)
    assert view_for(state, SPECTATOR).x_station == 140


def test_beginners_black_conceals_one_more_move():
    """Rules §4, R30: any time; that it was played is seen, its mode is not."""
    state = play(beginners(), "X101")

    assert seen(state) == [("X", None)]
    assert state.black == 0


def test_beginners_double_in_round_two_ends_concealed():
    """R29: concealment follows the entry numbers."""
    state = play(rounds(beginners(), "T101"), "T82+T81")

    assert seen(state)[1:] == [("T", 82), (None, None)]


def test_beginners_concealed_first_leg_is_shown_before_an_open_second():
    """R29: entry 3 in a double of round 3."""
    state = play(rounds(beginners(), "T101 T82"), "T81+T64")

    assert seen(state)[2:] == [(None, 81), ("T", 64)]


def test_beginners_black_hides_a_leg_of_a_double_of_his_choice():
    """R31: the first leg here, shown before the open second."""
    first = play(beginners(), "X101+T114")
    second = play(beginners(), "T101+X114")

    assert seen(first) == [("X", 101), ("T", 114)]
    assert seen(second) == [("T", 101), ("X", None)]


@pytest.mark.parametrize(("both_open", "first"), [(True, 82), (False, None)])
def test_beginners_with_both_legs_concealed_both_are_open_at_his_next_turn(
    both_open, first
):
    """R31a: black, then the third entry. Formerly the first one stayed unknown."""
    state = play(rounds(beginners(both_open=both_open), "T101"), "X82+T81")

    assert seen(state)[1:] == [("X", None), (None, None)]
    state = play(state, "D1T1 D2T2 D3T3 D4T4")
    assert seen(state)[1:] == [("X", first), (None, 81)]


def test_of_a_position_nothing_is_opened_that_it_did_not_say():
    """R31a: the detectives' own link does not say where he changed."""
    start = "A_beginners_house-both-open_at-1.2.3_go-pursuit_start-82_log-T81.X*o"
    state = play(read_position(start).sample(Random(1)), "D1T8 D2T10 D3T4")

    assert seen(state)[1:] == [("X", None), (None, state.x_station)]


def test_a_turn_before_the_last_is_not_opened_any_more():
    """R31a: what a position left unsaid of it stays Mister X's own."""
    start = "A_beginners_house-both-open_at-1.2.3_start-82_log-o.T67_x-66.67"
    state = play(read_position(start).state(), "T66 D1T8 D2T10 D3T11")

    assert [station for _, station in seen(state)] == [None, 67, 66]


def test_beginners_double_in_round_13_adds_entry_14():
    """R32: before the last detective phase."""
    state = rounds(beginners(), "T101 T82 T101 T82 T101 T82 T101 T82 T101 T82 T101 T82")

    state = play(state, "T101+T82")

    assert len(state.trail) == 14
    assert state.outcome is None


def test_beginners_mister_x_wins_after_round_13():
    """Rules §4, R33: detectives' moves included."""
    turns = "T101 T82 " * 6 + "T101"

    state = rounds(beginners(), turns)

    assert state.outcome.reason == "escaped"
    assert state.round == 13


def test_beginners_ride_free():
    """Rules §4: nobody but Mister X has tickets; taxi and bus only."""
    state = play(beginners(), "B140 D1B46")

    assert state.purses == ()
    assert state.supply == (0, 0, 0)
    assert "D2U67" not in options(state)


def test_all_detective_seats_and_spectators_know_the_same():
    state = play(hidden(), "T171 D1T8")
    views = [view_for(state, seat) for seat in (*state.table.seats, SPECTATOR)]

    facts = {(view.trail, view.history, view.purses) for view in views}

    assert len(facts) == 1


def test_everybody_sees_the_round_and_who_is_next():
    """The log and the pawns lie on the table."""
    state = play(rounds(hidden(), "T171"), "T199 D1T1")

    view = view_for(state, SPECTATOR)

    assert view.round == 2
    assert view.to_move == tuple(detective_seat(number) for number in (2, 3, 4, 5))


def test_a_double_is_seen_as_one_turn():
    """Rules §1: the double ticket is given up in the open."""
    state = play(rounds(hidden(), "T171"), "T199+T188")

    single, double = (
        event for event in view_for(state, SPECTATOR).history if isinstance(event, Turn)
    )

    assert (single.double, len(single.legs)) == (False, 1)
    assert (double.double, len(double.legs)) == (True, 2)


def test_of_entries_older_than_the_game_detectives_know_what_the_position_said():
    """Openly ridden, but with what was not said: only Mister X still knows it."""
    position = read_position("A_beginners_at-41.46.124_start-82_log-o.o67_x-T66.T67")

    own, public = (position.view(seat) for seat in (MISTER_X, SPECTATOR))

    assert [(leg.ticket, leg.station) for leg in own.trail] == [("T", 66), ("T", 67)]
    assert [(leg.ticket, leg.station) for leg in public.trail] == [
        *((None, None), (None, 67))
    ]
    assert as_detectives_see(own) == public


def test_mister_x_can_ask_what_the_detectives_see():
    state = play(rounds(hidden(), "T171 T199 T188"), "T199")

    assert as_detectives_see(view_for(state, MISTER_X)) == view_for(state, SPECTATOR)


@pytest.mark.parametrize(
    ("turns", "last"), [("", ""), ("", "T101"), ("", "X101"), ("T101 T82", "B140")]
)
def test_beginners_mister_x_can_ask_what_the_detectives_see(turns, last):
    """Where he starts and stands openly, and what is concealed."""
    state = play(rounds(beginners(), turns), last)

    assert as_detectives_see(view_for(state, MISTER_X)) == view_for(state, SPECTATOR)


def test_a_detectives_view_already_is_what_detectives_see():
    view = view_for(hidden(), SPECTATOR)

    assert as_detectives_see(view) is view


@pytest.mark.parametrize("seat", ["detective_6", "mister_y", "", 5])
def test_nobody_sits_on_an_unknown_seat(seat):
    with pytest.raises(ViewError, match="nobody sits there"):
        view_for(hidden(), seat)


def test_a_view_says_what_each_pursuer_is_doing():
    """Sitting out is explained: moved, ready, waiting, jammed or stranded."""
    state = play(puzzle("1983", 5, 199, "1 2 10 20"), "T171 D1T8")

    statuses = view_for(state, SPECTATOR).statuses

    assert statuses == (
        PawnStatus.MOVED,
        PawnStatus.JAMMED,
        PawnStatus.READY,
        PawnStatus.WAITING,
    )


def test_a_detective_who_was_jammed_on_his_turn_sits_this_round_out():
    """R17, clockwise: freed by a colleague, he is not asked again."""
    state = play(puzzle("1983", 4, 197, "5 15 16"), "T196 D2T14")

    statuses = view_for(state, SPECTATOR).statuses

    assert statuses == (PawnStatus.SAT_OUT, PawnStatus.MOVED, PawnStatus.READY)


def test_after_the_end_a_view_still_tells_who_moved():
    state = play(puzzle("2013", 5, 75, "58 1 2 3"), "T74 D2T8 D1T74")

    statuses = view_for(state, SPECTATOR).statuses

    moved, waiting = PawnStatus.MOVED, PawnStatus.WAITING
    assert statuses == (moved, moved, waiting, waiting)


def test_a_view_calls_a_detective_without_a_fitting_ticket_stranded():
    """R16."""
    state = puzzle("2013", 5, 199, "2 30 18 107")
    paths = {"D1": (20, 2), "D2": (17, 30), "D3": (43, 18), "D4": (106, 107)}
    state = shuttle(state, 10, (171, 199), paths)

    state = play(state, "T171 D1T20 D2T17 D3T43 D4B161 T199")

    stranded, ready = PawnStatus.STRANDED, PawnStatus.READY
    statuses = view_for(state, SPECTATOR).statuses
    assert statuses == (stranded, stranded, stranded, ready)
