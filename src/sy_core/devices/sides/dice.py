"""Which links of both chains are known, and which of them makes the next roll.

The table's links are used one after another, one for each roll. Of Mister X's, those
that he gave for one pursuit and that were not needed are never used: the table knows
them already, and would know a roll before its time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sy_core.devices.chains import LENGTH, Dice, between
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import Release
from sy_core.terms import Side


@dataclass(frozen=True, slots=True)
class Links:
    """What both sides know of one chain."""

    last: bytes
    """The last link that is known; at first the anchor."""
    count: int = 0
    """How many are known after the anchor."""
    ready: tuple[bytes, ...] = ()
    """Those that will make the next rolls."""


@dataclass(frozen=True, slots=True)
class DiceBox:
    """Both chains, as far as they are known."""

    game_id: bytes
    x: Links
    table: Links
    rolls: int = 0

    @property
    def is_asked(self) -> bool:
        """Whether the table has shown its link first, and waits for Mister X's."""
        return bool(self.table.ready) and not self.x.ready

    def taken(self, side: Side, release: Release) -> DiceBox:
        """More links are known; a LetterError if they are not of this chain."""
        links = self.x if side is Side.MISTER_X else self.table
        count = links.count + release.count
        # Who has seen the other's link must not choose which of his own it meets.
        chosen = side is Side.MISTER_X and self.is_asked and release.count > 1
        found = between(self.game_id, side, links.last, release.link, release.count)
        if found is None or chosen or count > LENGTH:
            raise LetterError(LetterFault.LINK)
        if side is Side.MISTER_X:
            return replace(self, x=Links(release.link, count, found))
        ready = (*links.ready, *found)
        return replace(self, table=Links(release.link, count, ready))

    def next_roll(self) -> tuple[Dice, DiceBox]:
        """The dice for the next roll, and what is left; a LetterError without links."""
        if not (self.x.ready and self.table.ready):
            raise LetterError(LetterFault.LINK)
        x_link, *x_left = self.x.ready
        table_link, *table_left = self.table.ready
        rolls = self.rolls + 1
        dice = Dice(self.game_id, rolls, x_link, table_link)
        return dice, replace(
            self,
            x=replace(self.x, ready=tuple(x_left)),
            table=replace(self.table, ready=tuple(table_left)),
            rolls=rolls,
        )
