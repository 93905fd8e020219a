"""Not waiting for ever for a bot that never answers."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from random import Random
from threading import Thread
from typing import Final

from sy_core.ai.bot import Budget, Chooser
from sy_core.bots.faults import BotError, BotFault
from sy_core.move import Move
from sy_core.protocols import View

PATIENCE: Final = 20.0
"""Seconds for any choice at all: the budgets of a check are far below."""


def patient(choose: Chooser, seconds: float = PATIENCE) -> Chooser:
    """The same guarded chooser, given up after so many *seconds*.

    It thinks in a thread of its own, which is left behind: nothing in Python can stop
    it but the end of the process.
    """

    def choose_in_time(
        view: View, legal: Collection[Move], rng: Random, budget: Budget
    ) -> Move:
        answer: Future[Move] = Future()

        def think() -> None:
            try:
                answer.set_result(choose(view, legal, rng, budget))
            except BotError as error:
                answer.set_exception(error)

        Thread(target=think, daemon=True).start()
        try:
            return answer.result(timeout=seconds)
        except TimeoutError:
            told = f"no answer within {seconds:g} seconds"
            raise BotError(BotFault.SLOW, "", told) from None

    return choose_in_time
