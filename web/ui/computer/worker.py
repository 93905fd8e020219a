"""Computer players think elsewhere: questions go out, answers come back, or not.

``ComputerPlayers.ask`` is all that others need: a question (a view and what is wanted
of it), and who is to hear the answer. Thinking happens in a worker; where there is
none, where it dies or keeps silent, a quick answer is found right here, so an answer
always comes. An answer that nobody waits for any more is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from sy_core.terms import Level
from ui import later
from ui.page import Page, Thread
from ui.table.seating import LEVELS

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer, Question

STARTING: Final = 40_000
"""Milliseconds that a worker may take to be up."""
SILENCE: Final = 8_000
"""Milliseconds beyond its budget after which a worker is given up."""
MOST_FAILURES: Final = 2
"""Workers that may fail before no further one is started."""
HERE: Final = Level.INSPECTOR
"""The level at which the strongest plays where it has no thread of its own."""
NODES_HERE: Final = 40


@dataclass(slots=True, eq=False)
class PendingQuestion:
    """A question on its way; *waiting* until it is answered or called off."""

    number: int
    question: Question
    heard: Callable[[Answer], None]
    best: Answer | None = None
    waiting: bool = True
    off: list[Callable[[], None]] = field(default_factory=list)


class ComputerPlayers:
    """The computer players' thread, and what becomes of questions to it."""

    def __init__(self, page: Page, trouble: Callable[[str], None]) -> None:
        self.page = page
        self.trouble = trouble
        """Hears when there is no worker (``none``) or one has failed (``failed``)."""
        self.failures = 0
        self.ready = False
        self._thread: Thread | None = None
        self._number = 0
        self._asked: dict[int, PendingQuestion] = {}
        """What was sent and has not come back, called off or not."""

    @property
    def here(self) -> bool:
        """Whether thinking happens on the page's own thread."""
        return self.failures >= MOST_FAILURES

    def warm(self) -> None:
        """Start the worker, so that it is up when it is needed."""
        if self._thread is not None or self.here:
            return
        thread = self.page.thread(self._hear, self.give_up)
        if thread is None:
            self.failures = MOST_FAILURES
            self.trouble("none")
            return
        self._thread = thread
        self.ready = False

    def ask(
        self, question: Question, heard: Callable[[Answer], None]
    ) -> PendingQuestion:
        """Have a question answered; *heard* is called once, never at once."""
        self._number += 1
        ask = PendingQuestion(self._number, question, heard)
        self.warm()
        if self._thread is None:
            self._answer_here(ask)
            return ask
        self._asked[ask.number] = ask
        self._watch(ask)
        text: str = later.load(later.QUESTIONS).ask_text(question)
        self._thread.post(json.dumps({"id": ask.number, "ask": text}))
        return ask

    def hurry(self, ask: PendingQuestion) -> None:
        """Take the best so far at once, or else a quick thought."""
        if ask.waiting and ask.best is not None:
            self._deliver(ask, ask.best)
        else:
            self._answer_here(ask)

    def cancel(self, ask: PendingQuestion) -> None:
        """Nobody waits any more."""
        ask.waiting = False
        _call_off(ask)

    def _hear(self, text: str) -> None:
        """The worker says something."""
        read: Callable[[str], Answer] = later.load(later.QUESTIONS).read_answer
        message = json.loads(text)
        if "error" in message:
            self.give_up()
        elif "ready" in message:
            self.ready = True
            for ask in self._asked.values():
                self._watch(ask)
        elif "so_far" in message and message["id"] in self._asked:
            self._asked[message["id"]].best = read(message["so_far"])
        elif "answer" in message and message["id"] in self._asked:
            ask = self._asked.pop(message["id"])
            self._deliver(ask, read(message["answer"]))

    def _watch(self, ask: PendingQuestion) -> None:
        """Give the worker up if it does not answer in good time."""
        _call_off(ask)
        if not ask.waiting:
            return
        before = (one for one in self._asked.values() if one.number <= ask.number)
        wait = SILENCE + sum(int(one.question.milliseconds or 0) for one in before)
        wait += 0 if self.ready else STARTING
        ask.off.append(self.page.after(wait, self.give_up))

    def give_up(self) -> None:
        """The worker is of no use; whoever waits gets an answer from here."""
        if self._thread is None:
            return
        self._thread.stop()
        self._thread = None
        self.failures += 1
        self.trouble("failed")
        waiting, self._asked = list(self._asked.values()), {}
        for ask in waiting:
            _call_off(ask)
            self._answer_here(ask)

    def _answer_here(self, ask: PendingQuestion) -> None:
        ask.off.append(self.page.after(0, partial(self._think, ask)))

    def _think(self, ask: PendingQuestion) -> None:
        if ask.best is not None:
            self._deliver(ask, ask.best)
        elif ask.waiting:
            quick = _quick(ask.question)
            think = later.load(later.THINKING).answer
            self._deliver(ask, think(quick, lambda: 0.0, lambda _: None))

    def _deliver(self, ask: PendingQuestion, found: Answer) -> None:
        _call_off(ask)
        if ask.waiting:
            ask.waiting = False
            ask.heard(found)


def _quick(question: Question) -> Question:
    """The same, for a thread on which nobody may wait."""
    level = HERE if question.level == LEVELS[-1] else question.level
    return replace(question, level=level, nodes=NODES_HERE, milliseconds=None)


def _call_off(ask: PendingQuestion) -> None:
    while ask.off:
        ask.off.pop()()
