"""What the detectives among the rivals have in common: a look at the board, a ride.

Each of them differs only in what a ride costs in its eyes. Costs are counted in rides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import held_bits, own_rides
from sy_core.ai.net import ALL_PAID, Net, rides_apart
from sy_core.arena.rivals.sets import Stations, set_of
from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Move, PawnRide
from sy_core.classic.view import View

if TYPE_CHECKING:
    from random import Random

STRANDED: Final = 50.0
"""What it costs to ride where no ticket leads on."""
THRIFT: Final = 0.05
"""What a ticket costs of which there are as many as rounds to come."""
NOISE: Final = 1e-6


@dataclass(frozen=True)
class Chase:
    """The board as a pursuer sees it who is to move."""

    view: View
    net: Net
    suspects: list[int]
    """Where he may be, ascending."""
    rides: list[PawnRide]

    @cached_property
    def possible(self) -> Stations:
        """The suspects as a set."""
        return set_of(self.suspects)

    @property
    def left(self) -> int:
        """Rounds to come after this one."""
        return self.view.table.rules.rounds - self.view.round

    def index(self, ride: PawnRide) -> int:
        """Whose ride it is."""
        return self.view.table.pawns.index(ride.pawn)

    def counts(self, index: int) -> tuple[int, ...] | None:
        """What a pursuer pays from; None: it rides free."""
        purse = self.view.table.purse_of[index]
        return None if purse is None else tuple(self.view.purses[purse])

    def held(self, index: int) -> int:
        """The tickets of a pursuer, a bit each."""
        return held_bits(self.counts(index))

    def row(self, index: int) -> bytes:
        """How far each station is for a pursuer where it stands."""
        return rides_apart(self.net, self.held(index), self.view.pursuers[index])

    def held_after(self, ride: PawnRide) -> int:
        """What is left to pay with."""
        counts = self.counts(self.index(ride))
        if counts is None:
            return ALL_PAID
        kind = PAID_TICKETS.index(ride.ticket)
        return held_bits(tuple(c - (n == kind) for n, c in enumerate(counts)))

    def row_after(self, ride: PawnRide) -> bytes:
        """How far each station is after a ride."""
        return rides_apart(self.net, self.held_after(ride), ride.to)

    def fare(self, ride: PawnRide, thrift: float = THRIFT) -> float:
        """The fewer tickets of a kind are left, the dearer they are."""
        counts = self.counts(self.index(ride))
        if counts is None:
            return 0.0
        price = thrift * self.left / counts[PAID_TICKETS.index(ride.ticket)]
        stranded = self.left and not self.net.ends[self.held_after(ride)][ride.to]
        return price + STRANDED if stranded else price


Cost: TypeAlias = Callable[[PawnRide], float]
Style: TypeAlias = Callable[[Chase], Cost]
"""How a kind of detectives thinks: from the board to what a ride costs."""


def chase_of(view: View, legal: Collection[Move]) -> Chase:
    """What a view shows to the pursuers who are to move."""
    net = net_of(view.table.edition.board)
    return Chase(view, net, sorted(deduce(view)), own_rides(view, legal))


def ranked(style: Style, chase: Chase, rng: Random) -> list[PawnRide]:
    """All rides, the cheapest first; ties are left to chance."""
    cost = style(chase)

    def total(ride: PawnRide) -> float:
        return cost(ride) + chase.fare(ride) + NOISE * rng.random()

    return sorted(chase.rides, key=total)


def ridden_by(style: Style, chase: Chase, rng: Random) -> PawnRide:
    """The cheapest ride of somebody; whoever may catch him with it goes first.

    If he is not there, the others know more when their turn comes.
    """
    firsts = {ride.pawn: ride for ride in reversed(ranked(style, chase, rng))}
    return max(firsts.values(), key=lambda ride: chase.possible >> ride.to & 1)
