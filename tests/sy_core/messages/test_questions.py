"""Questions to a computer player as text: read as they were asked, or refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from sy_core.errors import MessageError
from sy_core.messages.questions import Question, ask_text, read_question
from sy_core.registry import CLASSIC
from sy_core.terms import SPECTATOR


def a_question():
    view = CLASSIC.view_for(CLASSIC.new_game("2013", 4, rng=Random(1)), SPECTATOR)
    return Question(view=view, level="inspector", seed=3, legal=("T46", "X46"))


def test_a_question_is_read_as_it_was_asked():
    """With the moves to choose from, which are a tuple again."""
    assert read_question(ask_text(a_question())) == a_question()


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "7", "[]", "{}", "[" * 100_000, '{"view": "", "legal": null}'),
        json.dumps({**json.loads(ask_text(a_question())), "more": 1}),
        json.dumps({**json.loads(ask_text(a_question())), "legal": 7}),
    ],
)
def test_what_is_no_question_is_refused_in_words(text):
    """Never with an error that nobody waits for."""
    with pytest.raises(MessageError, match="not a question"):
        read_question(text)
