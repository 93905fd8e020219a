"""Questions and answers as text: the same choice as if asked face to face."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.ai.table import FEW, either_game, levels, positions
from sy_core.ai import Budget, bot_for, reason
from sy_core.ai.service import answer, respond
from sy_core.errors import ViewError
from sy_core.messages.questions import (
    Question,
    answer_text,
    ask_text,
    read_question,
)
from sy_core.messages.replies import read_answer
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR, Side


def still():
    """A clock that stands."""
    return 0.0


def nobody(_text):
    """Whoever does not want to hear a first answer."""


def seat_of(game, state):
    return MISTER_X if MISTER_X in game.to_move(state) else SPECTATOR


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_the_answer_is_what_the_bot_would_have_chosen(game, data):
    """Text there and back changes nothing."""
    state, level = data.draw(positions(game)), data.draw(levels)
    view = game.view_for(state, seat_of(game, state))
    question = Question(view=view, level=level, seed=5, nodes=4)

    told = read_answer(respond(ask_text(question), still, nobody), question)

    side = Side.MISTER_X if view.seat == MISTER_X else Side.DETECTIVES
    legal, budget = game.legal_moves(state), Budget(nodes=4)
    move = bot_for(game.id, side, level).choose(view, legal, Random(5), budget)
    why = reason(view, move)
    assert told.move == game.format_move(move)
    assert (told.motive, dict(told.values)) == (why.motive.value, dict(why.values))
    assert told.nodes == budget.used


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_only_the_moves_that_were_named_are_chosen_from(game, data):
    state = data.draw(positions(game))
    one = game.format_move(next(iter(game.legal_moves(state))))
    view = game.view_for(state, seat_of(game, state))
    question = Question(view=view, level="constable", seed=1, nodes=0, legal=(one,))

    assert read_question(ask_text(question)) == question
    assert answer(question, still, nobody).move == one


@settings(max_examples=FEW)
@given(data=st.data())
def test_mister_x_is_rebuilt_exactly_from_his_own_view(data):
    """So nothing but a view has to be sent, and all his moves are known there."""
    state = data.draw(positions(CLASSIC))

    again = CLASSIC.sample_state(CLASSIC.view_for(state, MISTER_X), Random(1))

    assert list(CLASSIC.legal_moves(again)) == list(CLASSIC.legal_moves(state))


def test_long_thinking_tells_a_first_answer():
    state = CLASSIC.new_game("2013", 4, rng=Random(7))
    view = CLASSIC.view_for(state, MISTER_X)
    question = Question(view=view, level="mastermind", seed=1, milliseconds=300)
    first: list[str] = []
    times = iter(range(10_000))

    told = respond(ask_text(question), lambda: next(times) / 100, first.append)

    early = read_answer(first[0], question)
    last = read_answer(told, question)
    assert not early.final
    assert early.level == "inspector"
    assert last.final
    assert last.level == "mastermind"
    assert answer_text(last) == told


def test_the_first_answer_is_part_of_what_was_allowed():
    """Else whoever has many moves to judge would take the longer."""
    state = CLASSIC.new_game("2013", 4, rng=Random(7))
    view = CLASSIC.view_for(state, MISTER_X)
    question = Question(view=view, level="mastermind", seed=1, milliseconds=300)
    times = iter(range(10_000))

    told = answer(question, lambda: float(next(times)), nobody)

    assert told.nodes == 0  # a second for the first one: nothing is left


def test_an_unknown_kind_of_question_is_refused():
    view = CLASSIC.view_for(CLASSIC.new_game("2013", 4, rng=Random(7)), MISTER_X)
    question = Question(view=view, level="constable", seed=1, nodes=1)

    with pytest.raises(ViewError, match="unknown kind"):
        answer(replace(question, kind="gossip"), still, nobody)


@pytest.mark.parametrize("was_on", [True, False])
def test_what_collects_garbage_is_left_as_it_was(was_on):
    """It pauses while somebody thinks, for whoever had it on."""
    state = CLASSIC.new_game("2013", 4, rng=Random(1))
    view = CLASSIC.view_for(state, MISTER_X)
    question = Question(view=view, level="constable", seed=1, nodes=1)
    before = gc.isenabled()
    (gc.enable if was_on else gc.disable)()
    try:
        answer(question, still, nobody)
        assert gc.isenabled() == was_on
    finally:
        (gc.enable if before else gc.disable)()
