"""The clock at the table: what it counts, and how much is left of that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ui.page import Action

TALK: Final = "talk"
TURN: Final = "turn"


@dataclass(slots=True)
class Clock:
    """One clock for one game; it counts one thing at a time."""

    game: str
    key: str = ""
    """What is counted: ``turn`` and the number of the move, ``talk`` and the round."""
    left: int = 0
    """Milliseconds of that."""
    looked: int = 0
    """When it was last looked at."""
    runs: bool = False
    warned: bool = False
    up: bool = False
    """Whether it was said that the time is up."""
    talked: int = 0
    """The round in which the time to talk has run out."""
    made: int = 0
    """How many moves in a row it has made itself."""
    moves: int = 0
    """After how many moves that was."""
    off: Action | None = None
    """Calls off its next tick."""

    @property
    def kind(self) -> str:
        """``turn``, ``talk``, or nothing before it has counted anything."""
        return self.key.partition(" ")[0]

    def count(self, key: str, milliseconds: int) -> None:
        """Begin with something else."""
        self.key, self.left = key, milliseconds
        self.warned = self.up = False
