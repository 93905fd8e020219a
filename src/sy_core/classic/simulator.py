"""The same game for search: a mutable simulator on coded moves.

It reads the same tables as the rules and is proven equal to them move by move
(tests/properties). Where the rules build a new frozen state with every move, this
one changes in place.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from sy_core.classic.codes import APPEAR, HIDE, rides_of
from sy_core.classic.editions.model import Log, Order
from sy_core.classic.state import GameState, Phase
from sy_core.coding import BLACK, LEG, STAY, Code
from sy_core.outcome import EndReason

if TYPE_CHECKING:
    from random import Random


class Simulator:
    """A game that is played on in place; :meth:`copy` branches it."""

    __slots__ = (
        *("table", "codes", "x", "pursuers", "taken", "purses", "held", "supply"),
        *("black", "doubles", "appearances", "round", "entries", "in_sight"),
        *("is_open",),
        *("phase", "turn", "unmoved", "rides", "reason"),
    )

    def __init__(self, state: GameState) -> None:
        table = state.table
        self.table = table
        self.codes = rides_of(table.edition.board)
        self.x: int = state.x_station
        self.pursuers: list[int] = list(state.pursuers)
        self.taken = bytearray(len(self.codes))
        for station in self.pursuers:
            self.taken[station] = 1
        self.purses = [list(purse) for purse in state.purses]
        self.held = [_held(purse) for purse in self.purses]
        self.supply = list(state.supply)
        self.black = state.black
        self.doubles = state.doubles
        self.appearances = state.appearances
        self.round = state.round
        self.entries = len(state.trail)
        self.is_open = table.edition.log is Log.OPEN
        self.in_sight = state.trail[-1].shown if state.trail else self.is_open
        self.phase = state.phase
        self.turn = state.turn
        self.unmoved = [i for i, moved in enumerate(state.moved) if not moved]
        self.reason = state.outcome.reason if state.outcome else None
        self.rides: list[Code] = []
        self._list_rides()

    def copy(self) -> Simulator:
        """An independent copy."""
        twin = Simulator.__new__(Simulator)
        for name in (
            "table",
            "codes",
            "is_open",
            "x",
            "black",
            "doubles",
            "appearances",
        ):
            setattr(twin, name, getattr(self, name))
        for name in ("round", "entries", "in_sight", "phase", "turn", "reason"):
            setattr(twin, name, getattr(self, name))
        twin.pursuers = self.pursuers[:]
        twin.taken = self.taken[:]
        twin.purses = [purse[:] for purse in self.purses]
        twin.held = self.held[:]
        twin.supply = self.supply[:]
        twin.unmoved = self.unmoved[:]
        twin.rides = self.rides[:]
        return twin

    def put_x(self, station: int) -> None:
        """Have Mister X stand elsewhere, as if he had come there."""
        self.x = station
        self._list_rides()

    def legal(self) -> list[Code]:
        """All legal moves; *rides* alone are those without doubles."""
        if self.phase is Phase.MISTER_X:
            if not self.rides:
                return [STAY]
            return self.rides + self._doubles() if self.doubles else self.rides
        if self.phase is Phase.APPEARANCE:
            return [HIDE, *self._appearances()]
        return self.rides

    def play(self, code: Code) -> None:
        """Make a move that is known to be legal."""
        if self.phase is Phase.PURSUIT:
            self._play_pursuer(code)
        elif self.phase is Phase.MISTER_X:
            self._play_turn(code)
        else:
            if code != HIDE:
                self._take_tickets(code)
            self._open_pursuit()

    def play_out(self, rng: Random) -> int:
        """Random moves to the end; how many there were."""
        chance = rng.random
        count = 0
        while self.reason is None:
            moves = self.legal()
            self.play(moves[int(chance() * len(moves))])
            count += 1
        return count

    def _fare(self, black: int, supply: list[int]) -> int:
        """The tickets Mister X may show, a bit each (R5, R6)."""
        held = _held(supply) if self.table.rules.strict_supply else 7
        return held | 1 << BLACK if black else held

    def _legs(self, station: int, fare: int) -> list[Code]:
        taken = self.taken
        return [leg for leg in self.codes[station][fare] if not taken[leg & 255]]

    def _doubles(self) -> list[Code]:
        found: list[Code] = []
        runs: list[Code] = self.rides
        extra = min(self.doubles, self.table.rules.doubles_per_turn)
        for number in range(1, extra + 1):
            runs = [
                run | leg << LEG * number
                for run in runs
                for leg in self._legs(
                    run >> LEG * (number - 1) & 255, self._fare_after(run)
                )
            ]
            found += runs
        return found

    def _fare_after(self, run: Code) -> int:
        black, supply = self.black, self.supply[:]
        while run:
            kind = run >> 8 & 3
            if kind == BLACK:
                black -= 1
            else:
                supply[kind] -= 1
            run >>= LEG
        return self._fare(black, supply)

    def _appearances(self) -> list[Code]:
        """R27: of each detective one ticket or none."""
        owned = [
            [0, *(kind + 1 << 2 * n for kind in range(3) if held >> kind & 1)]
            for n, held in enumerate(self.held)
        ]
        return [APPEAR | sum(choice) for choice in product(*owned)]

    def _play_turn(self, code: Code) -> None:
        table = self.table
        free = table.edition.allotment is None
        legs = 0
        kind = STAY
        while code:
            kind = code >> 8 & 3
            self.x = code & 255
            if kind == BLACK:
                self.black -= 1
            elif not free:
                self.supply[kind] -= 1
            legs += 1
            code >>= LEG
        self.doubles -= max(legs - 1, 0)
        self.entries += max(legs, 1)
        marked = self.entries in table.marked
        self.in_sight = not marked and kind != BLACK if self.is_open else marked
        if self.appearances < table.rules.appearances and not self.in_sight:
            self.phase = Phase.APPEARANCE
            self.rides = []
        else:
            self._open_pursuit()

    def _take_tickets(self, code: Code) -> None:
        for n in range(self.table.detectives):
            kind = (code >> 2 * n & 3) - 1
            if kind >= 0:
                self._pay(n, kind)
        self.appearances += 1
        self.in_sight = True

    def _pay(self, purse: int, kind: int) -> None:
        left = self.purses[purse]
        left[kind] -= 1
        if not left[kind]:
            self.held[purse] &= ~(1 << kind)
        self.supply[kind] += 1

    def _open_pursuit(self) -> None:
        self.phase = Phase.PURSUIT
        self.turn = 0
        self.unmoved = list(range(len(self.pursuers)))
        self._go_on()

    def _play_pursuer(self, code: Code) -> None:
        index = (code >> LEG) - 1
        to = code & 255
        self.taken[self.pursuers[index]] = 0
        self.taken[to] = 1
        self.pursuers[index] = to
        self.unmoved.remove(index)
        purse = self.table.purse_of[index]
        if purse is not None:
            self._pay(purse, code >> 8 & 3)
        if to == self.x:
            self._end(EndReason.CAUGHT)
        else:
            self._go_on()

    def _go_on(self) -> None:
        table = self.table
        if table.rules.stranding_at_once and self.stranding_ends():
            self._end(EndReason.STRANDED)
            return
        self._list_rides()
        if table.edition.order is Order.CLOCKWISE:
            while not self.rides and self.turn < len(table.seats):
                self.turn += 1
                self._list_rides()
        if not self.rides:
            self._end_round()

    def _list_rides(self) -> None:
        """The rides that are open now, doubles aside."""
        if self.phase is Phase.PURSUIT:
            self._list_pursuers_rides()
        elif self.phase is Phase.MISTER_X:
            fare = self._fare(self.black, self.supply)
            self.rides = self._legs(self.x, fare)

    def _list_pursuers_rides(self) -> None:
        table, codes, taken = self.table, self.codes, self.taken
        clockwise = table.edition.order is Order.CLOCKWISE
        rides: list[Code] = []
        for index in self.unmoved:
            if clockwise:
                owner = table.owners[index]
                if self.turn != (len(table.seats) if owner is None else owner):
                    continue
            purse = table.purse_of[index]
            held = 7 if purse is None else self.held[purse]
            base = index + 1 << LEG
            rides += [
                base | ride
                for ride in codes[self.pursuers[index]][held]
                if not taken[ride & 255]
            ]
        self.rides = rides

    def _end_round(self) -> None:
        rules = self.table.rules
        if self.round == rules.rounds:
            self._end(EndReason.ESCAPED)
        elif self.stranding_ends():
            self._end(EndReason.STRANDED)
        else:
            self.round += 1
            self.phase = Phase.MISTER_X
            self.in_sight = self.in_sight or self.is_open
            self._list_rides()
            if not self.rides and not rules.blocked_stays:
                self._end(EndReason.BLOCKED)

    def stranding_ends(self) -> bool:
        """Whether detectives without tickets end the game now (R3, R4)."""
        table = self.table
        if table.rules.bobbies_prolong and table.crew.bobbies:
            return False
        for index in range(table.detectives):
            purse = table.purse_of[index]
            held = 7 if purse is None else self.held[purse]
            if self.codes[self.pursuers[index]][held]:
                return False
        return True

    def _end(self, reason: EndReason) -> None:
        self.reason = reason
        self.phase = Phase.OVER
        self.rides = []


def _held(counts: list[int]) -> int:
    """Kinds of which there is at least one, a bit each."""
    return (counts[0] > 0) | (counts[1] > 0) << 1 | (counts[2] > 0) << 2
