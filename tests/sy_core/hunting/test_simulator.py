"""The simulator of the dice game: rulings, dice, and where search takes it up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from support.both import TABLES
from support.hunting.scenes import in_pursuit, laid, on_turn, play
from support.simulation import both_play
from sy_core.hunting import (
    Phase,
    chances,
    deduce,
    legal_moves,
    new_game,
    random_game,
    random_move,
    sample_state,
    view_for,
)
from sy_core.hunting.codes import encode
from sy_core.hunting.simulator import Simulator
from sy_core.terms import SPECTATOR


@pytest.mark.parametrize("run_in", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_agrees_under_every_ruling(players, run_in):
    """R39 in all positions, with R44 and R45 switched too."""
    for seed in range(6):
        rng = Random(seed)
        state = new_game(
            "hunting-expert",
            players,
            rng=rng,
            rules={
                "run_in": run_in,
                "one_black": seed % 2,
                "helicopter_in_double": seed // 2 % 2,
                "straight_helicopter": seed // 3,
            },
        )
        both_play(TABLES[1], state, rng)


def test_its_dice_fall_like_dice():
    """Against the chances that the rules state, in 20,000 rolls."""
    state = play(laid(3), "D1@14 D2@9 @1")
    simulator, rng = Simulator(state), Random(8)
    thrown = [simulator.roll(rng) for _ in range(20_000)]

    for roll, odds in chances(state):
        share = thrown.count(encode(state.table, roll)) / len(thrown)
        assert share == pytest.approx(odds, abs=0.012)


def test_sampled_states_can_be_simulated():
    """From a view to a playout, the way that bots go."""
    state = play(laid(3), "D1@14 D2@9 @1 *TTT D1T13 *TT D2T10 T2 *TTX")
    view = view_for(state, SPECTATOR)

    simulator = Simulator(sample_state(view, Random(4)))

    assert simulator.x in deduce(view)
    assert simulator.phase is Phase.PURSUIT


@pytest.mark.parametrize(
    "state",
    [
        laid(3),
        in_pursuit(laid(2), 1, "14 9", "TTB"),
        on_turn(laid(3), 13, "5 8", "TT", doubles=0),
        on_turn(laid(3), 13, "5 8", "T"),
    ],
)
def test_every_legal_move_is_as_likely(state):
    """Turns and doubles alike; only dice fall as dice do."""
    rng, moves = Random(1), [*legal_moves(state)]

    drawn = Counter(random_move(state, rng) for _ in range(200 * len(moves)))

    assert set(drawn) == set(moves)
    assert max(drawn.values()) < 2 * min(drawn.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_in_every_line_up(players):
    """Playouts through the rules themselves."""
    rng = Random(players)

    games_played = [
        random_game(new_game("hunting-expert", players, rng=rng), rng)
        for _ in range(12)
    ]

    assert {state.phase for state in games_played} == {Phase.OVER}
    for state in games_played:
        view = view_for(state, SPECTATOR)
        assert view_for(sample_state(view, rng), SPECTATOR) == view
