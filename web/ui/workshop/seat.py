"""A bot at the table: asked one choice at a time, on a bench of its own.

It gets a question's view and nothing else. What it answers is a move that the rules
allow, or a fault: then it plays no more, and somebody else answers in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sy_core.errors import SyError
from sy_core.messages.questions import Answer
from sy_core.messages.view_text import pack
from ui.computer.pending import PendingQuestion
from ui.computer.times import span_of
from ui.page import Page
from ui.workshop.bench import Bench, Choose, Code, Fault, Moved, Told
from ui.workshop.bots import Bot

NODES: Final = 200


class TableBench:
    """Where the bot of the game on the table thinks."""

    def __init__(self, page: Page) -> None:
        self._bench: Bench = page.workbench(self._hear)
        self._now: tuple[PendingQuestion, Callable[[Fault], None]] | None = None
        """What it was asked and has not answered, and who hears if it fails."""
        self._source = ""

    def ask(
        self, pending: PendingQuestion, bot: Bot, failed: Callable[[Fault], None]
    ) -> None:
        """Have a question answered by a bot; *failed* hears if it does not."""
        if self._now is not None or bot.source != self._source:
            self._bench.stop()  # nobody waits any more, or it is another bot's room
        self._now, self._source = (pending, failed), bot.source
        asked = pending.question
        self._bench.run(
            Choose(
                source=bot.source,
                kind=bot.kind,
                view=pack(asked.view),
                legal=asked.legal,
                seed=asked.seed,
                nodes=NODES,
            )
        )
        pending.tell_after(span_of(asked))

    def _hear(self, told: Told) -> None:
        if self._now is None or not isinstance(told, Moved | Fault):
            return
        (pending, failed), self._now = self._now, None
        if not pending.waiting:
            return
        if isinstance(told, Fault):
            failed(told)
        elif (answer := _answer(pending, told)) is not None:
            pending.find(answer)
        else:
            failed(Fault(Code.ILLEGAL, told.move))


def _answer(pending: PendingQuestion, told: Moved) -> Answer | None:
    """A move as an answer without a reason; None: the rules do not allow it."""
    answer = Answer(move=told.move, motive="", values={}, level=pending.question.level)
    try:
        return answer if pending.is_open(answer) else None
    except SyError:  # no move at all
        return None
