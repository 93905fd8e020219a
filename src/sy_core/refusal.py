"""Why a move is not open: a typed answer that a page can put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sy_core.terms import Pawn, Station, Ticket


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
    """R27: at most one owned ticket from each detective, in their order."""

    # The dice game alone.
    NOT_TAXI_ONLY = "not_taxi_only"
    """Detectives are placed on spaces where nothing but taxis stops."""
    WRONG_ROLL = "wrong_roll"
    """Not the number of dice to be rolled, or not written in order."""
    NO_DIE = "no_die"
    """No die shows that face: none rolled, or none played by the detectives."""
    NO_CHIP = "no_chip"
    ONE_WAY = "one_way"
    """The street may only be used the other way."""
    DEAD_END = "dead_end"
    NO_HELICOPTER = "no_helicopter"
    NOT_ON_EDGE = "not_on_edge"
    """The helicopter starts from an edge of the grid only."""
    NOT_ACROSS = "not_across"
    """The helicopter lands on the opposite edge only."""
    HELICOPTER_ALONE = "helicopter_alone"
    """R45: no helicopter in a double."""
    ONE_BLACK = "one_black"
    """R44 as a house rule: one black leg in a double."""
    NO_ROOM = "no_room"
    """R46: a double needs two empty spaces on the tableau."""
