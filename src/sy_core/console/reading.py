"""Typed text as moves: what both games have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.errors import NotationError
from sy_core.protocols import View
from sy_core.terms import Pawn, Station, Ticket

LONGEST: Final = 80
TICKETS: Final[Mapping[str, Ticket]] = MappingProxyType(
    {
        "t": Ticket.TAXI,
        "taxi": Ticket.TAXI,
        "b": Ticket.BUS,
        "bus": Ticket.BUS,
        "u": Ticket.UNDERGROUND,
        "underground": Ticket.UNDERGROUND,
        "tube": Ticket.UNDERGROUND,
        "x": Ticket.BLACK,
        "black": Ticket.BLACK,
    }
)
"""What a ticket may be called."""


def plain(text: str) -> str:
    """*text* in small letters, with no more blanks than needed."""
    if len(text) > LONGEST:
        raise NotationError(text)
    return " ".join(text.lower().split())


def legs_in(turn: str) -> list[str]:
    """The rides of a turn, as they were joined."""
    return [part.strip() for part in re.split(r"\+|,| then ", turn)]


def standing(view: View, pawn: Pawn) -> Station | None:
    """Where a pursuer stands; None: nowhere yet, or there is no such pursuer."""
    placed = view.table.pawns[: len(view.pursuers)]
    return view.pursuers[placed.index(pawn)] if pawn in placed else None
