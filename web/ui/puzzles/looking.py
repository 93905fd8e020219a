"""Which part of the map matters: before an answer, and after it."""

from __future__ import annotations

from sy_core.hindsight.outlook import chase_of
from sy_core.puzzles import Kind, Puzzle
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR
from ui.puzzles.rides import ends_of
from ui.puzzles.state import Solving


def around_him(puzzle: Puzzle) -> list[int]:
    """Where he was last seen, and all around there, if that is what is asked.

    Tiles are few enough to be seen all at once.
    """
    position = read_position(puzzle.position)
    view = position.view(SPECTATOR)
    seen = view.last_seen
    if puzzle.kind is not Kind.WHERE or not seen or position.game.id != "classic":
        return []
    around = chase_of(position.game).lines_of(view.table)[seen[1]]
    return [int(seen[1]), *map(int, sorted(around))]


def along_the_line(solving: Solving) -> list[int]:
    """All that an answer leads to; none: the whole board."""
    return ends_of(solving) if solving.board.game.id == "classic" else []
