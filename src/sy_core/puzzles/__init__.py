"""Puzzles: a question, its proven answer, a line for every other (docs/puzzles.md).

>>> from sy_core.puzzles import read_puzzle
>>> puzzle = read_puzzle(
...     "PA~~g1-1~~catch-1~~1"
...     "~~A_1983_players-4_at-29.94.47_log-o.o.U46_moved-D1.D2_go-pursuit"
...     "~~goal-move.D3T46~~D3T46~caught~~any~free-46"
... )
>>> puzzle.kind, puzzle.depth, puzzle.line_for("D3T34").ending
(<Kind.CATCH: 'catch'>, 1, <Ending.FREE: 'free'>)
"""

from sy_core.puzzles.check import answers_to, move_sign, opened
from sy_core.puzzles.daily import puzzle_of
from sy_core.puzzles.model import ANY, Ending, Kind, Line, Puzzle
from sy_core.puzzles.text import (
    PuzzleError,
    PuzzleFault,
    puzzle_text,
    read_puzzle,
    read_puzzles,
    write_puzzles,
)

__all__ = [
    "ANY",
    "Ending",
    "Kind",
    "Line",
    "Puzzle",
    "PuzzleError",
    "PuzzleFault",
    "answers_to",
    "move_sign",
    "opened",
    "puzzle_of",
    "puzzle_text",
    "read_puzzle",
    "read_puzzles",
    "write_puzzles",
]
