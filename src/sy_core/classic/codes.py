"""Moves of the classic game as small integers, for search.

Rides are coded as in :mod:`sy_core.coding`; an appearance has a bit of its own, and
two for the ticket that it takes from each pursuer.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sy_core.classic import moves
from sy_core.classic.board import Board
from sy_core.classic.state import Phase, Table
from sy_core.coding import (
    LEG,
    STAY,
    TICKETS,
    Code,
    Rides,
    coded_rides,
    joined,
    pawn_code,
    pawn_of,
)
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Station, Ticket

HIDE: Final = 1
APPEAR: Final = 1 << 40
MOST_STATIONS: Final = 255


def encode(table: Table, move: moves.Move) -> Code:
    """A move as an integer."""
    match move:
        case moves.PawnRide(pawn, ticket, to):
            return pawn_code(table.pawns, pawn) | _leg(moves.Ride(ticket, to))
        case moves.Ride() | moves.Double():
            return joined(map(_leg, move.legs))
        case moves.Appear(takings):
            kinds = {pawn: TICKETS.index(ticket) + 1 for pawn, ticket in takings}
            return APPEAR | sum(
                kinds.get(pawn, 0) << 2 * n for n, pawn in enumerate(table.pawns)
            )
        case moves.Hide():
            return HIDE
        case _:
            return STAY


def decode(table: Table, phase: Phase, code: Code) -> moves.Move:
    """The move behind an integer; the phase tells whose it is."""
    if phase is Phase.PURSUIT:
        ride = _ride(code)
        return moves.PawnRide(pawn_of(table.pawns, code), ride.ticket, ride.to)
    if code & APPEAR:
        kinds = [(pawn, code >> 2 * n & 3) for n, pawn in enumerate(table.pawns)]
        return moves.Appear(tuple((pawn, TICKETS[k - 1]) for pawn, k in kinds if k))
    if phase is Phase.APPEARANCE:
        return moves.Hide()
    if code == STAY:
        return moves.Stay()
    legs = []
    while code:
        legs.append(_ride(code))
        code >>= LEG
    return legs[0] if len(legs) == 1 else moves.Double(tuple(legs))


def _leg(ride: moves.Ride) -> Code:
    return TICKETS.index(ride.ticket) << 8 | ride.to


def _ride(code: Code) -> moves.Ride:
    return moves.Ride(TICKETS[code >> 8 & 3], Station(code & 255))


@cache
def rides_of(board: Board) -> Rides:
    """The coded rides of a board, by station and set of tickets."""
    lines = board.rides
    if max(lines) > MOST_STATIONS:
        what = f"search knows no station above {MOST_STATIONS}"
        raise SetupError(SetupFault.BOARD, "board", what)

    def ends(station: Station, ticket: Ticket) -> list[Station]:
        return sorted(lines[station][ticket]) if station in lines else []

    return coded_rides(max(lines), ends)
