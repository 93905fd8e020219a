"""When a computer Mister X answers: a time that tells nothing.

How long he thinks depends on where he is: on one legal move no time is spent, and a
search ends when nothing is left to search. So what he found waits until a time that
follows from what everybody knows: his level, and when he was asked. It is as late as
his thinking ordinarily takes; what is not there by then is cut off, and where there is
nothing at all yet, looked for again after a whole further step.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from sy_core.terms import MISTER_X, Level

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Question

THINKING: Final = 1_500
"""Milliseconds that the strongest may think for one move; the others need no clock."""
SPANS: Final[Mapping[str, int]] = MappingProxyType(
    {Level.CONSTABLE: 600, Level.INSPECTOR: 600, Level.MASTERMIND: THINKING + 250}
)
"""By level, milliseconds from the question to the answer of a Mister X."""
AT_ONCE: Final = 500
"""… from the wish that he move now to his move."""
STEP: Final = 1_000
"""… from one time at which an answer may be told to the next, where none was there."""


def is_secret(question: Question) -> bool:
    """Whether what is asked about is Mister X's alone, and so how long it takes."""
    return question.view.seat == MISTER_X


def span_of(question: Question) -> int:
    """How long a question is taken to occupy the thread, whatever it really takes."""
    return SPANS[question.level] if is_secret(question) else 0
