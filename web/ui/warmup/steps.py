"""What a tap would have to wait for, done beforehand while nobody does anything.

It comes in small steps, each when the page has nothing else to do: the map is laid
out, modules are imported, and each game is rehearsed
(``ui.warmup.rehearsal``), the classic one first. At last come the computer players,
for the day when they have no thread of their own.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from ui import later

if TYPE_CHECKING:  # a page of its own has none
    from ui.embed.app import EmbedApp
    from ui.embed.frame import FramePage

LOOK: Final = (
    '{"dim":true,"stations":{"116":"is-lit"},"labels":{"116":""},"pieces":'
    '[{"id":"D1","at":104,"class":"pawn red ready","mark":"R","label":""}]}'
)
"""A game in the middle of the map (``ui.table.paint``)."""
WHILE: Final = 0.010
"""Seconds of an idle moment: less than a frame, with the step that goes beyond it."""


Modules: TypeAlias = Sequence[Sequence[str]]
"""What to import: for every game, for the dice game, for computer players.

One by one, each after all that it imports: a package brings its modules along at once,
which would be one long step.
"""
BoardOn: TypeAlias = "Callable[[FramePage], EmbedApp]"
"""What makes the application of a frame."""


class IdlePage(Protocol):
    """A page that knows when it has nothing to do."""

    def idle(self, action: Callable[[], None]) -> None:
        """Call *action* when there is nothing else to do."""

    def meet_board(self) -> None:
        """Get to know the hidden map, if no board is in use."""

    def lay_out_board(self, look: str) -> None:
        """Work it out as for such a game."""


def prepare(
    page: IdlePage,
    language: str,
    modules: Modules,
    clock: Callable[[], float] = perf_counter,
) -> None:
    """Do everything, in each idle moment as many steps as fit into a short while."""
    _when_idle(page, _steps(page, language, modules), clock)


def prepare_board(
    page: IdlePage, board_on: BoardOn, edition: str, language: str
) -> None:
    """For a board in somebody else's page: no more than its moves.

    And the map, if somebody has to agree before it is shown.
    """
    _when_idle(page, _steps_of_board(page, board_on, edition, language), perf_counter)


def _steps_of_board(
    page: IdlePage, board_on: BoardOn, edition: str, language: str
) -> Iterator[Callable[[], object]]:
    yield page.meet_board
    yield partial(page.lay_out_board, LOOK)
    yield from later.load(later.REHEARSAL).rehearse_board(board_on, edition, language)


def _when_idle(
    page: IdlePage,
    steps: Iterator[Callable[[], object]],
    clock: Callable[[], float],
) -> None:
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
    for_all, for_dice, *further = modules
    yield page.meet_board
    yield partial(page.lay_out_board, LOOK)
    yield from _imported(for_all)
    rehearsal = later.load(later.REHEARSAL)
    yield from rehearsal.rehearse(rehearsal.CLASSIC, language)
    yield from _imported(for_dice)
    yield from rehearsal.rehearse(rehearsal.DICE, language)
    for names in further:
        yield from _imported(names)
    # Whatever is there now stays: nobody need look through it for garbage again.
    yield gc.collect
    yield gc.freeze


def _imported(names: Sequence[str]) -> Iterator[Callable[[], object]]:
    for name in names:
        yield partial(later.load, name)
