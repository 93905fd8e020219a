"""The classic game as pursuers see it: who stands where, and where he can be.

The moves are the simulator's, which is proven equal to the rules. Mister X's station in
it means nothing; where he can be is a set, and what the pursuers get to see of a turn
parts that set (docs/puzzles.md, "What is proven").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from sy_core.classic.board import Board
from sy_core.classic.codes import rides_of
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import Phase
from sy_core.coding import BLACK, LEG, LEG_MASK, STAY, Code
from sy_core.outcome import EndReason

Places: TypeAlias = frozenset[int]
UNTOLD: Final = -1


class UnclearError(Exception):
    """Nothing is proven: too many positions, or a turn that is not looked into here."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """A position as the pursuers know it."""

    sim: Simulator
    places: Places
    """Where he can be; empty: he has been met wherever he could be."""

    @property
    def is_pursuit(self) -> bool:
        """Whether pursuers are to move; else it is Mister X, or all is over."""
        return self.sim.phase is Phase.PURSUIT

    @property
    def is_over(self) -> bool:
        """Whether he has got away for good."""
        return self.sim.reason is not None

    def key(self) -> tuple[object, ...]:
        """What tells it from others."""
        sim = self.sim
        return (
            tuple(sim.pursuers),
            tuple(sim.unmoved),
            tuple(map(tuple, sim.purses)),
            tuple(sim.supply) if sim.table.rules.strict_supply else (),
            (sim.black, sim.doubles, sim.entries, sim.turn, sim.phase),
            self.places,
        )

    def after_ride(self, code: Code) -> Hunt:
        """The same after a pursuer's ride: he is not where it leads."""
        rest = self.places - {code & 255}
        if not rest:
            return Hunt(self.sim, rest)
        for place in sorted(rest):
            twin = self.sim.copy()
            twin.x = place
            twin.play(code)
            if twin.reason is not EndReason.BLOCKED:
                return Hunt(twin, rest)
        # Wherever he can be, he is hemmed in (R7).
        return Hunt(self.sim, frozenset())

    def turns(self) -> Iterator[tuple[int, Code]]:
        """Every turn of Mister X, with the station that it leads from."""
        sim = self.sim.copy()
        if sim.table.rules.blocked_stays:
            raise UnclearError("he may stay")
        for place in sorted(self.places):
            sim.put_x(place)
            for code in sim.legal():
                if code != STAY:  # shut in: he has lost (R7)
                    yield place, code

    def after_turns(self, *, is_open: bool = False) -> Mapping[object, Told]:
        """By what is seen of a turn, all that may have happened.

        *is_open*: they see everything.
        """
        told: dict[object, dict[int, tuple[int, Code]]] = {}
        for place, code in self.turns():
            seen = (place, code) if is_open else self._seen(place, code)
            told.setdefault(seen, {}).setdefault(end_of(code), (place, code))
        return {seen: Told(self, ends) for seen, ends in told.items()}

    def _seen(self, place: int, code: Code) -> tuple[object, ...]:
        """What everybody sees of a turn (R13, R29)."""
        sim, legs = self.sim, legs_of(code)
        seen: list[object] = [place] if sim.is_open else []
        for number, leg in enumerate(legs, start=1):
            kind, marked = leg >> 8, sim.entries + number in sim.table.marked
            if not sim.is_open:
                seen.append((kind, leg & 255 if marked else UNTOLD))
            elif marked or kind == BLACK:
                seen.append(kind if kind == BLACK else UNTOLD)
            else:  # whatever came before it has been shown by now
                seen = [place, *legs[:number]]
        return tuple(seen)


@dataclass(frozen=True, slots=True)
class Told:
    """What the pursuers know after a turn of Mister X."""

    before: Hunt
    ends: Mapping[int, tuple[int, Code]]
    """Each station where he can be now, with a turn that leads there."""

    def hunt(self) -> Hunt:
        """The position in which they go on."""
        _, code = next(iter(self.ends.values()))
        twin = self.before.sim.copy()
        twin.play(code)
        if twin.phase is not Phase.PURSUIT:
            raise UnclearError("nobody can move, or he may appear")
        return Hunt(twin, frozenset(self.ends))


def legs_of(code: Code) -> list[Code]:
    """The rides of a turn."""
    legs = []
    while code:
        legs.append(code & LEG_MASK)
        code >>= LEG
    return legs


def end_of(code: Code) -> int:
    """The station where a turn ends."""
    return legs_of(code)[-1] & 255


def pawn_at(code: Code) -> int:
    """The index of the pursuer that a code moves."""
    return (code >> LEG) - 1


def reach_of(sim: Simulator, index: int) -> Places:
    """Where a pursuer gets with one ride, whoever stands there."""
    purse = sim.table.purse_of[index]
    held = 7 if purse is None else sim.held[purse]
    return _ends(sim.table.edition.board, sim.pursuers[index], held)


@cache
def _ends(board: Board, station: int, held: int) -> Places:
    return frozenset(ride & 255 for ride in rides_of(board)[station][held])


def can_cover(places: Iterable[int], reaches: Iterable[Places]) -> bool:
    """Whether each place could be visited by a pursuer of its own."""
    visitor: dict[int, int] = {}
    options = list(reaches)

    def finds(place: int, tried: set[int]) -> bool:
        for index, reach in enumerate(options):
            if place in reach and index not in tried:
                tried.add(index)
                if index not in visitor or finds(visitor[index], tried):
                    visitor[index] = place
                    return True
        return False

    return all(finds(place, set()) for place in places)
