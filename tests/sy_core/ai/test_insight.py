"""Questions of a notebook: where he can be, and what his moves would tell."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.ai.table import FEW, either_game, positions
from sy_core.ai.service import respond
from sy_core.messages.questions import BELIEF, DARKNESS, Question, ask_text
from sy_core.messages.replies import read_answer
from sy_core.registry import HUNTING
from sy_core.terms import MISTER_X, SPECTATOR


def told(view, kind, **wanted):
    question = Question(view=view, level="mastermind", seed=1, kind=kind, **wanted)
    text = respond(ask_text(question), lambda: 0.0, lambda _: None)
    answer = read_answer(text, question)
    assert (answer.move, answer.motive) == ("", "")
    return answer.values


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_the_places_are_those_that_can_be_deduced_the_likeliest_first(game, data):
    view = game.view_for(data.draw(positions(game)), SPECTATOR)

    values = told(view, BELIEF)

    assert set(values["stations"]) == set(game.deduce(view))
    assert list(values["weights"]) == sorted(values["weights"], reverse=True)
    assert sum(values["weights"]) == pytest.approx(1, abs=0.01)


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_each_move_leaves_as_many_places_as_can_be_deduced_after_it(game, data):
    his_turn = positions(game).filter(lambda it: MISTER_X in game.to_move(it))
    state = data.draw(his_turn)

    values = told(game.view_for(state, MISTER_X), DARKNESS, nodes=12)

    assert list(values["possible"]) == sorted(values["possible"], reverse=True)
    moves = zip(values["moves"], values["possible"], values["chances"], strict=True)
    for move, possible, chance in list(moves)[:4]:
        after = game.apply(state, game.parse_move(move))
        assert len(game.deduce(game.view_for(after, SPECTATOR))) == possible
        assert 0 <= chance <= 1


def test_a_move_that_ends_the_game_leaves_nothing_to_think_about():
    """By the dice game's own rules he loses where he runs into a detective (R39)."""
    state = HUNTING.new_game("hunting", 2, rng=Random(3), rules={"run_in": 2})
    rng = Random(5)
    while True:
        if MISTER_X in HUNTING.to_move(state) and state.trail:
            here = [m for m in HUNTING.legal_moves(state) if _runs_in(state, m)]
            if here:
                break
        rolled = HUNTING.roll(state, rng) if HUNTING.is_chance(state) else None
        state = HUNTING.apply(
            state, rolled or rng.choice([*HUNTING.legal_moves(state)][:9])
        )
        assert HUNTING.outcome(state) is None

    values = told(
        HUNTING.view_for(state, MISTER_X),
        DARKNESS,
        legal=tuple(HUNTING.format_move(move) for move in here),
    )

    assert values["moves"] == ()


def _runs_in(state, move):
    return HUNTING.outcome(HUNTING.apply(state, move)) is not None
