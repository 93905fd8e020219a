"""A question on its way, and when its answer is told.

Most answers are told when they are found. One that is *timed* waits for its time
(``ui.computer.times``): what is there by then counts, or the best so far; and if there
is nothing yet, it is looked for again after a whole step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ui.computer.times import STEP
from ui.page import Page

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer, Question

CallOff = Callable[[], None]


@dataclass(slots=True, eq=False)
class PendingQuestion:
    """What was asked; *waiting* until it is answered or called off."""

    page: Page
    number: int
    question: Question
    heard: Callable[[Answer], None]
    is_open: Callable[[Answer], bool]
    """Whether the rules allow what a worker answers."""
    timed: bool
    best: Answer | None = None
    """The best so far."""
    found: Answer | None = None
    """The answer, while its time has not come."""
    hurried: bool = False
    waiting: bool = True
    ended: Callable[[], None] = lambda: None
    """Called at the end, which is a time that tells nothing."""
    watch: list[CallOff] = field(default_factory=list)
    """Calls off whoever waits for a worker to answer."""
    ticks: list[CallOff] = field(default_factory=list)
    """Calls off the times at which the answer may be told."""

    def find(self, answer: Answer) -> None:
        """The answer is there."""
        self.found = answer
        if not self.timed:
            self.tell(answer)

    def tell_after(self, wait: int) -> None:
        """Tell a timed answer then; if there is none by then, a step later."""
        if self.timed and self.waiting:
            self.ticks.append(self.page.after(wait, self._tick))

    def _tick(self) -> None:
        found = self.found or self.best
        if found is None:
            self.tell_after(STEP)
        else:
            self.tell(found)

    def tell(self, answer: Answer) -> None:
        """Hand the answer over, if anybody waits for it."""
        if self.waiting:
            self.end()
            self.heard(answer)

    def end(self) -> None:
        """Nobody waits any more."""
        self.waiting = False
        call_off(self.watch)
        call_off(self.ticks)
        self.ended()


def call_off(calls: list[CallOff]) -> None:
    """None of these will happen."""
    while calls:
        calls.pop()()
