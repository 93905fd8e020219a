"""The same dice game for search: a mutable simulator on coded moves.

It reads the same tables as the rules and is proven equal to them move by move
(tests/hunting). Where the rules build a new frozen state with every move, this one
changes in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.coding import BLACK, LEG, LEG_MASK, STAY, Code
from sy_core.hunting.codes import AGAIN, FACE, HELICOPTER, codes_of, rolls_of
from sy_core.hunting.dice import DIE, FACES
from sy_core.hunting.editions import RunIn
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.hunting.state import GameState, Phase
from sy_core.outcome import EndReason

if TYPE_CHECKING:
    from random import Random

THROWS: Final = tuple(1 << FACE * FACES.index(face) for face in DIE)
"""What each face of a die adds to the code of a roll."""

_VALUES: Final = (
    *("table", "codes", "x", "hand", "chips", "black", "doubles", "helicopters"),
    *("round", "entries", "in_sight", "phase", "reason"),
)
_LISTS: Final = ("pursuers", "taken", "played", "unmoved")


class Simulator:
    """A game that is played on in place; :meth:`copy` branches it."""

    __slots__ = (*_VALUES, *_LISTS)

    def __init__(self, state: GameState) -> None:
        self.table = state.table
        self.codes = codes_of(state.table)
        self.x: int = state.x_station if state.trail else 0
        self.pursuers: list[int] = list(state.pursuers)
        self.taken = bytearray(len(self.codes.rides))
        for space in self.pursuers:
            self.taken[space] = 1
        self.hand = sum(1 << n for n, face in enumerate(FACES) if face in state.hand)
        self.played = [state.played.count(face) for face in FACES[:BLACK]]
        self.chips = state.chips
        self.black = state.black
        self.doubles = state.doubles
        self.helicopters = state.helicopters
        self.round = state.round
        self.entries = len(state.trail)
        self.in_sight = bool(state.trail) and state.trail[-1].shown
        self.phase = state.phase
        self.reason = state.outcome.reason if state.outcome else None
        self.unmoved = [i for i in self._clockwise() if not state.moved[i]]

    def copy(self) -> Simulator:
        """An independent copy."""
        twin = Simulator.__new__(Simulator)
        for name in _VALUES:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @property
    def to_roll(self) -> int:
        """Dice that the detective on turn rolls."""
        return self.table.crew.dice - sum(self.played)

    def legal(self) -> list[Code]:
        """All legal moves; where dice are to be rolled, all rolls."""
        match self.phase:
            case Phase.PURSUIT:
                return self._chase()
            case Phase.MISTER_X:
                return self._turns()
            case Phase.ROLLING:
                return rolls_of(self.to_roll)[:]
            case Phase.PLACING:
                base = len(self.pursuers) + 1 << LEG
                return [base | s for s in self.table.layout.taxi_only if self._free(s)]
            case Phase.HIDING:
                return [s for s in self.table.layout.spaces if self._free(s)]
            case _:
                return []

    def play(self, code: Code) -> None:
        """Make a move that is known to be legal."""
        match self.phase:
            case Phase.ROLLING:
                self.hand = sum(1 << n for n in range(4) if code >> FACE * n & 7)
                self.phase = Phase.PURSUIT
            case Phase.PURSUIT:
                self._play_pursuer(code)
            case Phase.MISTER_X:
                self._play_turn(code)
            case Phase.PLACING:
                self.taken[code & 255] = 1
                self.pursuers.append(code & 255)
                if len(self.pursuers) == self.table.detectives:
                    self.phase = Phase.HIDING
            case _:
                self._enter(code)
                self._open_round()

    def roll(self, rng: Random) -> Code:
        """Throw the dice that are to be rolled now."""
        return sum(THROWS[int(rng.random() * 6)] for _ in range(self.to_roll))

    def play_out(self, rng: Random) -> int:
        """Random moves to the end, rolls included; how many there were."""
        count = 0
        while self.reason is None:
            if self.phase is Phase.ROLLING:
                self.play(self.roll(rng))
            else:
                moves = self.legal()
                self.play(moves[int(rng.random() * len(moves))])
            count += 1
        return count

    def _free(self, space: int) -> bool:
        return not self.taken[space]

    def _clockwise(self) -> list[int]:
        """The detectives from the start marker on; it is idle with one player."""
        count = len(self.pursuers)
        if self.round == 0:
            return []
        marker = self.round - 1 if len(self.table.seats) > 1 else 0
        return [(marker + step) % count for step in range(count)]

    def _chase(self) -> list[Code]:
        movers = self.unmoved if len(self.table.seats) == 1 else self.unmoved[:1]
        rides, taken, held = self.codes.rides, self.taken, self.hand & 7
        moves = [
            index + 1 << LEG | ride
            for index in movers
            for ride in rides[self.pursuers[index]][held]
            if not taken[ride & 255]
        ]
        if not moves:
            moves = [index + 1 << LEG for index in movers]
        if self.chips:
            moves.append(AGAIN)
        return moves

    def _legs(self, space: int, held: int, flying: int) -> list[Code]:
        taken = self.taken
        legs: list[Code] = [*self.codes.rides[space][held]]
        if self.table.rules.run_in is RunIn.FORBIDDEN:
            legs = [leg for leg in legs if not taken[leg & 255]]
        if flying:
            legs += [leg for leg in self.codes.flights[space] if not taken[leg & 255]]
        return legs

    def _turns(self) -> list[Code]:
        played = self.played
        dice = (played[0] > 0) | (played[1] > 0) << 1 | (played[2] > 0) << 2
        held = dice | 1 << BLACK if self.black else dice
        moves = self._legs(self.x, held, self.helicopters)
        if not self._is_bound(dice):
            moves.append(STAY)
        room = self.table.log_spaces - self.entries
        if self.doubles and room >= LEGS_OF_A_DOUBLE:
            moves += self._doubles(held)
        return moves

    def _is_bound(self, dice: int) -> bool:
        """Whether a die must be used (R39, R41)."""
        rides = self.codes.rides[self.x][dice]
        if self.table.rules.run_in is RunIn.LOSES:
            return bool(rides)
        return any(not self.taken[ride & 255] for ride in rides)

    def _doubles(self, held: int) -> list[Code]:
        rules = self.table.rules
        flying = self.helicopters if rules.helicopter_in_double else 0
        found: list[Code] = []
        for first in self._legs(self.x, held, flying):
            kind, left, flown = first >> 8, held, flying
            if kind == HELICOPTER:
                flown = 0
            elif kind == BLACK:
                if rules.one_black or self.black == 1:
                    left &= ~(1 << BLACK)
            elif self.played[kind] == 1:
                left &= ~(1 << kind)
            more = self._legs(first & 255, left, flown)
            found += [first | second << LEG for second in more]
        return found

    def _play_turn(self, code: Code) -> None:
        if code == STAY:
            self._enter(self.x)
        elif code >> LEG:
            self.doubles -= 1
        while code:
            kind = code >> 8 & 7
            self.black -= kind == BLACK
            self.helicopters -= kind == HELICOPTER
            self._enter(code & 255)
            if self.taken[self.x]:
                self._end(EndReason.RAN_INTO_DETECTIVE)
                return
            code >>= LEG
        self._open_round()

    def _enter(self, space: int) -> None:
        """Fill the next space of the tableau."""
        self.x = space
        self.entries += 1
        self.in_sight = self.entries in self.table.marked

    def _open_round(self) -> None:
        self.round += 1
        self.played = [0, 0, 0]
        self.unmoved = self._clockwise()
        self.phase = Phase.ROLLING

    def _play_pursuer(self, code: Code) -> None:
        self.hand = 0
        self.phase = Phase.ROLLING
        if code == AGAIN:
            self.chips -= 1
            return
        index, ride = (code >> LEG) - 1, code & LEG_MASK
        self.unmoved.remove(index)
        if ride:
            to = ride & 255
            self.taken[self.pursuers[index]] = 0
            self.taken[to] = 1
            self.pursuers[index] = to
            self.played[ride >> 8] += 1
            if to == self.x:
                self._end(EndReason.CAUGHT)
                return
        if not self.unmoved:
            self._end_pursuit()

    def _end_pursuit(self) -> None:
        if self.entries == self.table.log_spaces:
            self._end(EndReason.ESCAPED)
        else:
            self.phase = Phase.MISTER_X

    def _end(self, reason: EndReason) -> None:
        self.reason = reason
        self.phase = Phase.OVER
