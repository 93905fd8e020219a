"""What a tap would have to wait for, done beforehand while nobody does anything.

It comes in small steps, each when the page has nothing else to do: the map is laid
out, modules are imported, and both games are rehearsed (``ui.rehearsal``). At last come
the computer players, for the day when they have no thread of their own.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Final, Protocol

LOOK: Final = (
    '{"dim":true,"stations":{"116":"is-lit"},"labels":{"116":""},"pieces":'
    '[{"id":"D1","at":104,"class":"pawn red ready","mark":"R","label":""}]}'
)
"""A game in the middle of the map (``ui.paint``)."""
Modules = tuple[Sequence[str], Sequence[str]]
"""What to import before the rehearsal, and after it."""
WHILE: Final = 0.006
"""Seconds of an idle moment: less than a frame, with the step that goes beyond it."""


class IdlePage(Protocol):
    """A page that knows when it has nothing to do."""

    def idle(self, action: Callable[[], None]) -> None:
        """Call *action* when there is nothing else to do."""

    def lay_out_board(self, look: str) -> None:
        """Work out the hidden map as for such a game, if no board is in use."""


def prepare(
    page: IdlePage,
    language: str,
    modules: Modules,
    clock: Callable[[], float] = perf_counter,
) -> None:
    """Do everything, in each idle moment as many steps as fit into a short while."""
    steps = _steps(page, language, modules)

    def go_on() -> None:
        end = clock() + WHILE
        for act in steps:
            act()
            if clock() >= end:
                page.idle(go_on)
                return

    page.idle(go_on)


def _steps(
    page: IdlePage, language: str, modules: Modules
) -> Iterator[Callable[[], object]]:
    soon, at_last = modules
    yield partial(page.lay_out_board, LOOK)
    for name in soon:
        yield partial(import_module, name)
    # Whatever is there now stays: nobody need look through it for garbage again.
    yield gc.collect
    yield gc.freeze
    yield from import_module("ui.rehearsal").rehearse(language)
    for name in at_last:
        yield partial(import_module, name)
