"""Moves as small integers, for search.

A ride is ``ticket << 8 | station``; a pursuer's ride adds its
``index + 1 << 12``; the second and third ride of a double stand 12 and 24 bits up.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.moves import (
    Appear,
    Double,
    Hide,
    Move,
    PawnRide,
    Ride,
    Stay,
)
from sy_core.classic.state import Phase, Table
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Station, Ticket

TICKETS: Final = (*PAID_TICKETS, Ticket.BLACK)
STAY: Final = 0
HIDE: Final = 1
APPEAR: Final = 1 << 40
LEG: Final = 12
LEG_MASK: Final = (1 << LEG) - 1
BLACK: Final = 3
MOST_STATIONS: Final = 255

Code = int


def encode(table: Table, move: Move) -> Code:
    """A move as an integer."""
    match move:
        case PawnRide(pawn, ticket, to):
            return table.pawns.index(pawn) + 1 << LEG | _leg(Ride(ticket, to))
        case Ride() | Double():
            return sum(_leg(leg) << LEG * n for n, leg in enumerate(move.legs))
        case Appear(takings):
            kinds = {pawn: TICKETS.index(ticket) + 1 for pawn, ticket in takings}
            return APPEAR | sum(
                kinds.get(pawn, 0) << 2 * n for n, pawn in enumerate(table.pawns)
            )
        case Hide():
            return HIDE
        case _:
            return STAY


def decode(table: Table, phase: Phase, code: Code) -> Move:
    """The move behind an integer; the phase tells whose it is."""
    if phase is Phase.PURSUIT:
        ride = _ride(code)
        return PawnRide(table.pawns[(code >> LEG) - 1], ride.ticket, ride.to)
    if code & APPEAR:
        kinds = [(pawn, code >> 2 * n & 3) for n, pawn in enumerate(table.pawns)]
        return Appear(tuple((pawn, TICKETS[k - 1]) for pawn, k in kinds if k))
    if phase is Phase.APPEARANCE:
        return Hide()
    if code == STAY:
        return Stay()
    legs = []
    while code:
        legs.append(_ride(code))
        code >>= LEG
    return legs[0] if len(legs) == 1 else Double(tuple(legs))


def _leg(ride: Ride) -> Code:
    return TICKETS.index(ride.ticket) << 8 | ride.to


def _ride(code: Code) -> Ride:
    return Ride(TICKETS[code >> 8 & 3], Station(code & 255))


@cache
def coded_rides(table: Table) -> tuple[tuple[tuple[Code, ...], ...], ...]:
    """For each station and each set of tickets (a bit each), the coded rides."""
    lines = table.edition.board.rides
    if max(lines) > MOST_STATIONS:
        raise SetupError(
            SetupFault.BOARD, "board", f"search knows no station above {MOST_STATIONS}"
        )
    return tuple(
        tuple(
            tuple(
                n << 8 | to
                for n, ticket in enumerate(TICKETS)
                if held >> n & 1
                for to in sorted(lines[Station(station)][ticket])
            )
            for held in range(16)
        )
        if station in lines
        else ()
        for station in range(max(lines) + 1)
    )
