"""What is the classic game's own: its moves in order, and its counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from sy_core.classic.moves import Appear, Hide, PawnRide, Ride, Stay
from sy_core.classic.state import Phase, Table
from sy_core.classic.view import View
from sy_core.move import Move
from sy_core.terms import Station, Ticket

SIGNS: Final = "TBUX-?"
PHASES: Final = tuple(Phase)
PAID: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


def stations(table: Table) -> tuple[Station, ...]:
    """All that there are on any board of this table."""
    return table.stations


def legs(table: Table) -> Iterator[Move]:
    """What Mister X's turn is made of."""
    for ticket in (*PAID, Ticket.BLACK):
        for to in table.stations:
            yield Ride(ticket, to)


def others(table: Table) -> Iterator[Move]:
    """What else he may do; where the house rule R27 is played, appearances."""
    yield Stay()
    if not table.rules.appearances:
        return
    yield Hide()
    for taken in product((None, *PAID), repeat=len(table.pawns)):
        robbed = zip(table.pawns, taken, strict=True)
        yield Appear(tuple((pawn, ticket) for pawn, ticket in robbed if ticket))


def pawn_moves(table: Table) -> Iterator[Move]:
    """What the detectives may do."""
    for pawn in table.pawns:
        for ticket in PAID:
            for to in table.stations:
                yield PawnRide(pawn, ticket, to)


def own(view: View) -> Iterator[tuple[str, Sequence[int]]]:
    """Tickets of every pursuer (bobbies pay none), the supply, his appearances."""
    for pawn, purse in zip(view.table.pawns, view.table.purse_of, strict=True):
        yield f"tickets {pawn}", (0, 0, 0) if purse is None else view.purses[purse]
    yield "supply", view.supply
    yield "appearances", (view.appearances,)
