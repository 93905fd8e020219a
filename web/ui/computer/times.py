"""When a computer Mister X answers: a time that tells nothing.

How long he thinks depends on where he is: on one legal move no time is spent, and a
search ends when nothing is left to search. So what he found waits until a time that
follows from what everybody knows: his level, and when he was asked. It is as late as
his thinking ordinarily takes; what is not there by then is cut off, and where there is
nothing at all yet, looked for again after a whole further step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.terms import MISTER_X

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Question

THINKING: Final = 1_500
"""Milliseconds that the strongest may think for one move; the others need no clock."""
MARGIN: Final = 250
"""… and what telling his move may take besides, on a machine that is not too slow."""
QUICK: Final = 400
"""… that whoever does not go by the clock takes at most: ten times the usual."""
AT_ONCE: Final = QUICK
"""… from the wish that he move now to his move: nobody thinks by the clock then."""
STEP: Final = 1_000
"""… from one time at which an answer may be told to the next, where none was there."""


def is_secret(question: Question) -> bool:
    """Whether what is asked about is Mister X's alone, and so how long it takes."""
    return question.view.seat == MISTER_X


def span_of(question: Question) -> int:
    """How long a question is taken to occupy the thread, whatever it really takes."""
    if not is_secret(question):
        return 0
    return int(question.milliseconds) + MARGIN if question.milliseconds else QUICK
