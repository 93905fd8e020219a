"""Questions to a computer player, and its answers, as values and as text.

A question holds a view, never a state, so whoever answers knows what the seat knows.
Nothing here thinks: a page can ask without loading the computer players
(``sy_core.ai.service`` answers, ``replies`` reads what it says).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from sy_core.errors import MessageError
from sy_core.formats.nesting import shallow
from sy_core.messages.view_text import pack, unpack
from sy_core.protocols import View

MOVE: Final = "move"
"""The kind of question that wants a move, with its reason."""
BELIEF: Final = "belief"
"""… where Mister X can be and how likely: ``stations`` and ``weights``."""
DARKNESS: Final = "darkness"
"""… what Mister X's moves would tell: ``moves``, ``possible`` and ``chances``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked of a computer player."""

    view: View
    level: str
    seed: int
    legal: tuple[str, ...] | None = None
    """The moves to choose from, in notation; None: all that the rules allow."""
    nodes: int | None = None
    milliseconds: float | None = None
    kind: str = MOVE


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a computer player says."""

    move: str
    """In notation; empty where none was asked for, and so is the motive."""
    motive: str
    """Why: a value of ``sy_core.messages.motive.Motive``."""
    values: Mapping[str, object]
    """What the motive speaks of: pawns, stations, numbers."""
    level: str
    """At which it was found."""
    nodes: int = 0
    seconds: float = 0.0
    final: bool = True
    """False: the best so far, a better one may follow."""


def ask_text(question: Question) -> str:
    """A question as text."""
    return json.dumps({**_members(question), "view": pack(question.view)})


def read_question(text: str) -> Question:
    """A question from its text; a MessageError where there is none in it."""
    try:
        members = json.loads(shallow(text))
        view, legal = unpack(members["view"]), members["legal"]
        listed = None if legal is None else tuple(legal)
        return Question(**{**members, "view": view, "legal": listed})
    except (LookupError, TypeError, ValueError) as error:
        raise MessageError(f"not a question: {type(error).__name__}") from error


def answer_text(answer: Answer) -> str:
    """An answer as text."""
    return json.dumps({**_members(answer), "values": dict(answer.values)})


def _members(value: Question | Answer) -> dict[str, object]:
    return {each.name: getattr(value, each.name) for each in fields(value)}
