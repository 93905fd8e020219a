"""What Mister X does in positions with a clear answer, whatever the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.play import play, puzzle
from sy_core import MISTER_X, Stay, format_move, legal_moves, view_for
from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.ai.classic.escape import escape_of
from sy_core.ai.classic.mister_x_search import (
    ROOT_WIDTH,
    Search,
    grow,
    node_of,
)
from sy_core.ai.classic.prospect import Prospect
from sy_core.ai.classic.taste import MASTERMIND
from sy_core.classic.editions.model import NO_TICKETS
from sy_core.terms import Side


def turn(state, level: str, nodes: int = 20) -> str:
    """What Mister X chooses, in notation."""
    bot = bot_for("classic", Side.MISTER_X, level)
    view = view_for(state, MISTER_X)
    move = bot.choose(view, legal_moves(state), Random(1), Budget(nodes=nodes))
    return format_move(move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_blocked_mister_x_stays(level):
    """R7 as a house rule: only taxis to 10 and 20 leave station 2."""
    state = puzzle("2023", 4, 2, "10 20 100 101", blocked_stays=True)

    assert next(iter(legal_moves(state))) == Stay()
    assert turn(state, level) == "-"


@pytest.mark.parametrize("level", LEVELS)
def test_only_what_the_supply_holds_is_played(level):
    """R5, R6: an empty strict supply leaves black tickets alone."""
    state = puzzle("2013", 5, 128, "142 1 2 3", strict_supply=True)
    state = replace(state, supply=NO_TICKETS)

    assert turn(state, level).startswith("X")


@pytest.mark.parametrize("level", LEVELS[1:])
def test_who_is_known_anyway_appears_and_robs_the_detectives(level):
    """R27: nothing is lost, and each detective loses what it has least of."""
    state = puzzle("1983", 4, 1, "5 128 129", appearances=1, free_starts=True)
    state = play(state, "T8")  # no other free start leads to where only 8 is left
    known = replace(state, trail=(replace(state.trail[-1], shown=True),))

    poor = replace(known, purses=(NO_TICKETS, *known.purses[1:]))

    assert turn(state, level) == "."
    assert turn(known, level) == "!D1U+D2U+D3U"
    assert turn(poor, level) == "!D2U+D3U"


def test_who_has_nothing_to_rob_hides():
    """R27: where the takings cannot be named, nothing is taken."""
    state = puzzle("1983", 4, 1, "5 128 129", appearances=1, free_starts=True)
    state = play(state, "T8")
    known = replace(state, trail=(replace(state.trail[-1], shown=True),))
    bot = bot_for("classic", Side.MISTER_X, "inspector")

    move = bot.choose(view_for(known, MISTER_X), [], Random(1), Budget(nodes=0))

    assert format_move(move) == "."


@pytest.mark.parametrize("pawns", ["5 1 2 3", "142 127 143 172"])
def test_in_the_last_round_nothing_but_safety_counts(pawns):
    """Whoever is not caught now has escaped."""
    state = replace(puzzle("2013", 5, 128, pawns), round=22)

    chosen = turn(state, "mastermind", nodes=60)

    assert chosen in {format_move(move) for move in legal_moves(state)}


def test_the_constable_never_appears():
    """R27 is beyond him."""
    state = play(puzzle("1983", 4, 1, "5 128 129", appearances=1), "T8")

    assert turn(state, "constable") == "."


def test_a_cornered_constable_without_doubles_rides_all_the_same():
    """Both neighbours of 2 are taken or within reach, and no double is left."""
    state = puzzle("2013", 5, 2, "10 9 33 19")
    state = replace(state, doubles=0)

    assert turn(state, "constable") == "T20"


def test_with_a_single_branch_nothing_is_searched():
    """A forced move costs no nodes."""
    budget = Budget(nodes=5)
    escape = escape_of(view_for(puzzle("2013", 5, 2, "10 9 33 19"), MISTER_X))
    search = Search(MASTERMIND, Random(1), budget)
    root = node_of(Prospect(escape), escape.x, search, width=1)

    assert grow(root, search) is root
    assert budget.used == 0


def test_a_node_knows_its_best_value_before_and_after_visits():
    """What was found corrects what was thought at first sight."""
    escape = escape_of(view_for(puzzle("2013", 5, 128, "142 127 143 172"), MISTER_X))
    search = Search(MASTERMIND, Random(1), Budget(nodes=300))
    root = node_of(Prospect(escape), escape.x, search, ROOT_WIDTH)

    first = root.best
    assert first == root.branches[0].mean

    grow(root, search)
    assert search.budget.used == 300
    assert root.best == max(branch.mean for branch in root.branches) != first
