"""Views as text: what is packed is unpacked, and nothing but views can be packed."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.ai.table import FEW, either_game, positions, random_move, starts
from sy_core.errors import ViewError
from sy_core.messages import view_text as wire
from sy_core.sharing import position_text, read_position
from sy_core.terms import MISTER_X, SPECTATOR


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_every_view_comes_back_as_it_was(game, data):
    """Whatever the edition, the house rules and the seat."""
    state = data.draw(positions(game))
    for seat in (MISTER_X, SPECTATOR, *state.table.seats):
        view = game.view_for(state, seat)

        assert wire.unpack(wire.pack(view)) == view


@either_game
def test_the_view_of_a_finished_game_comes_back(game):
    """The outcome travels as well."""
    rng = Random(3)
    state = game.new_game(next(iter(game.editions)), 4, rng=rng)
    while game.outcome(state) is None:
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        state = game.apply(state, rolled or random_move(game, state, rng))
    view = game.view_for(state, SPECTATOR)

    assert wire.unpack(wire.pack(view)) == view


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_equal_public_histories_give_equal_texts(game, data):
    """Non-interference: the text says what the view says, wherever he hides."""
    state = data.draw(positions(game))
    view = game.view_for(state, SPECTATOR)
    other = game.sample_state(view, Random(1))

    assert wire.pack(game.view_for(other, SPECTATOR)) == wire.pack(view)


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_a_state_cannot_be_packed(game, data):
    """There is no way around the door."""
    state = data.draw(starts(game))

    with pytest.raises(ViewError, match="not part of a view: GameState"):
        wire.pack(state)


@either_game
def test_nor_can_a_state_that_was_put_into_a_view(game):
    """Every part is looked at."""
    state = game.new_game(next(iter(game.editions)), 4, rng=Random(3))
    stuffed = replace(game.view_for(state, SPECTATOR), trail=(state,))

    with pytest.raises(ViewError, match="not part of a view: GameState"):
        wire.pack(stuffed)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{}", "[]", "null", "7", '["chess",[]]', '["classic",[]]'),
        *('["classic",["os.system","x"]]', '["classic",["view",1]]'),
        *('["classic",["edition","1066"]]', '["classic",["ticket","Q"]]'),
        *('["classic",["",1,2]]', '["classic",3]'),
        json.dumps(["classic", ["state", 1, 2]]),
    ],
)
def test_what_is_no_view_is_refused(text):
    """Only what views are made of is ever made."""
    with pytest.raises(ViewError, match="not a view"):
        wire.unpack(text)


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_the_view_of_a_game_that_began_from_a_position_comes_back(game, data):
    """What everybody can see of that position travels along."""
    state = data.draw(positions(game))
    text = position_text(game, game.view_for(state, SPECTATOR))
    view = read_position(text).view(SPECTATOR)

    assert view.table.starting_position is not None
    assert wire.unpack(wire.pack(view)) == view
