"""The puzzle that is being solved, what was answered, and how one has done so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sy_core.protocols import State
from sy_core.puzzles import Kind, Line, Puzzle
from ui.puzzles.progress import Progress
from ui.viewer.board import Board

OWN: Final = "own"
"""In the place of a shelf: puzzles that came from a file."""
PRACTICE: Final = "practice"
"""… and what was failed and comes back."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What an answer leads to, on the board and in words."""

    line: Line
    answer: str
    """A move in shorthand, or a station."""
    states: tuple[State, ...] = ()
    """From the puzzle's own to the end of the line; none where stations are marked."""


@dataclass(slots=True)
class Solving:
    """One puzzle on the board."""

    puzzle: Puzzle
    board: Board
    shelf: str
    """From which shelf it was taken: the next one stands there, too."""
    day: int = 0
    """The day whose puzzle it is, or 0."""
    shown: tuple[Shown, ...] = ()
    """What explains the answer that was given."""
    is_given_up: bool = False
    """Whether somebody asked for the solution."""


@dataclass(slots=True)
class Making:
    """A puzzle that somebody makes of a position."""

    position: str
    kind: Kind = Kind.WHERE
    rounds: int = 1
    found: Puzzle | None = None
    """The proven one."""
    is_refused: bool = False
    """Whether a proof was looked for, and there is none."""


@dataclass(slots=True)
class PuzzleRoom:
    """All that the puzzle mode remembers while the page is open."""

    progress: Progress
    solving: Solving | None = None
    own: dict[str, Puzzle] = field(default_factory=dict)
    """Puzzles that came from a file or a link, by id."""
    making: Making | None = None
    problem: str = ""
    """What is wrong with a text that was to be a puzzle, in English for its author."""
    typed: str = ""
    """That text, if somebody typed it."""
