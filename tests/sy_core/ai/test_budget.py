"""Budgets: nodes for tests, milliseconds for play."""

from __future__ import annotations

import pytest

from sy_core.ai import Budget


def test_nodes_run_out():
    """So many and no more."""
    budget = Budget(nodes=2)

    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert budget.used == 2


def test_what_does_not_fit_is_not_spent():
    """Several nodes are asked for at once, or not at all."""
    budget = Budget(nodes=2)

    assert not budget.spend(3)
    assert budget.used == 0


def test_time_runs_out():
    """The clock is passed in and tells seconds."""
    times = iter([10.0, 10.4, 10.5])
    budget = Budget(milliseconds=500, clock=lambda: next(times))

    assert [budget.spend(), budget.spend()] == [True, False]


@pytest.mark.parametrize("wrong", [{}, {"milliseconds": 5}])
def test_a_budget_has_an_end_and_a_clock_where_needed(wrong):
    """Neither may be forgotten."""
    with pytest.raises(ValueError, match=r"budget|clock"):
        Budget(**wrong)
