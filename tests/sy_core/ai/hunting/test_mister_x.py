"""Mister X of the dice game, when time is short."""

from __future__ import annotations

from random import Random

import pytest

from support.ai.hunting_table import mastermind
from sy_core.ai import Budget
from sy_core.hunting import Phase, apply, legal_moves
from sy_core.registry import HUNTING
from sy_core.terms import MISTER_X


@pytest.mark.parametrize("late", [1, 5, 60])
def test_a_clock_that_runs_out_gives_the_best_so_far(late):
    """It is asked at every node, and not once more."""
    ticks = iter(range(late + 1))
    start = HUNTING.new_game("hunting", 4, rng=Random(8))
    state = start
    while state.phase is not Phase.HIDING:
        state = apply(state, next(iter(legal_moves(state))))
    budget = Budget(milliseconds=1000 * late, clock=lambda: float(next(ticks)))

    move = mastermind(state, budget, MISTER_X)

    assert move in legal_moves(state)
    assert budget.used == late - 1
