"""Positions that an author writes, and what is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from support.play import play, puzzle
from sy_core import MISTER_X, SPECTATOR, Ticket, apply, parse_move, view_for
from sy_core.classic.editions.model import Tickets
from sy_core.classic.state import Phase
from sy_core.hunting import Phase as DicePhase
from sy_core.registry import CLASSIC
from sy_core.sharing import Fault, PositionError, position_text, read_position

FOUR = "A_2013_at-26.29.94.117"
SMALL = "A_hunting_tiles-DEABCF"


def test_three_clauses_are_a_lesson():
    """Edition, detectives and Mister X: the rest is as in a fresh game."""
    state = read_position(f"{FOUR}_x-45").state()

    assert state.table.players == 5
    assert (state.round, state.phase, state.black, state.doubles) == (
        *(1, Phase.MISTER_X),
        *(5, 2),
    )
    assert state.purses == (Tickets(11, 8, 4),) * 4
    assert state.supply == Tickets(13, 13, 7)
    assert len(apply(state, parse_move("T46")).trail) == 1


def test_a_round_without_a_log_leaves_the_past_unknown():
    """As many entries as the round wants; doubles that are gone were in it."""
    state = read_position(f"{FOUR}_x-45_round-6_doubles-1_black-3").state()

    assert len(state.trail) == 6
    assert [entry.round for entry in state.trail] == [1, 1, 2, 3, 4, 5]
    assert state.trail[0].ticket is None
    assert state.trail[0].station is None
    assert (state.doubles, state.black, state.x_station) == (1, 3, 45)


def test_a_short_log_is_the_end_of_it():
    """With the round given, earlier entries are unknown."""
    position = read_position("A_2013_at-57.59.75.108_round-5_log-U46.T_x-61")

    log = position.view(SPECTATOR).trail
    assert [entry.ticket for entry in log] == [None, None, *map(Ticket, "UT")]
    assert position.game.deduce(position.view(SPECTATOR)) == {33, 45, 47, 61}


def test_detectives_may_be_poor():
    """Used tickets are in the supply."""
    poor = "2.0.1*11.8.4*11.8.4*11.8.4"
    state = read_position(f"{FOUR}_x-45_tickets-{poor}").state()

    assert state.purses[0] == Tickets(2, 0, 1)
    assert state.supply == Tickets(22, 21, 10)


def test_tickets_may_be_on_unknown_entries():
    """What is missing may lie on the part of the log that is not told."""
    state = read_position(f"{FOUR}_x-45_round-3_supply-12.12.7").state()

    assert state.supply == Tickets(12, 12, 7)


def test_the_pursuit_can_have_begun():
    """Who has moved is said; clockwise the next player follows."""
    text = "A_1983_players-3_at-26.29.94.117_go-pursuit_log-T_x-46_moved-D1.D2"
    state = read_position(text).state()

    assert state.moved == (True, True, False, False)
    assert (state.phase, state.turn) == (Phase.PURSUIT, 1)
    assert position_text(
        read_position(text).game, read_position(text).view(MISTER_X)
    ).endswith("_go-pursuit_moved-D1.D2_log-T_x-46")


def test_clockwise_the_next_one_has_not_moved_yet():
    """Whose turn it is follows from who has moved."""
    text = "A_1983_at-26.29.94_go-pursuit_log-T_x-46_moved-D1.D2"

    assert read_position(text).state().turn == 2


def test_mister_x_may_be_asked_whether_he_appears():
    """R27 by house rule."""
    text = "A_1983_house-appearances-2_at-26.29.94.117_go-appear_log-T_appeared-1_x-46"
    state = read_position(text).state()

    assert (state.phase, state.appearances) == (Phase.APPEARANCE, 1)


def test_detectives_remember_what_a_text_says():
    """Both ways to say it."""
    some = read_position(f"{FOUR}_may-45.46")
    most = read_position(f"{FOUR}_not-45.46")

    assert some.game.deduce(some.view(SPECTATOR)) == {45, 46}
    assert len(most.game.deduce(most.view(SPECTATOR))) == 199 - 4 - 2


def test_in_an_open_log_mister_x_stands_on_the_board():
    """Beginners' version: start and log are open, a concealed ride is not."""
    text = "A_beginners_at-41.46.124_start-82_log-T66.T67.o_go-pursuit_x-B102"
    position = read_position(text)
    state = position.state()

    assert state.x_start == 82
    assert state.trail[-1].ticket is Ticket.BUS
    assert position.view(SPECTATOR).trail[-1].ticket is None
    assert position.view(SPECTATOR).x_station is None
    fresh = read_position("A_beginners_at-41.46.124_x-82").view(SPECTATOR)
    assert fresh.x_station == 82


def test_a_finished_game_is_open():
    """The end is checked, too."""
    position = read_position("A_2013_at-46.29.94.117_end-caught_log-T_x-45.46")

    assert position.view(SPECTATOR).x_station == 46
    assert list(position.game.legal_moves(position.state())) == []


def test_dice_are_placed_as_far_as_things_are():
    """What comes next follows from what is there."""
    phases = {
        SMALL: DicePhase.PLACING,
        f"{SMALL}_at-14": DicePhase.PLACING,
        f"{SMALL}_at-14.9": DicePhase.HIDING,
        f"{SMALL}_at-14.9_x-1": DicePhase.ROLLING,
        f"{SMALL}_at-14.9_x-1_go-use_hand-BTT": DicePhase.PURSUIT,
        f"{SMALL}_at-14.9_x-1_go-x_played-TT": DicePhase.MISTER_X,
    }

    states = [read_position(text).state() for text in phases]

    assert [state.phase for state in states] == list(phases.values())
    assert states[4].hand == tuple(map(Ticket, "TTB"))
    assert states[5].moved == (True, True)


def test_a_reveal_need_not_tell_the_whole_way():
    """Dice game: what was disclosed before may be unsaid."""
    position = read_position(f"{SMALL}_at-14.9_log-A.T.T4.T")

    assert [entry.shown for entry in position.view(SPECTATOR).trail] == [
        *(True, True, True, False)
    ]
    assert position.game.deduce(position.view(SPECTATOR)) == {2, 3, 22}


TABLE = Path(__file__).with_name("refused.txt")
BAD = {
    7: (Fault.NOT_TEXT, "text"),
    "A" * 100_000: (Fault.TOO_LONG, "text"),
    "A_2013_at-26 29": (Fault.FORM, "text[12]"),
    "": (Fault.VERSION, "version"),
} | {
    text: (Fault(fault), where)
    for text, fault, where in (
        line.split() for line in TABLE.read_text().splitlines() if line[0] != "#"
    )
}


@pytest.mark.parametrize("text", list(BAD))
def test_what_cannot_be_is_refused_with_a_reason(text):
    """One typed error, with a place."""
    with pytest.raises(PositionError) as caught:
        read_position(text)

    assert (caught.value.fault, caught.value.where) == BAD[text]


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("A_2013_at-26.29.94.117_log-T.T.T", "3"),
        ("A_2013_at-57.59.75.108_log-T.T.U46.T_x-128", "4"),
        ("A_hunting_tiles-DEABCF_at-14.9_go-use_log-A.T.T4_hand-TT", "3"),
        ("A_hunting_tiles-DHABCF_at-14.9", "3"),
        ("A_2013_at-26.26.94.117", ""),
    ],
)
def test_a_fault_names_the_number_that_it_speaks_of(text, about):
    """An entry of the log, or how many there should be: for words elsewhere."""
    with pytest.raises(PositionError) as refused:
        read_position(text)

    assert refused.value.about == about


def test_clockwise_somebody_must_be_left_to_move():
    """Else the round would be over."""
    with pytest.raises(PositionError) as caught:
        read_position("A_1983_at-26.29.94_go-pursuit_log-T_x-46_moved-D1.D2.D3")

    assert (caught.value.fault, caught.value.where) == (Fault.TURN, "moved")


def test_a_turn_in_which_he_stayed_is_a_stroke():
    """R7: he was blocked, and no ticket was played."""
    state = play(puzzle("2023", 4, 2, "10 20 100 101", blocked_stays=True), "-")
    view = view_for(state, SPECTATOR)

    text = position_text(CLASSIC, view)

    assert "_log--_" in text
    assert read_position(text).view(SPECTATOR).trail == view.trail
    assert read_position(text + "_x-2.2").state().x_station == 2


def test_a_complete_position_leaves_nothing_to_guess():
    """What is sampled is the position itself."""
    position = read_position(f"{SMALL}_at-14.9_x-1")

    assert position.sample(Random(1)) == position.state()
