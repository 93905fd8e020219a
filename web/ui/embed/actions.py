"""What is done at an embedded table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.computer import actions as computer
from ui.intent import Intent
from ui.table import actions as table
from ui.viewer.board import Board

if TYPE_CHECKING:
    from ui.embed.app import EmbedApp

VERBS = (
    *("station", "card", "pick", "go", "confirm", "offer", "cancel", "double"),
    *("untake", "roll", "take", "appear", "appear_now"),
)
"""What can be done at an embedded table; there is no menu, and nothing to export."""


def handle(app: EmbedApp, intent: Intent) -> None:
    """Act on an intent at the table."""
    board, verb = app.session, intent.verb
    if verb == "reset":
        app.open(app.address)
    elif isinstance(board, Board) and verb == "to":
        board.step_to(intent.arg or intent.value)
    elif isinstance(board, Board) and verb in VERBS:
        table.handle(app, intent)


def handle_computer(app: EmbedApp, intent: Intent) -> None:
    """A computer's turn has come; there is nothing else to be done about it."""
    if isinstance(app.session, Board) and intent.verb == "move":
        app.toast = ""
        computer.handle(app, intent)
