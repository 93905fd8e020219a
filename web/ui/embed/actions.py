"""What is done at an embedded table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.table.actions import HANDLERS
from ui.viewer.board import Board

if TYPE_CHECKING:
    from ui.embed.app import EmbedApp

VERBS = (
    *("station", "card", "pick", "go", "confirm", "offer", "cancel", "double"),
    *("untake", "roll", "take", "appear", "appear_now", "computer"),
)
"""What can be done at an embedded table; there is no menu, and nothing to export."""


def handle(app: EmbedApp, verb: str, arg: str, value: str) -> None:
    """Act on an intent at the table."""
    board = app.session
    if verb == "reset":
        app.open(app.address)
    elif isinstance(board, Board) and verb == "to":
        board.step_to(arg or value)
    elif isinstance(board, Board) and verb in VERBS:
        app.toast = ""
        HANDLERS[verb](app, board, arg)
