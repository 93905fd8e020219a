"""Every way to end, in the order in which a round evaluates them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.play import options, play, puzzle, shuttle
from sy_core import (
    EDITIONS,
    MISTER_X,
    SPECTATOR,
    Phase,
    format_move,
    legal_moves,
    outcome,
    view_for,
)
from sy_core.classic.editions.model import Tickets
from sy_core.classic.view import as_detectives_see
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Side

STAYS = {"blocked_stays": True}


def test_blocked_mister_x_loses_at_the_start_of_his_turn():
    """R7: both taxi lines of station 2 lead to detectives."""
    state = puzzle("2013", 5, 20, "9 11 33 1")

    state = play(state, "T2 D1T20 D2T10 D3T21 D4T8")

    assert outcome(state) == Outcome(EndReason.BLOCKED)
    assert outcome(state).winner is Side.DETECTIVES


def test_after_the_end_mister_x_and_everybody_else_see_the_same():
    """What the detectives know then is everything."""
    first = puzzle("2013", 5, 20, "9 11 33 1")
    state = play(first, "T2 D1T20 D2T10 D3T21 D4T8")

    seen = as_detectives_see(view_for(state, MISTER_X))

    assert seen == view_for(state, SPECTATOR)
    assert seen.x_start == 20


def test_mister_x_can_be_blocked_before_his_first_move():
    """R7: a puzzle may start so."""
    state = puzzle("2013", 5, 2, "10 20 33 1")

    assert outcome(state) == Outcome(EndReason.BLOCKED)


def test_an_open_ferry_and_a_black_ticket_save_him():
    """R8: he must use it; no other ride is open."""
    state = puzzle("2013", 6, 194, "192 193 195 1 2")

    assert {str(move.to) for move in legal_moves(state) if move.to} == {"157"}


SILENT = pytest.mark.parametrize(
    ("edition", "starts"), [("1983", "10 20 33"), ("2023", "10 20 33 1")]
)


@SILENT
def test_as_a_house_rule_blocked_mister_x_stays(edition, starts):
    """R7 for editions that do not mention it: the entry repeats the station."""
    state = puzzle(edition, 4, 2, starts, **STAYS)
    offered = options(state)

    state = play(state, "-")

    assert offered == ["-"]
    assert [(entry.ticket, entry.station) for entry in state.trail] == [(None, 2)]
    assert state.phase is Phase.PURSUIT


@SILENT
def test_without_the_house_rule_blocked_mister_x_loses_there_too(edition, starts):
    """R7: loses everywhere by default."""
    state = puzzle(edition, 4, 2, starts)

    assert outcome(state) == Outcome(EndReason.BLOCKED)


def test_mister_x_escapes_at_the_end_of_round_22():
    """Rules §1: after the last pursuers' phase."""
    state = puzzle("2013", 3, 199, "1 8 43 92")

    state = escape(state)

    assert outcome(state) == Outcome(EndReason.ESCAPED)
    assert outcome(state).winner is Side.MISTER_X
    assert state.round == 22
    assert len(state.trail) == 22


def escape(state):
    """Play to the end, every pursuer keeping far from Mister X's two stations."""
    to_and_fro = {199: 171, 171: 199}
    while state.outcome is None:
        if state.phase is Phase.MISTER_X:
            state = play(state, f"T{to_and_fro[state.x_station]}")
            continue
        moves = [m for m in legal_moves(state) if m.to < 100]
        state = play(
            state, format_move(max(moves, key=lambda m: (left(state, m), m.to)))
        )
    return state


def left(state, move):
    """Tickets of that kind that the pawn still has."""
    index = state.table.pawns.index(move.pawn)
    purse = state.table.purse_of[index]
    return 99 if purse is None else state.purses[purse]["TBU".index(move.ticket)]


def taxis_run_out(**rules):
    """Two detectives spend eleven taxi tickets each between taxi-only stations.

    Both bobbies ride along; after round 11 no detective can move again.
    """
    state = puzzle("2013", 3, 199, "2 30 8 106", **rules)
    paths = {"D1": (20, 2), "D2": (17, 30), "P1": (18, 8), "P2": (107, 106)}
    return shuttle(state, 10, (171, 199), paths), paths


def test_mister_x_wins_when_every_detective_is_stranded():
    """R3, R4: bus tickets are left, but no bus stops there."""
    state, _ = taxis_run_out()

    state = play(state, "T171 D1T20 D2T17 P1T18 P2T107")

    assert outcome(state) == Outcome(EndReason.STRANDED)
    assert state.purses == ((0, 8, 4), (0, 8, 4))


def test_stranding_is_tested_after_the_full_phase():
    """R4: the bobbies finish, and may still capture."""
    state, _ = taxis_run_out()

    state = play(state, "T171 D1T20 D2T17")

    assert outcome(state) is None
    assert {move.pawn for move in legal_moves(state)} == {"P1", "P2"}


def test_as_a_house_rule_stranding_ends_the_game_at_once():
    """R4."""
    state, _ = taxis_run_out(stranding_at_once=True)

    state = play(state, "T171 D1T20 D2T17")

    assert outcome(state) == Outcome(EndReason.STRANDED)


def test_as_a_house_rule_bobbies_prolong_the_chase():
    """R3: the bobbies move on alone."""
    state, _ = taxis_run_out(bobbies_prolong=True)

    state = play(state, "T171 D1T20 D2T17 P1T18 P2T107 T199")

    assert outcome(state) is None
    assert {move.pawn for move in legal_moves(state)} == {"P1", "P2"}


def test_without_bobbies_that_house_rule_changes_nothing():
    """R3: it speaks of bobbies in play."""
    state = puzzle("2013", 5, 199, "2 30 18 106", bobbies_prolong=True)
    paths = {"D1": (20, 2), "D2": (17, 30), "D3": (43, 18), "D4": (107, 106)}

    state = shuttle(state, 10, (171, 199), paths)
    state = play(state, "T171 D1T20 D2T17 D3T43 D4T107")

    assert outcome(state) is None  # 107 is a bus stop: detective 4 is not stranded


def test_a_stranded_detective_sits_out_and_still_blocks():
    """R16: the pawn stays on its station."""
    state = puzzle("2013", 5, 199, "2 30 18 107")
    paths = {"D1": (20, 2), "D2": (17, 30), "D3": (43, 18), "D4": (106, 107)}
    state = shuttle(state, 10, (171, 199), paths)

    state = play(state, "T171 D1T20 D2T17 D3T43 D4B161 T199")

    assert {move.pawn for move in legal_moves(state)} == {"D4"}
    assert state.pursuers[:3] == (20, 17, 43)


def test_a_two_player_pool_strands_both_pawns_together():
    """Rules §0: stranded with a pool means no fitting ticket in the pool."""
    state = puzzle("2013", 2, 199, "2 30 8 106")
    paths = {"D1": (20, 2), "D2": (17, 30), "P1": (18, 8), "P2": (107, 106)}

    state = shuttle(state, 10, (171, 199), paths)
    state = play(state, "T171 D1T20")

    assert state.purses[0].taxi == 1
    assert outcome(play(state, "D2T17 P1T18 P2T107")).reason is EndReason.STRANDED


def test_capture_comes_before_stranding():
    """Rules §1, order of evaluation: a bobby catches him in that very phase."""
    state = puzzle("2013", 3, 199, "2 30 8 175")
    paths = {"D1": (20, 2), "D2": (17, 30), "P1": (18, 8), "P2": (174, 175)}
    state = shuttle(state, 10, (171, 199), paths)

    state = play(state, "T171 D1T20 D2T17 P1T18 P2T171")

    assert outcome(state) == Outcome(EndReason.CAUGHT)


def test_the_round_limit_is_tested_before_stranding():
    """Rules §1, R15: the last ticket spent in the last round is an escape."""
    short = replace(
        EDITIONS["1983"],
        allotment=Tickets(1, 0, 0),
        defaults=replace(EDITIONS["1983"].defaults, rounds=1),
    )
    state = puzzle(short, 4, 199, "2 30 8")

    state = play(state, "T171 D1T20 D2T17 D3T18")

    assert state.purses == ((0, 0, 0),) * 3
    assert outcome(state) == Outcome(EndReason.ESCAPED)


def test_after_22_rounds_it_is_over_even_if_jamming_saved_a_ticket():
    """R15: a hard stop; here one detective was jammed in the only round."""
    short = replace(
        EDITIONS["1983"], defaults=replace(EDITIONS["1983"].defaults, rounds=1)
    )
    state = puzzle(short, 4, 199, "2 10 20")

    state = play(state, "T171 D2T11 D3T33")

    assert state.purses[0] == (10, 8, 4)
    assert outcome(state) == Outcome(EndReason.ESCAPED)


def test_nothing_moves_after_the_end():
    state = puzzle("2013", 5, 2, "10 20 33 1")

    assert list(legal_moves(state)) == []
