"""A game as the published search imagines it, light enough for many playouts.

Beside the position it keeps the stations where the seekers may take Mister X to be:
the authors' playouts ask for them. Nothing here is the rules. Pursuers move in the
order of their pawns, who is jammed does not move, and nobody appears unasked (R27).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sy_core.ai.classic.net import net_of
from sy_core.ai.net import ALL_PAID, ANY_LINE, Net, rides_apart
from sy_core.classic.advance import is_shown_at_once
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import Phase
from sy_core.coding import BLACK, LEG, STAY, TICKETS, Code

FLED: Final = -1
"""As the one whose turn it is: Mister X. As a catcher: nobody."""


@cache
def distances(net: Net) -> tuple[bytes, ...]:
    """For each station the rides to every other by any paid line."""
    return tuple(rides_apart(net, ALL_PAID, s) for s in range(len(net.ends[0])))


class Flight:
    """A game that is played on in place; :meth:`copy` branches it."""

    __slots__ = (
        *("table", "net", "apart", "codes", "purse_of"),
        *("x", "places", "taken", "purses", "held", "black", "doubles"),
        *("round", "entries", "turn", "suspects", "over", "escaped", "catcher"),
    )

    def __init__(self, sim: Simulator, suspects: Sequence[int]) -> None:
        self.table = sim.table
        self.net = net_of(sim.table.edition.board)
        self.apart = distances(self.net)
        self.codes = sim.codes
        self.purse_of = sim.table.purse_of
        self.x = sim.x
        self.places = sim.pursuers[:]
        self.taken = sim.taken[:]
        self.purses = [purse[:] for purse in sim.purses]
        self.held = sim.held[:]
        self.black, self.doubles = sim.black, sim.doubles
        self.round, self.entries = sim.round, sim.entries
        self.turn = FLED
        if sim.phase is Phase.PURSUIT:
            self.turn = (sim.rides[0] >> LEG) - 1
        self.suspects = suspects
        self.over = self.escaped = False
        self.catcher = FLED

    def copy(self) -> Flight:
        """An independent copy."""
        twin = Flight.__new__(Flight)
        twin.table, twin.net, twin.apart = self.table, self.net, self.apart
        twin.codes, twin.purse_of = self.codes, self.purse_of
        twin.x, twin.black, twin.doubles = self.x, self.black, self.doubles
        twin.places, twin.taken = self.places[:], self.taken[:]
        twin.purses = [purse[:] for purse in self.purses]
        twin.held = self.held[:]
        twin.round, twin.entries, twin.turn = self.round, self.entries, self.turn
        twin.suspects = self.suspects  # replaced as a whole, never changed
        twin.over, twin.escaped, twin.catcher = self.over, self.escaped, self.catcher
        return twin

    def moves(self) -> list[Code]:
        """What the one on turn may do, doubles aside."""
        if self.turn == FLED:
            return self.legs_from(self.x, self.black) or [STAY]
        return self._rides_of(self.turn)

    def legs_from(self, station: int, black: int) -> list[Code]:
        """Mister X's rides; what his supply lacks is not asked here."""
        taken = self.taken
        fare = ANY_LINE if black else ALL_PAID
        return [leg for leg in self.codes[station][fare] if not taken[leg & 255]]

    def _rides_of(self, index: int) -> list[Code]:
        taken = self.taken
        base = index + 1 << LEG
        rides = self.codes[self.places[index]][self._fare(index)]
        return [base | ride for ride in rides if not taken[ride & 255]]

    def _fare(self, index: int) -> int:
        purse = self.purse_of[index]
        return ALL_PAID if purse is None else self.held[purse]

    def play(self, code: Code) -> None:
        """Make a move of the one on turn, and go on to who can move next."""
        if self.turn == FLED:
            self._flee(code)
            self.turn = 0
        else:
            self._pursue(code)
            self.turn += 1
        last = len(self.places)
        while not self.over and self.turn < last and not self._rides_of(self.turn):
            self.turn += 1
        if self.turn == last and not self.over:
            self._end_round()

    def _flee(self, code: Code) -> None:
        if code == STAY:
            self.entries += 1
        legs = 0
        while code:
            kind = code >> 8 & 3
            self.x = code & 255
            self.black -= kind == BLACK
            self.entries += 1
            legs += 1
            shown = is_shown_at_once(self.table, self.entries, TICKETS[kind])
            self.suspects = [self.x] if shown else self.after_ticket(kind)
            code >>= LEG
        self.doubles -= max(legs - 1, 0)

    def after_ticket(self, kind: int) -> list[int]:
        """Where he may be after a ride with a ticket of that kind."""
        ends, taken = self.net.ends[1 << kind], self.taken
        found: list[int] = []
        known = taken[:]
        for here in self.suspects:
            if not taken[here]:
                for to in ends[here]:
                    if not known[to]:
                        known[to] = 1
                        found.append(to)
        return found

    def _pursue(self, code: Code) -> None:
        index, to = self.turn, code & 255
        self.taken[self.places[index]] = 0
        self.taken[to] = 1
        self.places[index] = to
        purse = self.purse_of[index]
        if purse is not None:
            kind = code >> 8 & 3
            self.purses[purse][kind] -= 1
            if not self.purses[purse][kind]:
                self.held[purse] &= ~(1 << kind)
        if to == self.x:
            self.over = True
            self.catcher = index

    def _end_round(self) -> None:
        rules = self.table.rules
        if self.round >= rules.rounds or self._are_stranded():
            self.over = self.escaped = True
            return
        self.round += 1
        self.turn = FLED
        if not rules.blocked_stays and not self.legs_from(self.x, self.black):
            self.over = True

    def _are_stranded(self) -> bool:
        return not any(
            self.codes[self.places[index]][self._fare(index)]
            for index in range(self.table.detectives)
        )
