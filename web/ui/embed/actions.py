"""What is done at an embedded table: less than at a table of one's own."""

from __future__ import annotations

from typing import Final

from ui.embed.frame import Frame
from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.task.answering import marks, say_verdict

VERBS: Final = (
    *("station", "card", "pick", "go", "confirm", "offer", "cancel", "double"),
    *("untake", "roll", "take", "appear", "appear_now"),
)
"""What can be done at an embedded table; there is no menu, and nothing to export."""


def table_handler(frame: Frame, at_the_table: Handler) -> Handler:
    """What acts on an intent at the table; moves are made *at_the_table*."""

    def handle(shell: Shell, intent: Intent) -> None:
        board, verb = frame.board, intent.verb
        if verb in ("reset", "again"):
            frame.open(frame.address)
        elif verb == "show":
            frame.agree()
        elif board is not None and verb == "to":
            board.step_to(intent.arg or intent.value)
        elif board is not None and not marks(shell, board, intent) and verb in VERBS:
            at_the_table(shell, intent)
        _tell(frame)

    return handle


def _tell(frame: Frame) -> None:
    """Say how a task went, if that has just been decided."""
    board = frame.board
    if board is not None and board.has_news_of_task:
        frame.explain()
        say_verdict(frame.shell, board, frame.parameters.texts)


def computer_handler(frame: Frame, for_computers: Handler) -> Handler:
    """A computer's turn has come; there is nothing else to be done about it."""

    def handle(shell: Shell, intent: Intent) -> None:
        if frame.board is not None and intent.verb == "move":
            shell.toast = ""
            for_computers(shell, intent)
            _tell(frame)

    return handle
