"""The simulators that search uses are the rules, move by move."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from support.both import both
from support.simulation import both_play, facts

SEEDS = st.integers(0, 2**32)


@both
@given(data=st.data(), seed=SEEDS)
def test_it_offers_and_plays_the_same_moves_to_the_same_end(table, data, seed):
    """Whatever the edition, players and house rules."""
    both_play(table, data.draw(table.new_games()), Random(seed))


@both
@given(data=st.data(), seed=SEEDS)
def test_a_copy_is_independent(table, data, seed):
    """Search branches by copying."""
    state = data.draw(table.games())
    original = table.simulator(state)
    before = facts(table, table.simulator(state))

    original.copy().play_out(Random(seed))

    assert facts(table, original) == before


@both
@given(data=st.data(), seed=SEEDS)
def test_playing_out_ends_the_game(table, data, seed):
    """From anywhere, set-up included."""
    state = data.draw(table.games())
    simulator = table.simulator(state)

    count = simulator.play_out(Random(seed))

    assert simulator.reason is not None
    assert (count == 0) == (state.outcome is not None)
