"""Taking a puzzle: of the day, of a shelf, one that comes back, that of a link."""

from __future__ import annotations

from typing import Final

from sy_core.errors import SyError
from sy_core.puzzles import (
    Puzzle,
    PuzzleError,
    puzzle_text,
    read_puzzle,
    read_puzzles,
)
from sy_core.puzzles.shipped import shipped
from ui.intent import Intent
from ui.puzzles.answering import moved
from ui.puzzles.looking import around_him
from ui.puzzles.progress import due, next_of
from ui.puzzles.room import day_of, room_of
from ui.puzzles.shelves import ids_on, of_day, shelf_of
from ui.puzzles.solving import solving_of
from ui.puzzles.state import OWN, PRACTICE, Solving
from ui.puzzles.wording import question
from ui.saves.tabs import release
from ui.shell import Shell
from ui.table.camera import look_at_action
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault

ROUTE: Final = "puzzle="
DAY: Final = "day"
"""In the place of an id: the puzzle of the day."""


def show_list(shell: Shell, _intent: Intent) -> None:
    """All shelves."""
    _clear_table(shell)
    room_of(shell).solving = None
    shell.show("puzzles")
    shell.page.focus("title")


def take_daily(shell: Shell, _intent: Intent) -> None:
    """The puzzle of the day, by the calendar of this device."""
    puzzle = of_day(shell.page.today())
    _take(shell, puzzle, shelf_of(puzzle), day_of(shell))


def take_next(shell: Shell, intent: Intent) -> None:
    """The next puzzle of a shelf; when all are solved, the first one again."""
    ids = ids_on(intent.arg)
    room, here = room_of(shell), ""
    if room.solving is not None:
        here = room.solving.puzzle.id
    found = next_of(room.progress, ids, here) or next(iter(ids), "")
    if found:
        _take(shell, shipped()[found], intent.arg)


def practise(shell: Shell, _intent: Intent) -> None:
    """What was failed and comes back today, if it is still there."""
    waiting = due(room_of(shell).progress, day_of(shell))
    found = next((name for name in waiting if name in shipped()), "")
    if found:
        _take(shell, shipped()[found], PRACTICE)
    else:
        shell.pass_on("puzzles.show")


def go_on(shell: Shell, intent: Intent) -> None:
    """The next one from where this one was taken."""
    room = room_of(shell)
    solving = room.solving
    if solving is None or not solving.shelf:
        show_list(shell, intent)
    elif solving.shelf == PRACTICE:
        practise(shell, intent)
    elif solving.shelf == OWN:
        ids = [*room.own]
        at = ids.index(solving.puzzle.id) + 1
        _take(shell, room.own[ids[at % len(ids)]], OWN)
    else:
        shell.pass_on("puzzles.next", solving.shelf)


def open_link(shell: Shell, intent: Intent) -> None:
    """A link: of the day, of a puzzle that is shipped, or with a puzzle in it."""
    text = intent.arg.removeprefix(ROUTE)
    if text == DAY:
        take_daily(shell, intent)
    elif text in shipped():
        _take(shell, shipped()[text], shelf_of(shipped()[text]))
    else:
        _read(shell, text)


def open_typed(shell: Shell, intent: Intent) -> None:
    """A puzzle as text, or a link to one."""
    room_of(shell).typed = intent.value
    _read(shell, intent.value.strip().rpartition(f"#{ROUTE}")[2])


def open_file(shell: Shell, intent: Intent) -> None:
    """Puzzles that somebody wrote: the first is taken, the others follow."""
    try:
        found = read_puzzles(intent.value)
    except PuzzleError as error:
        _refuse(shell, str(error))
        return
    room = room_of(shell)
    room.own = {puzzle.id: puzzle for puzzle in found}
    if found:
        _take(shell, found[0], OWN)
    else:
        _refuse(shell, "no puzzle")


def _read(shell: Shell, text: str) -> None:
    try:
        puzzle = read_puzzle(text)
    except PuzzleError as error:
        _refuse(shell, str(error))
        return
    room_of(shell).own = {puzzle.id: puzzle}
    _take(shell, puzzle, "")


def _refuse(shell: Shell, why: str) -> None:
    _clear_table(shell)
    room = room_of(shell)
    room.solving = None
    room.problem = why
    shell.show("puzzles")
    shell.page.say(shell.words("puzzles.unreadable"))


def _take(shell: Shell, puzzle: Puzzle, shelf: str, day: int = 0) -> None:
    """Lay a puzzle on the table; one that somebody wrote may be unsound."""
    try:
        solving = solving_of(puzzle, shelf, day, shell.page.entropy())
    except (SyError, ParameterFault) as error:
        _refuse(shell, str(error))
        return
    _clear_table(shell)
    shell.leave()
    room = room_of(shell)
    room.solving = solving
    shell.session = solving.board
    shell.screen = "puzzle"
    shell.page.go(ROUTE + _named(puzzle, day))
    solving.board.on_trial = lambda made: moved(shell, solving, made)
    _look(shell, solving)
    shell.page.focus("title")
    shell.page.say(question(shell.words, puzzle))


def _look(shell: Shell, solving: Solving) -> None:
    """Where the reader can go, or where he was last seen; there fingers have room."""
    around = around_him(solving.puzzle)
    if around:
        shell.page.look_at(around, targets=around[:1])
    else:
        look_at_action(shell.page, solving.board)


def _named(puzzle: Puzzle, day: int) -> str:
    if day:
        return DAY
    return puzzle.id if puzzle.id in shipped() else puzzle_text(puzzle)


def _clear_table(shell: Shell) -> None:
    if shell.session is not None and not isinstance(shell.session, Board):
        release(shell, shell.session)
    shell.session = None
    shell.replay = None


def take_again(shell: Shell, _intent: Intent) -> None:
    """The same puzzle from its beginning."""
    solving = room_of(shell).solving
    if solving is not None:
        _take(shell, solving.puzzle, solving.shelf, solving.day)
