"""Answers: a move or marks, judged, kept and told."""

from __future__ import annotations

from dataclasses import replace

from sy_core.move import Move
from sy_core.puzzles.shipped import shipped
from ui.intent import Intent
from ui.puzzles.looking import along_the_line
from ui.puzzles.progress import answered, answered_daily
from ui.puzzles.room import day_of, keep, room_of
from ui.puzzles.solving import explain_marks, give_up, is_right, move, work_of
from ui.puzzles.state import Solving
from ui.puzzles.wording import told
from ui.shell import Shell
from ui.task.answering import marks


def at_table(shell: Shell, intent: Intent) -> bool:
    """Whether something that is done at the table is for the puzzle: it is a mark."""
    solving = room_of(shell).solving
    if solving is None or not work_of(solving).is_marking:
        return False
    typed = intent.verb == "type"
    tapped = replace(intent, verb="station", arg=intent.value.strip())
    return marks(shell, solving.board, tapped if typed else intent)


def moved(shell: Shell, solving: Solving, made: Move) -> None:
    """The reader has moved: that is the answer."""
    move(solving, made)
    _note(shell, solving)


def finish(shell: Shell, _intent: Intent) -> None:
    """All stations are marked: that is the answer."""
    solving = room_of(shell).solving
    if solving is not None and work_of(solving).marked:
        solving.board.answer()
        explain_marks(solving)
        _note(shell, solving)


def show_solution(shell: Shell, _intent: Intent) -> None:
    """Who asks for the solution before an answer has not solved it."""
    solving = room_of(shell).solving
    if solving is None:
        return
    was_open = not work_of(solving).is_decided
    give_up(solving)
    if was_open:
        _note(shell, solving)
    else:
        _tell(shell, solving)


def _note(shell: Shell, solving: Solving) -> None:
    """Keep what the answer was worth, and tell it."""
    room, right = room_of(shell), is_right(solving)
    if solving.puzzle.id in shipped():
        today = day_of(shell)
        after = answered(room.progress, solving.puzzle.id, today, right=right)
        if solving.day:
            after = answered_daily(after, solving.day, right=right)
        room.progress = after
        keep(shell, room)
    _tell(shell, solving)


def _tell(shell: Shell, solving: Solving) -> None:
    shell.page.say(" ".join(told(shell.words, solving)))
    # Even if it is in sight: another one looks now, for whom the map begins anew.
    shell.page.look_at(along_the_line(solving))
    shell.page.focus("puzzle-on" if is_right(solving) else "puzzle-again")
