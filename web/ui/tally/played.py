"""One finished game in a line: what statistics count, and nothing else.

No name of a player, no way of Mister X, no move. All of it is public once a game has
ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sy_core.outcome import EndReason
from sy_core.terms import Level, Side
from ui.table.seating import AWAY, HUMAN

SIGNS: Final = MappingProxyType(
    {
        HUMAN: "h",
        AWAY: "a",
        Level.CONSTABLE: "c",
        Level.INSPECTOR: "i",
        Level.MASTERMIND: "m",
    }
)
"""Who sits on a chair: a person here, a person elsewhere, a computer."""
LEVELS: Final = MappingProxyType({SIGNS[level]: str(level) for level in Level})
X: Final = Side.MISTER_X.value
DETECTIVES: Final = Side.DETECTIVES.value
BOTH: Final = "both"
"""As a side: people of this device sit on both."""
PEOPLE: Final = "people"
MIXED: Final = "mixed"
"""As an opponent: computers of several levels, or computers and people."""
HERE: Final = SIGNS[HUMAN]
WINNERS: Final = MappingProxyType({e.value: e.winner.value for e in EndReason})
"""By the reason for which a game ended; plain texts, for there are many games."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended on this device, with somebody of this device in it."""

    id: str
    date: int
    """When it was counted, in milliseconds since 1970."""
    game: str
    edition: str
    players: int
    drivers: str
    """A sign for each chair, Mister X's first."""
    reason: str
    """Why it ended: a value of ``EndReason``."""
    round: int
    station: int
    """Where Mister X stood at the end; 0: that was not told."""
    doubles: int
    black: int
    """Double moves and black tickets that he used."""

    @property
    def side(self) -> str:
        """The side on which people of this device sat, or :data:`BOTH`."""
        if HERE not in self.drivers[1:]:
            return X
        return BOTH if self.drivers[0] == HERE else DETECTIVES

    @property
    def winner(self) -> str:
        """The side that won."""
        return WINNERS[self.reason]

    @property
    def won(self) -> bool | None:
        """Whether people of this device won; None: they sat on both sides."""
        side = self.side
        return None if side == BOTH else side == self.winner

    @property
    def caught(self) -> bool:
        """Whether Mister X did not get away."""
        return self.winner == DETECTIVES

    @property
    def opponent(self) -> str:
        """Whom one played against: a level, people, or some of each."""
        side = self.side
        if side == BOTH:
            return PEOPLE
        others = {*(self.drivers[1:] if side == X else self.drivers[:1])}
        levels = {LEVELS[sign] for sign in others if sign in LEVELS}
        if not levels:
            return PEOPLE
        return levels.pop() if len(others) == 1 else MIXED


def signs_of(drivers: Sequence[str]) -> str:
    """The signs of who sat where; whoever is unknown was a person elsewhere."""
    return "".join(SIGNS.get(driver, SIGNS[AWAY]) for driver in drivers)
