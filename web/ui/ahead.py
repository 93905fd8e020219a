"""What a tap would have to wait for, done beforehand while nobody does anything.

It comes in small steps, each when the page has nothing else to do: the second block
of the game is laid open, its modules are imported, the map is laid out, and both games
are rehearsed (``ui.rehearsal``).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Final, Protocol

MODULES: Final = (
    "sy_core.asking",
    "ui.hunting.panels",
    "ui.hunting.grid",
    "ui.hunting.whynot",
    "ui.notebook.acts",
    "ui.notebook.look",
    "ui.notebook.panel",
    "ui.notebook.curve",
    "ui.rehearsal",
)
"""In the order in which somebody could want them."""


class IdlePage(Protocol):
    """A page that knows when it has nothing to do."""

    def idle(self, action: Callable[[], None]) -> None:
        """Call *action* when there is nothing else to do."""

    def lay_out_board(self) -> None:
        """Work out the hidden map, if no board is in use."""


def prepare(page: IdlePage, language: str) -> None:
    """Do everything, one step at a time."""
    steps = _steps(page, language)

    def step() -> None:
        for act in steps:
            act()
            page.idle(step)
            return

    page.idle(step)


def _steps(page: IdlePage, language: str) -> Iterator[Callable[[], object]]:
    yield page.lay_out_board
    for name in MODULES:
        yield partial(import_module, name)
    yield from import_module("ui.rehearsal").rehearse(language)
    # Whatever is there now stays: nobody need look through it for garbage again.
    yield gc.collect
    yield gc.freeze
