"""How a game ends: who won and for which reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sy_core.terms import Side


class EndReason(StrEnum):
    """Every way in which a game of either kind can end."""

    CAUGHT = "caught"
    """A pursuer entered Mister X's station."""
    BLOCKED = "blocked"
    """Mister X had no legal move at the start of his turn (R7)."""
    RAN_INTO_DETECTIVE = "ran_into_detective"
    """Dice game: Mister X ended a move on a detective's space (R39)."""
    ESCAPED = "escaped"
    """The last round (or the last space of the tableau) passed uncaught."""
    STRANDED = "stranded"
    """No detective owns a ticket that fits its station (R3, R4)."""

    @property
    def winner(self) -> Side:
        """The side that this reason makes the winner."""
        if self in (EndReason.ESCAPED, EndReason.STRANDED):
            return Side.MISTER_X
        return Side.DETECTIVES


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game."""

    reason: EndReason

    @property
    def winner(self) -> Side:
        """The side that won."""
        return self.reason.winner
