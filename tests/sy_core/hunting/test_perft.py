"""Leaf counts: the rules and an independent counter reach the stated numbers."""

from __future__ import annotations

import pytest
from hypothesis import given

from support.hunting import perft_counter
from support.hunting.perft_positions import counted, position, read
from support.hunting.scenes import play, whole_games
from sy_core.hunting import advance, format_move, legal_moves, new_game
from sy_core.hunting.deal import first_state

POSITIONS = read()
IDS = [stated.name for stated in POSITIONS]


def reached(stated):
    """The position as the package reaches it."""
    start = new_game(
        "hunting-expert" if stated.light else "hunting",
        stated.players,
        tiles=stated.tiles,
        light=stated.light,
        rules=stated.rules,
    )
    return play(start, stated.moves)


def leaves(state, depth):
    """How many sequences of *depth* moves go on from here."""
    if depth == 1:
        return len(legal_moves(state))
    moves = iter(legal_moves(state))
    return sum(leaves(advance(state, move), depth - 1) for move in moves)


def test_there_are_positions_for_everything():
    """At least twenty, both sides of the tiles, all player counts, every phase."""
    assert len(POSITIONS) >= 20
    assert {stated.players for stated in POSITIONS} == {2, 3, 4}
    assert {bool(stated.light) for stated in POSITIONS} == {False, True}
    assert {position(stated)["now"] for stated in POSITIONS} >= {
        *("place", "start", "roll", "chase", "x"),
    }
    named = {name for stated in POSITIONS for name in stated.rules}
    assert named >= {
        *("longer", "run_in", "one_black", "helicopter_in_double"),
        *("straight_helicopter", "more_underground"),
    }


@pytest.mark.parametrize("stated", POSITIONS, ids=IDS)
def test_the_rules_reach_the_stated_counts(stated):
    """Perft by legal_moves and advance."""
    state = reached(stated)

    depths = range(1, len(stated.counts) + 1)
    assert [leaves(state, depth) for depth in depths] == stated.counts


@pytest.mark.parametrize("stated", POSITIONS, ids=IDS)
def test_the_independent_counter_reaches_them_too(stated):
    """Perft by a player that shares no move generation with the package."""
    assert counted(stated) == stated.counts


@pytest.mark.parametrize("stated", POSITIONS, ids=IDS)
def test_both_name_the_same_moves(stated):
    """Not only as many: the same ones."""
    theirs = perft_counter.moves(position(stated))

    assert sorted(map(format_move, legal_moves(reached(stated)))) == sorted(theirs)


@given(whole_games())
def test_both_name_the_same_moves_throughout_whole_games(game):
    """At every ply of random games, whatever the house rules."""
    table = game.table
    rules = {name: int(getattr(table.rules, name)) for name in table.edition.choices}
    there = perft_counter.set_up(table.players, table.tiles, table.light, rules)
    state = first_state(table)
    for move in game.moves:
        ours = sorted(map(format_move, legal_moves(state)))
        assert ours == sorted(perft_counter.moves(there))
        state = advance(state, move)
        there = perft_counter.after(there, format_move(move))
    assert there["now"] == "over"
    assert there["x"] == [entry.station for entry in state.trail]
    assert there["pawns"] == list(state.pursuers)
