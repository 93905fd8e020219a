"""A bot that is a program: one JSON object a line, on its standard input and output."""

from __future__ import annotations

import json
import shlex
from collections.abc import Collection
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from subprocess import PIPE, Popen
from threading import Thread
from typing import IO, Final
from weakref import finalize

from sy_core.ai.bot import Budget
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.plain import VERSION, plain_question, plain_table
from sy_core.errors import NotationError
from sy_core.formats.nesting import shallow
from sy_core.move import Move
from sy_core.protocols import View
from sy_core.registry import game_of_view

PATIENCE: Final = 10.0
"""Seconds for an answer where the budget is in nodes, and for a start."""
GRACE: Final = 1.0
"""Seconds beyond a budget of time."""
LONGEST: Final = 10_000
"""Characters of an answer."""


class Program:
    """A program that plays one game; it is ended when nobody needs it any more."""

    def __init__(self, name: str, command: str, patience: float = PATIENCE) -> None:
        self._name = name
        self._patience = patience
        self._started = False
        try:
            self._process = Popen(  # noqa: S603 - what the user asked to run
                shlex.split(command),
                stdin=PIPE,
                stdout=PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotError(BotFault.NO_PROGRAM, name, str(error)) from error
        self._heard: SimpleQueue[str] = SimpleQueue()
        self._said: SimpleQueue[str] = SimpleQueue()
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        # Both in threads of their own: a program may neither read nor answer.
        for act, stream, lines in (
            (_listen, self._process.stdout, self._heard),
            (_speak, self._process.stdin, self._said),
        ):
            Thread(target=act, args=(stream, lines), daemon=True).start()
        finalize(self, _end, self._process, self._said)

    def choose(
        self, view: View, legal: Collection[Move], rng: Random, budget: Budget
    ) -> Move:
        """The move that the program answers with; a BotError where it gives none."""
        asked = [plain_question(view, legal, rng.getrandbits(32), budget)]
        patience = self._patience
        if budget.milliseconds is not None:
            patience = budget.milliseconds / 1000 + GRACE
        if not self._started:
            start = {"type": "start", "version": VERSION, "table": plain_table(view)}
            asked.insert(0, start)
            patience += self._patience
            self._started = True
        self._said.put("".join(f"{json.dumps(message)}\n" for message in asked))
        return self._move(view, self._answer(patience))

    def _answer(self, patience: float) -> str:
        try:
            line = self._heard.get(timeout=patience)
        except Empty:
            told = f"no answer within {patience:g} seconds"
            raise BotError(BotFault.SILENT, self._name, told) from None
        if not line:
            told = f"ended with code {self._process.wait()} before the game was over"
            raise BotError(BotFault.DIED, self._name, told)
        return line

    def _move(self, view: View, line: str) -> Move:
        told = f"not an answer: {line.strip()[:60]!r}"
        try:
            match json.loads(shallow(line)):
                case {"move": str(text)}:
                    return game_of_view(view).parse_move(text)
        except (NotationError, ValueError) as error:
            raise BotError(BotFault.NONSENSE, self._name, told) from error
        raise BotError(BotFault.NONSENSE, self._name, told)


def _listen(stream: IO[str], heard: SimpleQueue[str]) -> None:
    """Pass every line on; an empty one: there are no more."""
    with stream:
        while line := stream.readline(LONGEST):
            heard.put(line)
    heard.put("")


def _speak(stream: IO[str], said: SimpleQueue[str]) -> None:
    """Say everything; an empty text: there is no more."""
    with suppress(OSError), stream:  # it has gone: what it answers will tell
        while text := said.get():
            stream.write(text)
            stream.flush()


def _end(process: Popen[str], said: SimpleQueue[str]) -> None:
    process.kill()
    said.put("")
    process.wait()
