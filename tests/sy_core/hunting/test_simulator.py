"""The simulator that search uses is the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.hunting.scenes import games, laid, new_games, play
from sy_core.hunting import (
    Phase,
    apply,
    chances,
    deduce,
    legal_moves,
    new_game,
    random_game,
    random_move,
    sample_state,
    view_for,
)
from sy_core.hunting.codes import decode, encode
from sy_core.hunting.simulator import Simulator
from sy_core.terms import SPECTATOR


def facts(simulator):
    """Everything that the simulator holds, dice in hand as far as they matter."""
    return {name: getattr(simulator, name) for name in Simulator.__slots__}


def both_play(state, rng):
    """Play to the end by the rules and by the simulator, comparing all the way."""
    simulator = Simulator(state)
    while state.outcome is None:
        table, phase = state.table, state.phase
        legal = [*iter(legal_moves(state))]
        assert sorted(simulator.legal()) == sorted(encode(table, m) for m in legal)
        assert {decode(table, phase, c) for c in simulator.legal()} == set(legal)

        move = random_move(state, rng)
        simulator.play(encode(table, move))
        state = apply(state, move)

        assert facts(simulator) == facts(Simulator(state))
    assert simulator.reason is state.outcome.reason
    assert simulator.legal() == []


@given(new_games(), st.integers(0, 2**32))
def test_it_offers_and_plays_the_same_moves_to_the_same_end(state, seed):
    """Whatever the edition, players and house rules."""
    both_play(state, Random(seed))


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
        both_play(state, rng)


@given(games(), st.integers(0, 2**32))
def test_a_copy_is_independent(state, seed):
    """Search branches by copying."""
    original = Simulator(state)
    before = facts(Simulator(state))

    original.copy().play_out(Random(seed))

    assert facts(original) == before


@given(games(), st.integers(0, 2**32))
def test_playing_out_ends_the_game(state, seed):
    """From anywhere, set-up included."""
    simulator = Simulator(state)

    count = simulator.play_out(Random(seed))

    assert simulator.reason is not None
    assert (count == 0) == (state.outcome is not None)


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
