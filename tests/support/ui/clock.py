"""A page with a clock of its own: it notes at what time it did what.

A computer player's thread on it thinks for as long as the test says. All of its
thinking is done by the real service, so what it answers is what it would answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from support.ui.fakes import FakePage
from sy_core.ai.service import respond
from sy_core.messages.questions import Question, read_question

Durations = Callable[[Question], tuple[int, int]]
"""Of a question: milliseconds until the best so far, and until the answer."""


@dataclass
class ThinkingThread:
    """A thread that answers one question after the other, in the page's time."""

    page: ClockPage
    hear: Callable[[object], None]
    broken: Callable[[], None]
    free_at: int = 0
    posted: list[str] = field(default_factory=list)
    stopped: bool = False

    def post(self, text: str) -> None:
        self.posted.append(text)
        told = json.loads(text)
        number, question = told["id"], read_question(told["ask"])
        assert self.page.durations is not None
        first, last = self.page.durations(question)
        begun = max(self.page.time, self.free_at)
        self.free_at = begun + last
        early: list[str] = []
        steps = count()  # few: the moves need not be good ones
        answer = respond(told["ask"], lambda: float(next(steps)), early.append)
        for so_far in early:
            self.say_at(begun + first, {"id": number, "so_far": so_far})
        self.say_at(begun + last, self.page.garble({"id": number, "answer": answer}))

    def say_at(self, time: int, message: object) -> None:
        """Say something at that time, if the thread is still there."""

        def said() -> None:
            if not self.stopped:
                self.hear(json.dumps(message))

        self.page.after(time - self.page.time, said)

    def stop(self) -> None:
        self.stopped = True


@dataclass
class ClockPage(FakePage):
    """A tab in which time passes when the test lets it."""

    time: int = 0
    starting: int = 0
    """Milliseconds that a thread takes to be up."""
    durations: Durations | None = None
    """None: threads are worked by hand."""
    garble: Callable[[object], object] = lambda message: message
    """What becomes of an answer on its way."""
    noted: list[tuple[int, str, object]] = field(default_factory=list)
    """Everything that could be seen or heard: when, what, and what of it."""

    def wait(self, milliseconds: int) -> None:
        """Let time pass, and everything happen that is due by then."""
        until = self.time + milliseconds
        while due := [timer for timer in self.timers if timer[0] <= until]:
            timer = min(due, key=lambda each: each[0])
            self.timers.remove(timer)
            self.time = max(self.time, timer[0])
            timer[1]()
        self.time = until

    def after(self, milliseconds, action):
        return super().after(self.time + milliseconds, action)

    def thread(self, hear, broken):
        if not self.has_threads or self.durations is None:
            return super().thread(hear, broken)
        thread = ThinkingThread(self, hear, broken, self.time + self.starting)
        self.threads.append(thread)
        thread.say_at(self.time + self.starting, {"ready": True})
        return thread

    def _note(self, what: str, how: object = None) -> None:
        self.noted.append((self.time, what, how))

    def show(self, regions):
        self._note("show", dict(regions))
        super().show(regions)

    def paint(self, board):
        self._note("paint", board)
        super().paint(board)

    def look_at(self, stations, closer=1, *, targets=()):
        self._note("look", (stations, targets))
        super().look_at(stations, closer, targets=targets)

    def say(self, text):
        self._note("say", text)
        super().say(text)

    def effect(self, *wish):
        self._note("effect", wish)
        super().effect(*wish)

    def set_flags(self, flags):
        self._note("flags", dict(flags))
        super().set_flags(flags)

    def write(self, key, text):
        self._note("write", key)
        super().write(key, text)
