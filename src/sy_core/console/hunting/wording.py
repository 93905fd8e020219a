"""What is said in English of the dice game alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.console.wording import RIDES, TICKETS
from sy_core.hunting.state import Token
from sy_core.hunting.view import PawnStatus
from sy_core.terms import Ticket

NOTATION: Final = """\
  at first     D1@14 (or 14) places detective 1; @7 (or 7) hides Mister X
  detectives   D1 T14 uses a taxi die (B bus, U underground), or T14 or 14 where
               only one can be meant; again: roll again; D1- or -: stay
  Mister X     T14 takes a played taxi die (B, U), X14 black, H14 helicopter;
               B34+X10 plays a double; - stays, if no die can be used"""

STATUSES: Final[Mapping[PawnStatus, str]] = MappingProxyType(
    {
        PawnStatus.MOVED: " has moved",
        PawnStatus.READY: " to move",
        PawnStatus.WAITING: " waits",
        PawnStatus.JAMMED: ": no die fits",
    }
)

SIGNS: Final[Mapping[Ticket, str]] = MappingProxyType(
    {ticket: f"{ticket} {name}" for ticket, name in TICKETS.items()}
)

TURNS: Final[Mapping[Token, str]] = MappingProxyType(
    {
        Token.START: "hidden",
        **{Token(ticket.value): ride for ticket, ride in RIDES.items()},
        Token.HELICOPTER: "the helicopter",
        Token.STAY: "he stays",
    }
)
