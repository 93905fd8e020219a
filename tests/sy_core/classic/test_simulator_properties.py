"""The simulator that search uses is the rules, move by move."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from support.play import random_move
from support.tables import games, new_games
from sy_core import apply, legal_moves
from sy_core.classic.codes import decode, encode
from sy_core.classic.simulator import Simulator

COMPARED = [name for name in Simulator.__slots__ if name not in ("unmoved", "turn")]


def facts(simulator):
    return {name: getattr(simulator, name) for name in COMPARED}


@given(new_games(), st.integers(0, 2**32))
def test_it_offers_and_plays_the_same_moves_to_the_same_end(state, seed):
    rng = Random(seed)
    simulator = Simulator(state)
    while state.outcome is None:
        table, phase = state.table, state.phase
        legal = list(legal_moves(state))
        assert sorted(simulator.legal()) == sorted(encode(table, m) for m in legal)
        assert {decode(table, phase, c) for c in simulator.legal()} == set(legal)

        move = random_move(state, rng)
        simulator.play(encode(table, move))
        state = apply(state, move)

        assert facts(simulator) == facts(Simulator(state))
    assert simulator.reason is state.outcome.reason
    assert simulator.legal() == []


@given(games(), st.integers(0, 2**32))
def test_a_copy_is_independent(state, seed):
    original = Simulator(state)
    before = facts(Simulator(state))

    original.copy().play_out(Random(seed))

    assert facts(original) == before


@given(games(), st.integers(0, 2**32))
def test_playing_out_ends_the_game(state, seed):
    simulator = Simulator(state)

    count = simulator.play_out(Random(seed))

    assert simulator.reason is not None
    assert (count == 0) == (state.outcome is not None)
