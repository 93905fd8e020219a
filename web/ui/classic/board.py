"""What the drawn map shows and the board of a game lacks.

One drawing serves all printings of London: it shows every line that any of them has.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sy_core.classic.board import LONDON_1983, Board
from sy_core.classic.view import View
from sy_core.terms import Mode
from ui.kit.html import Html
from ui.table.scene import SceneOf

FIRST_ON_ROUTE: Final = 0
"""He starts before the first entry of his log."""
DRAWN: Final = LONDON_1983
"""The board with every line of ``web/board/map.svg``."""


def draw(_scene: SceneOf[View]) -> Html:
    """Nothing: the map of London lies there already."""
    return Html("")


def absent_lines(scene: SceneOf[View]) -> tuple[str, ...]:
    """What of the map is not on the board of this edition."""
    return absent_on(scene.view.table.edition.board)


@cache
def absent_on(board: Board) -> tuple[str, ...]:
    """Ids in the drawing of what is not on *board*: lines, or all lines of a mode."""
    served = set[Mode]().union(*board.lines.values())
    modes = [mode.name.lower() for mode in Mode if mode not in served]
    lines = [
        f"{mode.name.lower()}-{here}-{there}"
        for here, by_mode in DRAWN.lines.items()
        for mode, ends in by_mode.items()
        for there in ends
        if mode in served and here < there not in board.neighbours(here, mode)
    ]
    return (*modes, *lines)
