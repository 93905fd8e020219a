"""What all the rivals' Misters X have in common: how a turn looks to him.

Each of them differs only in what a turn is worth in its eyes, about 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import takewhile
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.classic.escape import legs_of
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import held_bits
from sy_core.ai.net import ALL_PAID, ANY_LINE, Net, rides_apart
from sy_core.arena.rivals.sets import Stations, ends, ridden, set_of
from sy_core.classic.advance import is_shown_at_once
from sy_core.classic.codes import encode
from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Double, Hide, Move, Stay
from sy_core.classic.state import Phase
from sy_core.classic.view import View
from sy_core.coding import BLACK, TICKETS, Code

BLACK_PRICE: Final = 0.02
DOUBLE_PRICE: Final = 0.12
ENDGAME: Final = 4
"""Rounds before the end from which on rare tickets lose their worth."""
RISKY: Final = 0.1
FAR_AWAY: Final = 5
OUT_OF_REACH: Final = 3
"""So far from everybody a station is safe in his next turn, too."""
WAYS: Final = 4
"""More ways on than that make nobody safer."""


class Turn(NamedTuple):
    """A turn as he sees it."""

    move: Move
    legs: list[Code]
    end: int
    unknown: Stations
    """Where they can take him to be then."""
    danger: float
    """How likely one of them comes to him, if each goes where he may be."""


@dataclass(frozen=True)
class Hideout:
    """The board as he sees it who is to move."""

    view: View
    net: Net
    possible: Stations
    """Where they can take him to be."""

    @cached_property
    def helds(self) -> tuple[int, ...]:
        """Each pursuer's tickets, a bit each."""
        purses, paying = self.view.purses, self.view.table.purse_of
        return tuple(
            ALL_PAID if at is None else held_bits(tuple(purses[at])) for at in paying
        )

    @cached_property
    def pieces(self) -> tuple[tuple[int, int], ...]:
        """Each pursuer's tickets and place."""
        return tuple(zip(self.helds, map(int, self.view.pursuers), strict=True))

    @cached_property
    def apart(self) -> bytes:
        """For each station the rides of the nearest pursuer."""
        rows = [rides_apart(self.net, held, place) for held, place in self.pieces]
        return bytes(map(min, zip(*rows, strict=True)))

    @cached_property
    def taken(self) -> Stations:
        """Where pursuers stand."""
        return set_of(self.view.pursuers)

    @cached_property
    def entered(self) -> tuple[Stations, ...]:
        """For each pursuer what it can enter next."""
        return tuple(ends(self.net, *piece) & ~self.taken for piece in self.pieces)

    @cached_property
    def enterable(self) -> Stations:
        """What any pursuer can enter next."""
        return reduce(or_, self.entered)

    @cached_property
    def _after(self) -> dict[tuple[int, ...], Stations]:
        return {(): self.possible}

    def turn(self, move: Move) -> Turn:
        """How a turn looks."""
        legs = legs_of(encode(self.view.table, move))
        end = legs[-1] & 255
        number = len(self.view.trail) + len(legs)
        shown = is_shown_at_once(self.view.table, number, TICKETS[legs[-1] >> 8])
        kinds = tuple(leg >> 8 for leg in legs)
        unknown = 1 << end if shown else self._unknown_after(kinds)
        return Turn(move, legs, end, unknown, self._danger(end, unknown))

    def _danger(self, end: int, unknown: Stations) -> float:
        """They share the stations that they can enter, and miss none they need not."""
        if not self.enterable >> end & 1:
            return 0.0
        seekers = sum(entered & unknown > 0 for entered in self.entered)
        return min(1.0, seekers / (self.enterable & unknown).bit_count())

    def _unknown_after(self, kinds: tuple[int, ...]) -> Stations:
        """What tickets of these kinds leave possible; reveals on the way aside."""
        if kinds not in self._after:
            before = self._unknown_after(kinds[:-1])
            found = ridden(self.net, 1 << kinds[-1], before) & ~self.taken
            self._after[kinds] = found
        return self._after[kinds]

    @property
    def own(self) -> int:
        """The tickets with which he can go on, a bit each."""
        return ANY_LINE if self.view.black else ALL_PAID

    def caution(self, turn: Turn) -> float:
        """What all of them look to: nobody is near, and the way on is open."""
        distance = min(1.0, self.apart[turn.end] / FAR_AWAY)
        ways = self.net.ends[self.own][turn.end]
        safe = sum(self.apart[to] >= OUT_OF_REACH for to in ways)
        return distance / 2 + min(1.0, safe / WAYS) / 2

    def value(self, turn: Turn, worth: float) -> float:
        """What a turn comes to that is worth so much if he is not caught."""
        sound = (worth + self.caution(turn)) / 2
        return (1.0 - turn.danger) * sound - self.price(turn)

    def price(self, turn: Turn) -> float:
        """What the rare tickets of a turn would be worth later on."""
        left = self.view.table.rules.rounds - self.view.round
        black = sum(leg >> 8 == BLACK for leg in turn.legs)
        worth = BLACK_PRICE * black + DOUBLE_PRICE * (len(turn.legs) - 1)
        return worth * min(1.0, left / ENDGAME)


Worth: TypeAlias = Callable[[Hideout, Turn], float]
"""How a kind of Mister X thinks: what a turn is worth."""


def hideout_of(view: View) -> Hideout:
    """What his own view shows."""
    return Hideout(view, net_of(view.table.edition.board), set_of(deduce(view)))


def forced(view: View, legal: Collection[Move]) -> Move | None:
    """What he does without a thought: he never appears (R27), and stays if blocked."""
    if view.phase is Phase.APPEARANCE:
        return Hide()
    first = next(iter(legal))
    return first if isinstance(first, Stay) else None


def rated(
    hideout: Hideout, legal: Collection[Move], worth: Worth
) -> list[tuple[float, Turn]]:
    """His turns with their values; doubles only where every single ride is risky."""

    def values(moves: Iterable[Move]) -> list[tuple[float, Turn]]:
        return [
            (hideout.value(turn, worth(hideout, turn)), turn)
            for turn in map(hideout.turn, moves)
        ]

    found = values(takewhile(lambda move: not isinstance(move, Double), legal))
    if hideout.view.doubles and min(turn.danger for _, turn in found) > RISKY:
        found += values(move for move in legal if isinstance(move, Double))
    return found
