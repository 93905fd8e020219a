"""The pursuers as search sees them: places, tickets, rides to choose from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from sy_core.ai.bot import leads
from sy_core.ai.classic.net import net_of
from sy_core.ai.net import ALL_PAID, Net
from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.moves import Move, PawnRide
from sy_core.classic.state import Table
from sy_core.classic.view import PawnStatus, View
from sy_core.terms import Station

TICKET_PRICE: Final = 0.004
"""What a ticket is worth while there are as many of its kind as rounds to come."""
STRANDING: Final = 0.5
"""What it costs to stand where no ticket leads on, with rounds still to come."""
STAYS: Final = -1

_STILL_TO_MOVE: Final = frozenset(
    {PawnStatus.READY, PawnStatus.WAITING, PawnStatus.JAMMED}
)


class Option(NamedTuple):
    """Where a pursuer may go, with what it holds then and what that costs."""

    to: int
    held: int
    price: float
    kind: int
    """The ticket by its place in PAID_TICKETS; STAYS: none, it does not move."""


@dataclass(frozen=True, slots=True)
class Squad:
    """All pursuers within a round."""

    table: Table
    round: int
    places: tuple[int, ...]
    purses: tuple[tuple[int, ...], ...]
    waiting: frozenset[int]
    """The pursuers that are still to move, by index."""

    def held(self, index: int) -> int:
        """The tickets from which a pursuer pays, a bit each."""
        return held_bits(self.counts(index))

    def counts(self, index: int) -> tuple[int, ...] | None:
        """The purse from which a pursuer pays; None: it rides free."""
        purse = self.table.purse_of[index]
        return None if purse is None else self.purses[purse]

    @property
    def pieces(self) -> tuple[tuple[int, int], ...]:
        """Each pursuer's place and the tickets it holds."""
        return tuple((place, self.held(n)) for n, place in enumerate(self.places))

    def after(self, chosen: Sequence[Option]) -> Squad:
        """The pursuers at the start of the next pursuit, all having moved."""
        purses = [list(purse) for purse in self.purses]
        for index, option in enumerate(chosen):
            at = self.table.purse_of[index]
            if option.kind != STAYS and at is not None:
                purses[at][option.kind] = max(0, purses[at][option.kind] - 1)
        return Squad(
            self.table,
            self.round + 1,
            tuple(option.to for option in chosen),
            tuple(map(tuple, purses)),
            frozenset(range(len(chosen))),
        )


def squad_of(view: View) -> Squad:
    """The pursuers of a view."""
    waiting = (
        index for index, status in enumerate(view.statuses) if status in _STILL_TO_MOVE
    )
    purses = tuple(tuple(purse) for purse in view.purses)
    places = tuple(int(place) for place in view.pursuers)
    return Squad(view.table, view.round, places, purses, frozenset(waiting))


def menu_of(squad: Squad) -> tuple[tuple[Option, ...], ...]:
    """For every pursuer what it may still do in this round."""
    return tuple(options_of(squad, index) for index in range(len(squad.places)))


def options_of(squad: Squad, index: int) -> tuple[Option, ...]:
    """What a pursuer may do in this round: its rides, the cheapest to each station."""
    here, counts = squad.places[index], squad.counts(index)
    if index in squad.waiting:
        net, taken = net_of(squad.table.edition.board), squad.places
        left = squad.table.rules.rounds - squad.round
        rides = _rides(net, here, counts, left)
        options = tuple([option for option in rides if option.to not in taken])
        if options:
            return options
    return (Option(here, held_bits(counts), 0.0, STAYS),)


@lru_cache(maxsize=1 << 15)
def _rides(
    net: Net, here: int, counts: tuple[int, ...] | None, left_to_play: int
) -> tuple[Option, ...]:
    best: dict[int, Option] = {}
    held = held_bits(counts)
    for kind in range(len(PAID_TICKETS)):
        if held >> kind & 1:
            left = _held_after(counts, kind)
            fare = 0.0
            if counts is not None:  # the fewer for what is left, the dearer
                fare = TICKET_PRICE * left_to_play / counts[kind]
            for to in net.ends[1 << kind][here]:
                lost = left_to_play > 0 and not net.ends[left][to]
                price = fare + STRANDING if lost else fare
                if to not in best or price < best[to].price:
                    best[to] = Option(to, left, price, kind)
    return tuple(best.values())


@lru_cache(maxsize=1 << 12)
def held_bits(counts: tuple[int, ...] | None) -> int:
    """The kinds of which there is at least one, a bit each; None: riding free."""
    if counts is None:
        return ALL_PAID
    return sum(1 << n for n, count in enumerate(counts) if count > 0)


def _held_after(counts: tuple[int, ...] | None, kind: int) -> int:
    if counts is None:
        return ALL_PAID
    return held_bits(tuple(c - (n == kind) for n, c in enumerate(counts)))


def ride_of(table: Table, index: int, option: Option) -> PawnRide | None:
    """The move behind an option; None if it is to stay."""
    if option.kind == STAYS:
        return None
    to = Station(option.to)
    return PawnRide(table.pawns[index], PAID_TICKETS[option.kind], to)


def own_rides(view: View, legal: Collection[Move]) -> list[PawnRide]:
    """The legal rides that the view's seat may make; a spectator's are everybody's."""
    rides = [move for move in legal if isinstance(move, PawnRide)]
    mine = [ride for ride in rides if leads(view, ride.pawn)]
    return mine or rides
