"""The quick judgement of Mister X's turns from one position."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from sy_core.ai.classic.escape import Escape, rides_from
from sy_core.ai.classic.prospect import Prospect
from sy_core.ai.classic.taste import Taste
from sy_core.ai.net import ANY_LINE, TAXI
from sy_core.classic.advance import is_shown_at_once
from sy_core.coding import BLACK, LEG, Code
from sy_core.terms import Ticket

FIRST_LEGS: Final = 5
SECOND_LEGS: Final = 4
RISKY: Final = 0.1


class Judged(NamedTuple):
    """A turn and what speaks for it at first sight."""

    turn: Code
    risk: float
    cost: float
    """What its rare tickets are worth."""
    value: float


class Turns:
    """His turns from a station, judged when they are asked for."""

    def __init__(self, prospect: Prospect, x: int, taste: Taste) -> None:
        self.prospect, self._taste = prospect, taste
        self._rides = rides_from(prospect.escape, x, prospect.escape.black)

    @cached_property
    def singles(self) -> list[Judged]:
        """Rides, but for those that waste a ticket."""
        rides = self._rides
        escape = self.prospect.escape
        if escape.black and black_hides_nothing(escape):
            rides = [ride for ride in rides if ride >> 8 != BLACK] or rides
        return self._judged(rides)

    @cached_property
    def doubles(self) -> list[Judged]:
        """Those doubles that are worth a thought."""
        return self._judged(doubles_of(self.prospect, self._rides))

    @cached_property
    def is_risky(self) -> bool:
        """Whether every single ride is."""
        return min([judged.risk for judged in self.singles], default=0.0) > RISKY

    def _judged(self, turns: list[Code]) -> list[Judged]:
        prospect, taste, found = self.prospect, self._taste, []
        for turn in turns:
            risk = prospect.risk(turn, taste.even)
            cost = prospect.price(turn, taste)
            value = (1.0 - risk) * prospect.freedom(turn, taste) - cost
            found.append(Judged(turn, risk, cost, value))
        return found


def black_hides_nothing(escape: Escape) -> bool:
    """Whether a black ticket would be wasted (Nijssen and Winands: move filtering)."""
    table, entry = escape.table, escape.entries + 1
    if entry < min(table.marked) or is_shown_at_once(table, entry, Ticket.BLACK):
        return True
    ends = escape.net.ends
    return all(ends[ANY_LINE][s] == ends[TAXI][s] for s in escape.belief)


def doubles_of(prospect: Prospect, rides: list[Code]) -> list[Code]:
    """Doubles worth a thought: from a few first legs to where the grip is loosest."""
    escape, missed = prospect.escape, prospect.missed
    if not escape.doubles:
        return []
    firsts = sorted(rides, key=lambda ride: (ride >> 8 == BLACK, -missed(ride & 255)))
    found = []
    for first in firsts[:FIRST_LEGS]:
        black = escape.black - (first >> 8 == BLACK)
        seconds = rides_from(escape, first & 255, black)
        seconds.sort(key=lambda ride: -missed(ride & 255))
        found += [first | second << LEG for second in seconds[:SECOND_LEGS]]
    return found
