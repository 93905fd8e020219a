"""Moves as small integers, for search: what the codes of both games have in common.

A ride is ``ticket << 8 | station``; a pursuer's ride adds its ``index + 1 << 12``;
the second and third leg of Mister X's turn stand 12 and 24 bits up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from sy_core.terms import Pawn, Station, Ticket

Code: TypeAlias = int
Rides: TypeAlias = tuple[tuple[tuple[Code, ...], ...], ...]
"""By station and by set of tickets, a bit each."""

TICKETS: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND, Ticket.BLACK)
BLACK: Final = 3
STAY: Final = 0
LEG: Final = 12
LEG_MASK: Final = (1 << LEG) - 1


def pawn_code(pawns: Sequence[Pawn], pawn: Pawn) -> Code:
    """A pursuer, to which its ride is added."""
    return pawns.index(pawn) + 1 << LEG


def pawn_of(pawns: Sequence[Pawn], code: Code) -> Pawn:
    """The pursuer that a code moves."""
    return pawns[(code >> LEG) - 1]


def joined(legs: Iterable[Code]) -> Code:
    """Legs of Mister X as one turn."""
    return sum(leg << LEG * number for number, leg in enumerate(legs))


def coded_rides(
    largest: int, ends: Callable[[Station, Ticket], Iterable[Station]]
) -> Rides:
    """Every ride from every station up to the *largest*, as *ends* has them."""
    return tuple(
        tuple(
            tuple(
                kind << 8 | to
                for kind, ticket in enumerate(TICKETS)
                if held >> kind & 1
                for to in ends(Station(number), ticket)
            )
            for held in range(1 << len(TICKETS))
        )
        for number in range(largest + 1)
    )
