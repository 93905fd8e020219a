"""The simulator in the corners that random games seldom reach."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.play import options, play, puzzle
from sy_core import (
    EDITIONS,
    SPECTATOR,
    SetupError,
    legal_moves,
    new_game,
    parse_move,
    sample_state,
    view_for,
)
from sy_core.classic.board import read_board
from sy_core.classic.codes import HIDE, decode, encode
from sy_core.classic.editions.model import Crew, Order
from sy_core.classic.simulator import Simulator
from sy_core.coding import STAY
from sy_core.outcome import EndReason


def coded(state):
    simulator = Simulator(state)
    return [decode(state.table, state.phase, code) for code in simulator.legal()]


def test_a_blocked_mister_x_may_only_stay():
    """R7 as a house rule."""
    state = puzzle("1983", 4, 2, "10 20 33", blocked_stays=True)
    simulator = Simulator(state)

    offered = simulator.legal()
    simulator.play(STAY)

    assert offered == [STAY]
    assert simulator.entries == 1
    assert encode(state.table, *coded(state)) == STAY


def test_a_stay_can_be_sampled():
    """R7: the sampled game repeats it."""
    state = play(puzzle("1983", 4, 2, "10 20 33", blocked_stays=True), "-")

    sampled = sample_state(view_for(state, SPECTATOR), Random(1))

    assert sampled.moves == state.moves


def test_mister_x_can_be_put_elsewhere():
    """His rides are then those from there."""
    simulator = Simulator(puzzle("1983", 4, 199, "1 2 3"))
    there = Simulator(puzzle("1983", 4, 171, "1 2 3"))

    simulator.put_x(171)

    assert simulator.legal() == there.legal()


def test_hiding_opens_the_pursuit():
    """R27."""
    state = play(puzzle("1983", 4, 199, "1 2 3", appearances=1), "T171")
    simulator = Simulator(state)

    simulator.play(HIDE)

    assert encode(state.table, next(iter(coded(state)))) == HIDE
    assert simulator.phase == play(state, ".").phase


def test_a_detective_without_tickets_is_not_robbed():
    """R27: of each pawn owning any one ticket or none."""
    state = play(puzzle("1983", 4, 199, "1 2 3", appearances=1), "T171")
    empty = type(state.purses[0])(0, 0, 0)
    state = replace(state, purses=(empty, *state.purses[1:]))

    simulator = Simulator(state)
    simulator.play(encode(state.table, coded(state)[1]))

    assert simulator.purses[0] == [0, 0, 0]
    assert len(coded(state)) == 1 + 4 * 4


def test_takings_can_strand_the_last_detective_at_once():
    """R27 with R4's house rule: tested as soon as it happens."""
    state = puzzle("1983", 4, 199, "2 4 6", appearances=1, stranding_at_once=True)
    state = play(state, "T171")
    state = replace(state, purses=(type(state.purses[0])(1, 0, 0),) * 3)

    simulator = Simulator(state)
    simulator.play(encode(state.table, parse_move("!D1T+D2T+D3T")))

    assert simulator.reason is EndReason.STRANDED


def test_blocking_is_seen():
    """R7."""
    state = play(puzzle("2013", 5, 20, "9 11 33 1"), "T2 D1T20 D2T10 D3T21")
    simulator = Simulator(state)

    simulator.play(encode(state.table, play(state, "D4T8").moves[-1]))

    assert simulator.reason is EndReason.BLOCKED


def test_common_bobbies_come_last_in_a_clockwise_order():
    """For editions of one's own: pawns that everybody leads move after all players."""
    crew = replace(EDITIONS["1983"].crews[4], bobbies=1)
    edition = replace(EDITIONS["1983"], crews={4: crew})
    state = play(puzzle(edition, 4, 199, "1 2 3 4"), "T171 D1T8 D2T10 D3T11")

    assert edition.order is Order.CLOCKWISE
    assert {text[:2] for text in options(state)} == {"P1"}
    assert coded(state) == list(legal_moves(state))


def test_a_board_with_too_high_numbers_is_refused():
    board = read_board("high", "1 0 0 T256\n256 1 1 T1\n")
    crew = Crew(pawns=(1,), black=0, starts=(1,))
    edition = replace(EDITIONS["2013"], board=board, crews={2: crew}, x_starts=(256,))
    state = new_game(edition, 2, rng=Random(1))

    with pytest.raises(SetupError, match="no station above 255"):
        Simulator(state)


def test_all_tables_on_one_board_share_its_rides():
    """However many games with other rules and players are played."""
    tables = [new_game("2013", players, rng=Random(1)) for players in (3, 5)]
    codes = [Simulator(state).codes for state in tables]

    assert codes[0] is codes[1]
