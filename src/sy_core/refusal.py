"""Why a move is not open: a typed answer that a page can put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sy_core.terms import Pawn, Station, Ticket


class Reason(StrEnum):
    """One cause for refusing a move."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_PAWN = "not_your_pawn"
    NO_SUCH_PAWN = "no_such_pawn"
    ALREADY_MOVED = "already_moved"
    OFF_BOARD = "off_board"
    NO_STOP = "no_stop"
    """No line of that mode serves the station of departure."""
    NO_LINE = "no_line"
    """The mode stops here, but none of its lines leads there."""
    OCCUPIED = "occupied"
    NO_TICKET = "no_ticket"
    NO_BLACK = "no_black"
    NOT_FOR_DETECTIVES = "not_for_detectives"
    """Only Mister X plays black tickets."""
    SUPPLY_EMPTY = "supply_empty"
    """House rule R5/R6: Mister X takes only what the supply holds."""
    NO_DOUBLE = "no_double"
    DOUBLE_LIMIT = "double_limit"
    MUST_MOVE = "must_move"
    NO_APPEARANCE = "no_appearance"
    WRONG_TAKINGS = "wrong_takings"
    """R27: exactly one owned ticket from every detective that has any."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason and the things it speaks of; *leg* counts the rides of a double."""

    reason: Reason
    leg: int = 0
    station: Station | None = None
    ticket: Ticket | None = None
    pawn: Pawn | None = None

    def __str__(self) -> str:
        about = (
            f"{name} {value}"
            for name, value in (
                ("station", self.station),
                ("ticket", self.ticket),
                ("pawn", self.pawn),
            )
            if value is not None
        )
        return " ".join([self.reason.value, *about])
