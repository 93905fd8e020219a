"""What a reader does for a task besides moving: mark stations, and be done with it."""

from __future__ import annotations

from typing import Final

from sy_core.terms import Station
from ui.intent import Intent
from ui.shell import Shell
from ui.task.marks import label
from ui.task.strip import told
from ui.task.texts import TaskTexts
from ui.viewer.board import Board

VERBS: Final = ("station", "done")


def marks(shell: Shell, board: Board, intent: Intent) -> bool:
    """Whether an intent was meant for the marks of a task, and is done."""
    work = board.work
    if work is None or not work.is_marking or intent.verb not in VERBS:
        return False
    if intent.verb == "done":
        if work.marked:
            board.answer()
            _look(shell, board)
    elif intent.arg.isascii() and intent.arg.isdigit():
        station = Station(int(intent.arg))
        board.toggle(station)
        if board.work is not None and board.work is not work:
            shell.page.say(label(shell.words, board.work, station))
    return True


def _look(shell: Shell, board: Board) -> None:
    """At what was marked, and what should have been."""
    work = board.work
    if work is not None and work.marking is not None:
        shell.page.look_at(sorted({*work.marked, *work.marking.missing}))


def say_verdict(shell: Shell, board: Board, texts: TaskTexts) -> None:
    """Tell ears how it went, where the board itself says so."""
    work = board.work
    if work is not None and work.is_decided and (texts.speaks or work.marking):
        shell.page.say(told(shell.words, work, texts))
