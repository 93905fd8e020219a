"""How a dice game stands when all detectives have moved."""

from __future__ import annotations

from random import Random

import pytest

from sy_core.ai.belief import even
from sy_core.ai.hunting.judge import Judge, judge_of, likelihood, stage
from sy_core.hunting.simulator import Simulator
from sy_core.registry import HUNTING
from sy_core.sharing import read_position


def test_the_stages_of_a_game_follow_the_tableau():
    """R34: he shows himself on 3, 7 and 11, never on the last two."""
    table = HUNTING.new_game("hunting", 4, rng=Random(1)).table

    stages = [stage(table, entry) for entry in range(2, 14)]

    assert stages == [3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 1, 0]


def judge_in(position: str) -> Judge:
    """Who judges a game that began from a position."""
    state = read_position(f"A_hunting_tiles-DEABCF_at-1.4_go-x_{position}_x-2").state()
    return judge_of(Simulator(state), len(state.trail) + 1)


def test_who_is_cornered_has_lost():
    """R39: on 2 a taxi leads to 1 and 4 only, and both are taken."""
    judge = judge_in("played-TT_log-A.T_black-0_helicopters-0")
    places, taxi = (1, 4), 1

    surely, perhaps, never = (
        likelihood(judge.chase(even(spaces), places, taxi))
        for spaces in ([2], [2, 23], [23])
    )

    assert surely > 0.999
    assert perhaps == pytest.approx((1.0 + never) / 2, abs=0.2)
    assert perhaps > 0.5
    assert judge.flight(0.0, 1.0, places, taxi, 2) == 0.0
    assert judge.flight(0.0, 1.0, places, taxi, 23) > 0.0


def test_who_can_fly_is_not_cornered():
    """A black ticket leads to the same two spaces, a helicopter elsewhere."""
    trapped = judge_in("played-TT_log-A.T_helicopters-0")
    flying = judge_in("played-TT_log-A.T_black-0")

    assert trapped.flight(0.0, 1.0, (1, 4), 1, 2) == 0.0
    assert flying.flight(0.0, 1.0, (1, 4), 1, 2) > 0.0
    assert likelihood(flying.chase({2: 1.0}, (1, 4), 1)) < 0.999


def test_who_need_not_run_into_a_detective_stays():
    """R39 otherwise: a die that leads to nobody else is no use to him."""
    judge = judge_in("house-run-in-1_played-TT_log-A.T_black-0_helicopters-0")

    assert likelihood(judge.chase({2: 1.0}, (1, 4), 1)) < 0.999
