"""A position as text and back: nothing is lost, and nothing is told."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from support.sharing_table import any_game, moved_on, plies, same, seats
from sy_core.registry import CLASSIC, HUNTING
from sy_core.sharing import PositionError, position_text, read_position
from sy_core.terms import MISTER_X, SPECTATOR

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=max(2, settings().max_examples // 5))
"""One example is a whole game."""


def check_mister_xs_text(game, state):
    """His own view, written and read, is the same game for everybody."""
    seen = game.view_for(state, MISTER_X)
    text = position_text(game, seen)
    again = read_position(text).state()

    assert re.fullmatch(r"[A-Za-z0-9._*-]+", text)
    assert list(game.legal_moves(again)) == list(game.legal_moves(state))
    assert game.deduce(game.view_for(again, MISTER_X)) == game.deduce(seen)
    assert position_text(game, game.view_for(again, MISTER_X)) == text
    for seat in seats(state):
        assert same(game.view_for(again, seat), game.view_for(state, seat))
    return again


def check_the_detectives_text(game, state):
    """Their view, written and read, tells them the same."""
    seen = game.view_for(state, SPECTATOR)
    text = position_text(game, seen)
    position = read_position(text)

    assert same(position.view(SPECTATOR), seen)
    assert game.deduce(position.view(SPECTATOR)) == game.deduce(seen)
    assert position_text(game, position.view(SPECTATOR)) == text


@few
@given(any_game)
def test_a_position_survives_being_written(pair):
    """Same moves, same views, same deduction."""
    check_mister_xs_text(*pair)
    check_the_detectives_text(*pair)


@pytest.mark.parametrize(
    ("game", "edition", "players"),
    [(CLASSIC, "2023", 2), (CLASSIC, "beginners", 4), (HUNTING, "hunting-expert", 3)],
)
def test_every_position_of_a_game_survives(game, edition, players):
    """From the first to the last, each ply."""
    start = game.new_game(edition, players, rng=Random(5))
    for state in plies(game, moved_on(game, start, Random(2), 24)):
        check_mister_xs_text(game, state)
        check_the_detectives_text(game, state)


@few
@given(any_game, SEEDS)
def test_a_game_goes_on_from_a_position_as_it_would_have(pair, seed):
    """The same moves lead to the same views; undoing ends at the position."""
    game, state = pair
    begun = read_position(position_text(game, game.view_for(state, MISTER_X))).state()
    there = moved_on(game, state, Random(seed), 9)
    for move in there.moves[len(state.moves) :]:
        begun = game.apply(begun, move)

    assert begun.outcome == there.outcome
    for seat in seats(state):
        assert same(game.view_for(begun, seat), game.view_for(there, seat))
    assert game.deduce(game.view_for(begun, SPECTATOR)) == game.deduce(
        game.view_for(there, SPECTATOR)
    )
    assert list(plies(game, begun))[-1].moves == ()
    assert game.load_record(game.write_record(begun)) == begun


@few
@given(any_game, SEEDS)
def test_games_that_look_the_same_give_the_same_text(pair, seed):
    """Wherever Mister X hides, the detectives' link is the same."""
    game, state = pair
    assume(state.outcome is None)
    seen = game.view_for(state, SPECTATOR)
    elsewhere = game.sample_state(seen, Random(seed))
    seen_elsewhere = game.view_for(elsewhere, SPECTATOR)

    assert position_text(game, seen_elsewhere) == position_text(game, seen)


@few
@given(any_game, SEEDS)
def test_mister_x_can_be_hidden_at_random_in_what_the_detectives_share(pair, seed):
    """The sampled game looks like the text, is played on, kept and shared again."""
    game, state = pair
    rng = Random(seed)
    text = position_text(game, game.view_for(state, SPECTATOR))
    sampled = read_position(text).sample(rng)
    later = moved_on(game, sampled, rng, 12)

    assert position_text(game, game.view_for(sampled, SPECTATOR)) == text
    assert game.load_record(game.write_record(later)) == later
    world = game.sample_state(game.view_for(later, SPECTATOR), rng)
    assert game.view_for(world, SPECTATOR) == game.view_for(later, SPECTATOR)
    check_mister_xs_text(game, later)
    check_the_detectives_text(game, later)


@few
@given(any_game)
def test_cutting_out_one_clause_redacts(pair):
    """All secrets of a running game are in the clause x."""
    game, state = pair
    assume(state.outcome is None and getattr(state, "trail", ()))
    full = position_text(game, game.view_for(state, MISTER_X))
    public = position_text(game, game.view_for(state, SPECTATOR))

    assert re.sub(r"_x-[^_]*", "", full) == re.sub(r"_x-[^_]*", "", public)
    assert "_x-" not in public


def test_an_incomplete_position_has_no_state_and_no_view_of_mister_x():
    """What is not said is not made up."""
    for text in (
        "A_2013_at-26.29.94.117",
        "A_hunting_tiles-DEABCF_at-14.9_log-A",
    ):
        position = read_position(text)

        assert not position.complete
        assert position.view(SPECTATOR).x_station is None
        with pytest.raises(PositionError, match="x: it is not said"):
            position.state()
        with pytest.raises(PositionError, match="x: it is not said"):
            position.view(MISTER_X)


def test_the_text_of_a_view_that_is_altered_alters_too():
    """The comparisons above can fail."""
    seen = read_position("A_2013_at-26.29.94.117_x-45").view(MISTER_X)

    assert not same(replace(seen, black=1), seen)
    assert position_text(CLASSIC, replace(seen, black=1)).endswith("_black-1_x-45")
