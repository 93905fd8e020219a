"""Which rides are open to whom: lines, occupied stations and tickets.

Every question here can be asked without knowing where Mister X really is, so
that :mod:`sy_core.classic.deduce` asks the very same ones of every station he might
be on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.editions.model import Order, Tickets
from sy_core.classic.moves import PawnRide, Ride
from sy_core.classic.state import GameState, Phase, Table
from sy_core.terms import Pawn, Station, Ticket


@dataclass(frozen=True, slots=True)
class Fugitive:
    """Mister X as he would stand after some rides: place and means."""

    table: Table
    station: Station
    black: int
    supply: Tickets
    occupied: frozenset[Station]

    def after(self, leg: Ride) -> Fugitive:
        """Mister X after one more ride."""
        black, supply = paid_by_x(self.table, self.black, self.supply, leg.ticket)
        return Fugitive(self.table, leg.to, black, supply, self.occupied)

    def affords(self, ticket: Ticket) -> bool:
        """Whether he may show *ticket* (R5, R6: normally never refused)."""
        if ticket is Ticket.BLACK:
            return self.black > 0
        return not self.table.rules.strict_supply or self.supply[_AT[ticket]] > 0

    def rides(self) -> Iterator[Ride]:
        """All his next rides."""
        lines = self.table.edition.board.rides[self.station]
        for ticket, ends in lines.items():
            if self.affords(ticket):
                for to in sorted(ends - self.occupied):
                    yield Ride(ticket, to)

    def is_blocked(self) -> bool:
        """No ride at all; a ferry with a black ticket counts as one (R8)."""
        return next(self.rides(), None) is None


_AT = {ticket: index for index, ticket in enumerate(PAID_TICKETS)}


def paid_by_x(
    table: Table, black: int, supply: Tickets, ticket: Ticket
) -> tuple[int, Tickets]:
    """Black tickets and supply after Mister X has laid *ticket* on his log."""
    if ticket is Ticket.BLACK:
        return black - 1, supply
    if table.edition.allotment is None:
        return black, supply
    return black, added(supply, ticket, -1)


def added(tickets: Tickets, ticket: Ticket, count: int) -> Tickets:
    """*tickets* with *count* more of one kind."""
    at = _AT[ticket]
    return Tickets(*(n + count if i == at else n for i, n in enumerate(tickets)))


def fugitive(state: GameState) -> Fugitive:
    """Mister X as he stands now."""
    return Fugitive(
        state.table,
        state.x_station,
        state.black,
        state.supply,
        frozenset(state.pursuers),
    )


def owned(tickets: Tickets | None) -> tuple[Ticket, ...]:
    """The kinds of which there is at least one; None stands for riding free."""
    if tickets is None:
        return PAID_TICKETS
    return tuple(ticket for ticket, n in zip(PAID_TICKETS, tickets, strict=True) if n)


def purse(state: GameState, index: int) -> Tickets | None:
    """The tickets from which a pursuer pays; None: it rides free."""
    at = state.table.purse_of[index]
    return None if at is None else state.purses[at]


def pawn_rides(state: GameState, index: int) -> Iterator[PawnRide]:
    """The rides of a pursuer, whether or not it is its turn."""
    table = state.table
    lines = table.edition.board.rides[state.pursuers[index]]
    occupied = frozenset(state.pursuers)
    for ticket in owned(purse(state, index)):
        for to in sorted(lines[ticket] - occupied):
            yield PawnRide(table.pawns[index], ticket, to)


def is_stranded(state: GameState, index: int) -> bool:
    """No ticket fits any line here, occupancy ignored; permanent."""
    lines = state.table.edition.board.rides[state.pursuers[index]]
    return not any(lines[ticket] for ticket in owned(purse(state, index)))


def all_stranded(state: GameState) -> bool:
    """Whether no detective can ever move again; bobbies do not count (R3)."""
    return all(is_stranded(state, index) for index in range(state.table.detectives))


def can_move(state: GameState, index: int) -> bool:
    """Whether a pursuer has a ride now: neither stranded nor jammed."""
    return next(pawn_rides(state, index), None) is not None


def movers(state: GameState) -> tuple[int, ...]:
    """The pursuers of which one must move next, by index."""
    if state.phase is not Phase.PURSUIT:
        return ()
    return tuple(
        index
        for index in range(len(state.pursuers))
        if not state.moved[index]
        and is_on_turn(state, index)
        and can_move(state, index)
    )


def is_on_turn(state: GameState, index: int) -> bool:
    """Whether the order of play allows this pursuer to move now (R25)."""
    return state.table.edition.order is Order.FREE or _turn_of(state, index) == 0


def turn_has_passed(state: GameState, index: int) -> bool:
    """Whether, clockwise, this pursuer's player has been asked already (R17)."""
    return state.table.edition.order is Order.CLOCKWISE and _turn_of(state, index) < 0


def _turn_of(state: GameState, index: int) -> int:
    """How many players are asked before this pursuer's; common pawns come last."""
    owner = state.table.owners[index]
    return (len(state.table.seats) if owner is None else owner) - state.turn


def robbed(
    table: Table, purses: Sequence[Tickets]
) -> tuple[tuple[Pawn, tuple[Ticket, ...]], ...]:
    """R27: each detective that owns tickets, with the kinds to take one of."""
    payers = (
        (pawn, purses[at])
        for pawn, at in zip(table.pawns, table.purse_of, strict=True)
        if at is not None
    )
    return tuple((pawn, owned(purse)) for pawn, purse in payers if any(purse))


def legs_allowed(state: GameState) -> int:
    """How many rides Mister X may make in this turn."""
    return 1 + min(state.doubles, state.table.rules.doubles_per_turn)


def can_go_on(start: Fugitive, more: int) -> bool:
    """Whether *more* rides can follow (R9)."""
    if more == 0:
        return True
    return any(can_go_on(start.after(leg), more - 1) for leg in start.rides())


def after_legs(start: Fugitive, legs: Sequence[Ride]) -> Fugitive:
    """Mister X after *legs*."""
    for leg in legs:
        start = start.after(leg)
    return start
