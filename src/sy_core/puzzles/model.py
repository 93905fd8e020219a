"""A puzzle as a value: a position, what is asked, and what each answer leads to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sy_core.terms import MISTER_X, SPECTATOR, Seat

ANY: Final = "any"
"""Stands for all answers that no other line names."""


class Kind(StrEnum):
    """What is asked."""

    CATCH = "catch"
    """A pursuer's ride after which he is caught within *depth* rounds by force."""
    ESCAPE = "escape"
    """Mister X's only turn after which they cannot force a catch in *depth* rounds."""
    WHERE = "where"
    """All stations where Mister X can be."""
    DARK = "dark"
    """Mister X's turn that leaves the most stations possible."""


class Ending(StrEnum):
    """How a line ends: what the page puts into words."""

    CAUGHT = "caught"
    """The last move of the line catches him; it says who and where."""
    BLOCKED = "blocked"
    """Mister X has no ride left."""
    RAN_IN = "ran-in"
    """Mister X himself has gone onto a detective's station (dice game)."""
    FREE = "free"
    """He is on this station, and nobody gets there in time."""
    MANY = "many"
    """He can be on each of these stations, and not all of them can be reached."""
    COUNT = "count"
    """After this turn he can be on so many stations."""
    THERE = "there"
    """The rides of the line lead to this station: he can be there."""
    NO_WAY = "no-way"
    """No ride that fits the log leads there."""
    MET = "met"
    """The rides of the line would lead there, but a pursuer stands or was there."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one or several answers lead to."""

    answers: tuple[str, ...]
    """Moves in shorthand (docs/sharing.md), or stations; ``any``: all that are left."""
    moves: tuple[str, ...]
    """What follows the answer, in shorthand; in ``where`` his way to a station."""
    ending: Ending
    numbers: tuple[int, ...] = ()
    """The stations, or the count, of the ending."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle; everything about it is text, so that a page can show it at once."""

    id: str
    kind: Kind
    depth: int
    """Within how many rounds; 0 where rounds play no part."""
    grade: int
    """1 (easy) to 5 (hard)."""
    position: str
    """Position text; where Mister X is, is only in it if the solver may know."""
    task: str
    """What the solver has to do, for :mod:`sy_core.tasks`."""
    lines: tuple[Line, ...]
    """The right answer's first."""

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self.position.split("_")[1]

    @property
    def seat(self) -> Seat:
        """Through whose eyes the solver looks."""
        flees = self.kind in (Kind.ESCAPE, Kind.DARK)
        return MISTER_X if flees else SPECTATOR

    def line_for(self, answer: str) -> Line | None:
        """What explains an answer, a move in shorthand or a station."""
        named = (line for line in self.lines if answer in line.answers)
        rest = (line for line in self.lines if ANY in line.answers)
        return next(named, next(rest, None))
