"""Computer players think elsewhere: questions go out, answers come back, or not.

``ComputerPlayers.ask`` is all that others need: a question (a view and what is wanted
of it), and who is to hear the answer. Thinking happens in a worker; where there is
none, where it dies, keeps silent or says what cannot be read, a quick answer is found
right here, so an answer always comes. An answer that nobody waits for any more is
dropped.

What is secret shall not be told by the time it takes (``ui.computer.times``). An
answer that is *timed* is told at its time. And a question that comes after a secret
one is not sent before the span of that one is over: else it would wait for as long as
the worker is really busy.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from sy_core.errors import MessageError
from sy_core.terms import Level
from ui import later
from ui.computer.pending import CallOff, PendingQuestion, call_off
from ui.computer.times import AT_ONCE, is_secret, span_of
from ui.page import Page, Thread
from ui.table.seating import LEVELS

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer, Question
    from sy_core.messages.replies import Answered

STARTING: Final = 40_000
"""Milliseconds that a worker may take to be up."""
SILENCE: Final = 8_000
"""Milliseconds beyond its budget after which a worker is given up."""
MOST_FAILURES: Final = 2
"""Workers that may fail before no further one is started."""
HERE: Final = Level.INSPECTOR
"""The level at which the strongest plays where it has no thread of its own."""
NODES_HERE: Final = 40


def _any(_answer: Answer) -> bool:
    return True


class ComputerPlayers:
    """The computer players' thread, and what becomes of questions to it."""

    def __init__(self, page: Page, trouble: Callable[[str], None]) -> None:
        self.page = page
        self.trouble = trouble
        """Hears when there is no worker (``none``) or one has failed (``failed``)."""
        self.failures = 0
        self.ready = False
        self._thread: Thread | None = None
        self._threads = 0
        """How many there were: words of an earlier one mean nothing."""
        self._number = 0
        self._line: list[PendingQuestion] = []
        """What waits until the worker is up and its time is free."""
        self._asked: dict[int, PendingQuestion] = {}
        """What was sent and has not come back, called off or not."""
        self._taken: list[CallOff] = []
        """While a secret question has its span: calls off the end of it."""
        self._start: list[CallOff] = []
        """While the worker starts: calls off whoever waits for it."""

    @property
    def here(self) -> bool:
        """Whether thinking happens on the page's own thread."""
        return self.failures >= MOST_FAILURES

    def warm(self) -> None:
        """Start the worker, so that it is up when it is needed."""
        if self._thread is not None or self.here:
            return
        self._threads += 1
        thread = self.page.thread(
            partial(self._hear, self._threads), partial(self._broken, self._threads)
        )
        if thread is None:
            self.failures = MOST_FAILURES
            self.trouble("none")
            return
        self._thread = thread
        self.ready = False
        self._start.append(self.page.after(STARTING, self.give_up))

    def ask(
        self,
        question: Question,
        heard: Callable[[Answer], None],
        is_open: Callable[[Answer], bool] = _any,
        *,
        timed: bool = False,
    ) -> PendingQuestion:
        """Have a question answered; *heard* is called once, never at once."""
        self._number += 1
        ask = PendingQuestion(self.page, self._number, question, heard, is_open, timed)
        self.warm()
        if self._thread is None:
            self.answer_here(ask)
            ask.tell_after(span_of(question))
        else:
            self._line.append(ask)
            self._send()
        return ask

    def hurry(self, ask: PendingQuestion) -> None:
        """Take the best so far, or else a quick thought: at once, or soon if timed."""
        if not ask.waiting or ask.hurried:
            return
        ask.hurried = True
        if ask in self._line:
            self._line.remove(ask)
        if ask.best is not None and not ask.timed:
            ask.tell(ask.best)
            return
        self.answer_here(ask)
        ask.tell_after(AT_ONCE)

    def cancel(self, ask: PendingQuestion) -> None:
        """Nobody waits any more."""
        if ask in self._line:
            self._line.remove(ask)
        ask.end()

    def give_up(self) -> None:
        """The worker is of no use; whoever waits gets an answer from here."""
        if self._thread is None:
            return
        self._thread.stop()
        self._thread = None
        self.failures += 1
        unsent, self._line = self._line, []
        waiting, self._asked = [*self._asked.values(), *unsent], {}
        call_off(self._taken)
        call_off(self._start)
        self._complain(waiting)
        for ask in waiting:
            call_off(ask.watch)
            self.answer_here(ask)
        for ask in unsent:
            ask.tell_after(span_of(ask.question))

    # ---- to the worker

    def _send(self) -> None:
        """Send what waits, up to a question whose span has to be over first."""
        while self._thread and self.ready and self._line and not self._taken:
            ask = self._line.pop(0)
            self._asked[ask.number] = ask
            self._watch(ask)
            text: str = later.load(later.QUESTIONS).ask_text(ask.question)
            self._thread.post(json.dumps({"id": ask.number, "ask": text}))
            span = span_of(ask.question)
            if is_secret(ask.question):
                self._taken.append(self.page.after(span, self._free))
            ask.tell_after(span)

    def _free(self) -> None:
        self._taken.clear()
        self._send()

    def _watch(self, ask: PendingQuestion) -> None:
        """Give the worker up if it does not answer in good time."""
        wait = sum(int(one.question.milliseconds or 0) for one in self._asked.values())
        ask.watch.append(self.page.after(SILENCE + wait, self.give_up))

    # ---- from the worker

    def _hear(self, thread: int, text: object) -> None:
        """The worker says something; what cannot be read is the end of it."""
        if thread != self._threads or self._thread is None:
            return
        try:
            self._understand(text)
        except MessageError:
            self.give_up()

    def _broken(self, thread: int) -> None:
        if thread == self._threads:
            self.give_up()

    def _understand(self, text: object) -> None:
        replies = later.load(later.REPLIES)
        reply = replies.read_reply(text)
        if isinstance(reply, replies.Answered):
            self._take(reply)
        elif isinstance(reply, replies.Failed):
            self.give_up()
        else:
            self.ready = True
            call_off(self._start)
            self._send()

    def _take(self, told: Answered) -> None:
        """An answer, or the best so far."""
        ask = self._asked.get(told.number)
        if ask is None:
            if not 1 <= told.number <= self._number:
                raise MessageError("nobody asked")
            return  # it is answered already
        answer: Answer = later.load(later.REPLIES).read_answer(told.text, ask.question)
        if ask.waiting and not ask.is_open(answer):
            raise MessageError("against the rules")
        if told.final:
            del self._asked[ask.number]
            call_off(ask.watch)
            ask.find(answer)
        else:
            ask.best = answer

    # ---- on the page's own thread

    def answer_here(self, ask: PendingQuestion) -> None:
        """Find a quick answer; it is told as every other."""
        ask.watch.append(self.page.after(0, partial(_think, ask)))

    def _complain(self, waiting: list[PendingQuestion]) -> None:
        """Say that a worker has failed; when it did may depend on what is hidden."""
        timed = [ask for ask in waiting if ask.waiting and ask.timed]
        if timed:
            timed[0].ended = partial(self.trouble, "failed")
        else:
            self.trouble("failed")


def _think(ask: PendingQuestion) -> None:
    """A quick thought, unless there is an answer already."""
    if not ask.waiting or ask.found is not None:
        return
    if ask.best is None:
        think = later.load(later.THINKING).answer
        ask.best = think(_quick(ask.question), lambda: 0.0, lambda _: None)
    assert ask.best is not None
    ask.find(ask.best)


def _quick(question: Question) -> Question:
    """The same, for a thread on which nobody may wait."""
    level = HERE if question.level == LEVELS[-1] else question.level
    return replace(question, level=level, nodes=NODES_HERE, milliseconds=None)
