"""Answers to questions as text, for a thread that has nothing but this.

Where thinking takes long, a quick first answer is told at once, so that whoever
waits can cut it short. The time that it took is part of what was allowed.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from sy_core.ai.bot import Budget
from sy_core.ai.insight import darkness, places
from sy_core.ai.levels import bot_for
from sy_core.ai.reason import reason
from sy_core.errors import ViewError
from sy_core.messages.questions import (
    BELIEF,
    DARKNESS,
    MOVE,
    Answer,
    Question,
    answer_text,
    read_question,
)
from sy_core.move import Move
from sy_core.registry import game_of_view
from sy_core.terms import MISTER_X, Level, Side

Clock = Callable[[], float]

QUICK: Final = Level.INSPECTOR
"""Who gives a first answer while the strongest still thinks."""
STRONGEST: Final = Level.MASTERMIND
WORTH_IT: Final = 300
"""Milliseconds of thinking from which on a first answer is given."""


def respond(text: str, clock: Clock, tell: Callable[[str], None]) -> str:
    """The answer to a question, from text to text."""
    question = read_question(text)
    return answer_text(answer(question, clock, lambda it: tell(answer_text(it))))


def answer(question: Question, clock: Clock, tell: Callable[[Answer], None]) -> Answer:
    """Think; *tell* hears the best so far where thinking takes long."""
    if question.kind == BELIEF:
        return _values_only(question, places(question.view))
    if question.kind == DARKNESS:
        legal = _legal(question)
        found = darkness(question.view, legal, question.nodes, _rng(question))
        return _values_only(question, found)
    if question.kind != MOVE:
        raise ViewError(f"unknown kind of question: {question.kind[:40]}")
    allowed = question.milliseconds or 0
    if allowed < WORTH_IT or question.level != STRONGEST:
        return _choice(question, clock)
    begun = clock()
    first = replace(question, level=QUICK, milliseconds=None, nodes=0)
    tell(replace(_choice(first, clock), final=False))
    left = allowed - 1000 * (clock() - begun)
    return _choice(replace(question, milliseconds=max(0.0, left)), clock)


def _values_only(question: Question, values: Mapping[str, object]) -> Answer:
    """An answer that is no move."""
    return Answer(
        move="", motive="", values=MappingProxyType(dict(values)), level=question.level
    )


def _choice(question: Question, clock: Clock) -> Answer:
    begun = clock()
    seen = question.view
    game = game_of_view(seen)
    side = Side.MISTER_X if seen.seat == MISTER_X else Side.DETECTIVES
    legal = _legal(question)
    budget = Budget(
        nodes=question.nodes, milliseconds=question.milliseconds, clock=clock
    )
    bot = bot_for(game.id, side, question.level)
    collects = gc.isenabled()
    gc.disable()  # search grows trees, and looks in vain for rings in them
    try:
        move = bot.choose(seen, legal, _rng(question), budget)
    finally:
        if collects:
            gc.enable()
    seconds = clock() - begun
    why = reason(seen, move)
    return Answer(
        move=game.format_move(move),
        motive=why.motive.value,
        values=MappingProxyType(dict(why.values)),
        level=question.level,
        nodes=budget.used,
        seconds=seconds,
    )


def _legal(question: Question) -> Collection[Move]:
    """What may be chosen from; what is legal never depends on what is hidden."""
    game = game_of_view(question.view)
    if question.legal is not None:
        return dict.fromkeys(map(game.parse_move, question.legal))
    return game.legal_moves(game.sample_state(question.view, _rng(question)))


def _rng(question: Question) -> Random:
    """Its own for every purpose, so that one does not disturb the other."""
    return Random(question.seed)  # noqa: S311 - a game, not a secret
