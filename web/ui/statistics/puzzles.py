"""What was done with puzzles, told beside what was played."""

from __future__ import annotations

from dataclasses import dataclass

from ui import later
from ui.puzzles.progress import Progress, best_streak
from ui.shell import Shell


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """What somebody has done with puzzles on this device."""

    solved: int
    tried: int
    best_streak: int = 0
    """Days in a row with the puzzle of the day solved."""


def puzzle_tally(shell: Shell) -> PuzzleTally | None:
    """What there is to tell; None: nothing yet."""
    progress: Progress = later.load(later.PUZZLES_ROOM).room_of(shell).progress
    if not progress.tried:
        return None
    return PuzzleTally(progress.solved, progress.tried, best_streak(progress))
