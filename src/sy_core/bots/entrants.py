"""Who is to play, as it is typed: a name and a budget.

>>> read_entrant("mastermind:200")
Entrant(name='mastermind', nodes=200, milliseconds=None)
>>> read_entrant("my/bot.py:Careful:150ms")
Entrant(name='my/bot.py:Careful', nodes=None, milliseconds=150.0)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import process_time
from typing import Final

from sy_core.ai.bot import Budget
from sy_core.errors import SetupError, SetupFault

DEFAULT_NODES: Final = 50
PROGRAM: Final = "program:"
"""Stands before the command of a bot that is a program."""

_BUDGET: Final = re.compile(r"(?P<name>.*):(?P<number>[0-9]{1,9})(?P<ms>ms)?")
FILE: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<kind>\w*))?")
"""A file of Python, and perhaps a class in it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by name, with its budget: ``paper``, ``paper:300``, ``paper:150ms``."""

    name: str
    nodes: int | None
    milliseconds: float | None

    def budget(self) -> Budget:
        """A fresh budget for one choice; time is this process's own."""
        return Budget(
            nodes=self.nodes, milliseconds=self.milliseconds, clock=process_time
        )


def read_entrant(text: str, nodes: int = DEFAULT_NODES) -> Entrant:
    """An entrant from its name and budget; without one it has so many *nodes*."""
    found = _BUDGET.fullmatch(text)
    name = found["name"] if found else text
    if ":" in name and not is_foreign(name):
        budget = name.partition(":")[2]
        raise SetupError(
            SetupFault.COMPUTER,
            "player",
            f"a budget is 200 or 150ms, not {budget[:20]!r}",
        )
    if found is None:
        return Entrant(name, nodes, None)
    if found["ms"]:
        return Entrant(name, None, float(found["number"]))
    return Entrant(name, int(found["number"]), None)


def is_foreign(name: str) -> bool:
    """Whether *name* is a file of Python or a program's command."""
    return name.startswith(PROGRAM) or FILE.fullmatch(name) is not None
