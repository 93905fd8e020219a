"""Mister X of the dice game, when time is short."""

from __future__ import annotations

from random import Random

import pytest

from support.ai.hunting_table import mastermind
from sy_core.ai import Budget, bot_for
from sy_core.hunting import Phase, apply, legal_moves
from sy_core.registry import HUNTING
from sy_core.terms import MISTER_X, Side


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


def test_he_does_not_always_answer_alike():
    """Turns that are worth the same are drawn, by the seed and by nothing else."""
    state = HUNTING.new_game("hunting", 3, rng=Random(5))
    while state.phase is not Phase.HIDING:
        state = apply(state, next(iter(legal_moves(state))))
    view, legal = HUNTING.view_for(state, MISTER_X), legal_moves(state)
    bot = bot_for("hunting", Side.MISTER_X, "mastermind")

    chosen = [
        bot.choose(view, legal, Random(seed), Budget(nodes=600))
        for seed in (*range(6), *range(6))
    ]

    assert len({*chosen}) > 1
    assert chosen[:6] == chosen[6:]
