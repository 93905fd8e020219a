"""Everything that sy_core raises on purpose descends from :class:`SyError`.

"Cannot be read" (:class:`NotationError`, :class:`RecordError`,
:class:`PositionError`), "cannot be set up" (:class:`SetupError`) and "may not be
done now" (:class:`IllegalMoveError`) are different types, so that a caller can
answer each in its own words.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sy_core.refusal import Refusal


class SyError(Exception):
    """Root of everything sy_core raises on purpose."""


class SetupError(SyError, ValueError):
    """A game cannot start like this: *where* names the faulty choice."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class NotationError(SyError, ValueError):
    """The text is not a move."""

    def __init__(self, text: object) -> None:
        super().__init__(f"not a move: {_excerpt(text)}")
        self.text = text


class IllegalMoveError(SyError, ValueError):
    """The move is well formed but not open now; *refusal* says why."""

    def __init__(self, notation: str, refusal: Refusal) -> None:
        super().__init__(f"{notation}: {refusal}")
        self.notation = notation
        self.refusal = refusal


class RecordError(SyError, ValueError):
    """A record cannot be read; *where* is a path such as ``moves[12]``."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class Fault(StrEnum):
    """Why a position text is refused."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    VERSION = "version"
    """Of a version that cannot be read here."""
    FORM = "form"
    """Not written as the grammar wants it."""
    UNKNOWN = "unknown"
    """A clause that does not exist, or not in this game."""
    TWICE = "twice"
    MISSING = "missing"
    SETUP = "setup"
    """No such edition, number of players, house rule or layout."""
    STATION = "station"
    """Not on the board, or not for this piece."""
    OCCUPIED = "occupied"
    """Two pieces on one station."""
    COUNT = "count"
    """Too many or too few of something."""
    TOTALS = "totals"
    """Tickets or dice that do not add up."""
    LOG = "log"
    """A log that no game can have: reveals, rounds or doubles are wrong."""
    JOURNEY = "journey"
    """No journey of Mister X explains the log and where he is."""
    TURN = "turn"
    """Nobody can move, or not in this phase."""
    OVER = "over"
    """The game would be over by now, or is said to be and is not."""
    MOVE = "move"
    """A move of a record is not legal."""


class PositionError(SyError, ValueError):
    """A position text is refused: *fault* is the reason, *where* the place."""

    def __init__(self, fault: Fault, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.fault = fault
        self.where = where
        self.what = what


class ViewError(SyError, ValueError):
    """Something was asked of a view that it cannot answer."""


def _excerpt(value: object, longest: int = 60) -> str:
    """Quote hostile input without echoing megabytes of it."""
    if not isinstance(value, str):
        return f"a {type(value).__name__}"
    shown = value if len(value) <= longest else value[:longest] + "…"
    return repr(shown)
