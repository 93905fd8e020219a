"""What holds in every game of either kind, edition, player count and house rule."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from support.at_random import played_again
from support.both import both
from sy_core.terms import MISTER_X, SPECTATOR


@both
@given(data=st.data())
def test_notation_carries_every_legal_move_there_and_back(table, data):
    """Parse and format are inverses."""
    state, game = data.draw(table.games()), table.game

    moves = iter(game.legal_moves(state))

    assert all(game.parse_move(game.format_move(move)) == move for move in moves)


@both
@given(data=st.data())
def test_a_record_replays_to_the_equal_state(table, data):
    """A game is its record."""
    state, game = data.draw(table.games()), table.game

    assert game.load_record(game.write_record(state)) == state


@both
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_non_interference(table, data, seed):
    """Wherever he hides, equal public histories look equal to everybody else."""
    state, game = data.draw(table.games(most=100)), table.game

    other = game.sample_state(game.view_for(state, SPECTATOR), Random(seed))

    for seat in (*state.table.seats, SPECTATOR):
        seen = game.view_for(state, seat)
        assert game.view_for(other, seat) == seen
        assert repr(game.view_for(other, seat)) == repr(seen)
    assert game.export_redacted(other) == game.export_redacted(state)
    assert game.to_move(other) == game.to_move(state)
    assert game.load_record(game.write_record(other)) == other
    if MISTER_X not in game.to_move(state):
        assert [*iter(game.legal_moves(other))] == [*iter(game.legal_moves(state))]


@both
@given(data=st.data())
def test_mister_x_plans_with_just_what_the_detectives_see(table, data):
    """His own view reduced is theirs."""
    state, game = data.draw(table.games(most=100)), table.game

    reduced = table.as_detectives_see(game.view_for(state, MISTER_X))

    assert reduced == game.view_for(state, SPECTATOR)


@both
@given(data=st.data())
def test_undo_takes_back_exactly_one_move(table, data):
    """Undo is replay."""
    state, game = data.draw(table.games(most=40)), table.game
    trace = played_again(game, state)

    while len(trace) > 1:
        assert state == trace.pop()
        state = game.undo(state)
        assert state == trace[-1]


@both
@given(data=st.data())
def test_the_history_is_every_state_of_the_game(table, data):
    """As if it had been played again with every check."""
    state, game = data.draw(table.games(most=100)), table.game

    assert list(game.history(state)) == played_again(game, state)
