"""What the puzzle mode remembers, and how it is kept."""

from __future__ import annotations

from datetime import date

from ui.page import StorageError
from ui.puzzles.kept import is_whole, read_progress, write_progress
from ui.puzzles.state import PuzzleRoom
from ui.saves.keys import PUZZLES, PUZZLES_ASIDE
from ui.shell import Shell


def room_of(shell: Shell) -> PuzzleRoom:
    """What the mode remembers; read when somebody first comes here."""
    if shell.puzzles is None:
        shell.puzzles = PuzzleRoom(read_progress(shell.store.read_text(PUZZLES)))
    return shell.puzzles


def day_of(shell: Shell) -> int:
    """Today as a number."""
    return date(*shell.page.today()).toordinal()


def keep(shell: Shell, room: PuzzleRoom) -> None:
    """Keep progress; what cannot be read of what was there is put aside first."""
    try:
        before = shell.store.read_text(PUZZLES)
        if before is not None and not is_whole(before):
            shell.store.write_text(PUZZLES_ASIDE, before)
        shell.store.write_text(PUZZLES, write_progress(room.progress))
    except StorageError as error:
        shell.tell(shell.words("store.full" if error.full else "store.cannot_save"))
