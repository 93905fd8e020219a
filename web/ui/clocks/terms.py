"""How a clock is set: a short text, in the setup and as a note of the record.

``60 120 move``: 60 seconds for each move, before these 120 for the detectives to talk,
and when the time for a move is up a random one is made (``say``: that is only said).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

MOST: Final = 3_600
"""Seconds."""
FORM: Final = re.compile(r"([0-9]{1,4}) ([0-9]{1,4}) (say|move)")


@dataclass(frozen=True, slots=True)
class Terms:
    """What a clock gives; 0 seconds: it does not run."""

    turn: int = 0
    talk: int = 0
    plays: bool = False
    """Whether a move is made when the time for one is up."""


def read_terms(text: str) -> Terms | None:
    """How a clock is set; None: there is none, or it was stopped."""
    found = FORM.fullmatch(text)
    if found is None:
        return None
    terms = Terms(
        min(MOST, int(found[1])), min(MOST, int(found[2])), found[3] == "move"
    )
    return terms if terms.turn or terms.talk else None


def write_terms(terms: Terms) -> str:
    """The same as text; nothing if no clock runs."""
    if not terms.turn and not terms.talk:
        return ""
    return f"{terms.turn} {terms.talk} {'move' if terms.plays else 'say'}"


def changed(text: str, part: str, value: str) -> str:
    """The text with one of ``turn``, ``talk`` and ``end`` chosen anew."""
    terms = read_terms(text) or Terms()
    if part == "end":
        return write_terms(replace(terms, plays=value == "move"))
    seconds = int(value) if re.fullmatch(r"[0-9]{1,4}", value) else 0
    if part == "turn":
        return write_terms(replace(terms, turn=seconds))
    return write_terms(replace(terms, talk=seconds))
