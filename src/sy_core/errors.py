"""Everything that sy_core raises on purpose descends from :class:`SyError`.

"Cannot be read" (:class:`NotationError`, :class:`RecordError`,
:class:`PositionError`, :class:`TaskError`), "cannot be set up" (:class:`SetupError`)
and "may not be done now" (:class:`IllegalMoveError`) are different types, so that a
caller can answer each in its own words. What a program reacts to is the *code* of
an error; its text is for people and may change.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sy_core.refusal import Reason, Refusal


class SyError(Exception):
    """Root of everything sy_core raises on purpose."""


def check_text(
    text: object, longest: int, refused: Callable[[str, str], SyError]
) -> None:
    """Raise what *refused* makes of a code and a sentence, unless *text* can be read.

    All that are read have the two codes ``not_text`` and ``too_long``.
    """
    if not isinstance(text, str):
        raise refused("not_text", "is not text")
    if len(text) > longest:
        raise refused("too_long", f"is longer than {longest} characters")


class _PlacedError(SyError, ValueError):
    """Something is wrong in one place: *where* names it, *what* says it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class SetupFault(StrEnum):
    """Why a game cannot start like this."""

    EDITION = "edition"
    """There is no such edition."""
    PLAYERS = "players"
    """Not for this number of players."""
    HOUSE_RULE = "house_rule"
    """Not on offer, or not with this value."""
    OTHER_GAME = "other_game"
    """A choice that only the other game has."""
    FORM = "form"
    """Not what such a choice is made of."""
    UNDRAWN = "undrawn"
    """Neither chosen nor a generator given to draw."""
    DRAWN = "drawn"
    """Chosen, where chance decides."""
    COUNT = "count"
    """Too many or too few stations."""
    NO_STATION = "no_station"
    """A station that is not on the board."""
    NO_CARD = "no_card"
    """A station that is not on a start card."""
    TWICE = "twice"
    """A station for two pursuers."""
    OCCUPIED = "occupied"
    """Mister X would start on a pursuer."""
    TILES = "tiles"
    """Too many or too few tiles."""
    LETTER = "letter"
    """A tile that there is not."""
    LETTER_TWICE = "letter_twice"
    UNDERGROUND = "underground"
    """Too many or too few tiles with the underground."""
    LIGHT = "light"
    """Too many or too few tiles that lie light side up."""
    BOARD = "board"
    """A board that search cannot grasp."""
    COMPUTER = "computer"
    """There is no such computer player, or not with this budget."""


class SetupError(_PlacedError):
    """A game cannot start like this: *where* names the faulty choice."""

    def __init__(
        self, code: SetupFault, where: str, what: str, about: object = ""
    ) -> None:
        super().__init__(where, what)
        self.code = code
        self.about = str(about)
        """The number, letter or list that the text speaks of, for texts elsewhere."""


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

    @property
    def code(self) -> Reason:
        """The reason of the refusal."""
        return self.refusal.reason


class RecordFault(StrEnum):
    """Why a record is refused."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    NOT_JSON = "not_json"
    """Not a JSON object, or one that is nested beyond all measure."""
    FORMAT = "format"
    """Not a record, for all it says of itself."""
    VERSION = "version"
    """Of a version that cannot be read here."""
    GAME = "game"
    """Of another game, or of none."""
    REDACTED = "redacted"
    """It holds only what the detectives know: nobody can play on from there."""
    TWICE = "twice"
    UNKNOWN = "unknown"
    """A member that nobody knows."""
    FORM = "form"
    """A member that is missing, of another type, or out of range."""
    COUNT = "count"
    """Too many of something."""
    START = "start"
    """No game starts like this."""
    MOVE = "move"
    """A move is not legal."""


class RecordError(_PlacedError):
    """A record cannot be read; *where* is a path such as ``moves[12]``."""

    def __init__(
        self, code: RecordFault, where: str, what: str, move: int | None = None
    ) -> None:
        super().__init__(where, what)
        self.code = code
        self.move = move
        """The number of the bad move, counted from 0."""


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


class PositionError(_PlacedError):
    """A position text is refused: *fault* is the reason, *where* the place."""

    def __init__(self, fault: Fault, where: str, what: str, about: object = "") -> None:
        super().__init__(where, what)
        self.fault = fault
        self.about = str(about)
        """The number that the text speaks of, for texts elsewhere."""

    @property
    def code(self) -> Fault:
        """The reason, by the name that it has in every error."""
        return self.fault


class TaskFault(StrEnum):
    """Why the text of a task is refused."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    FORM = "form"
    """Not written as the grammar wants it."""
    UNKNOWN = "unknown"
    """A clause or a fact that does not exist."""
    VALUE = "value"
    """A fact cannot be that."""
    TWICE = "twice"
    MISSING = "missing"
    """Nothing is asked of the reader."""
    MIXED = "mixed"
    """Marks and moves in one task."""


class TaskError(_PlacedError):
    """The text of a task is refused: *where* names the clause."""

    def __init__(self, code: TaskFault, where: str, what: str) -> None:
        super().__init__(where, what)
        self.code = code


class DisclosureFault(StrEnum):
    """Why the table refuses what Mister X's device tells."""

    OVER = "over"
    """The game is over: there is nothing left to tell."""
    COUNT = "count"
    """It answers more moves than were made."""
    FORM = "form"
    """Nothing that Mister X can do at all, or not with this board."""
    ILLEGAL = "illegal"
    """The rules do not allow it, wherever he is; the refusal says why."""
    JOURNEY = "journey"
    """No way of his explains it together with all that was told before."""
    EVENT = "event"
    """What he did would look otherwise."""
    SHOWN = "shown"
    """It shows what the rules hide, or hides what they show."""
    OUTCOME = "outcome"
    """The game does not end like this, or does not go on."""
    ANNOUNCED = "announced"
    """Dice game: the letter of the tile is missing, or is told at the wrong time."""


class DisclosureError(SyError, ValueError):
    """What Mister X's device tells cannot be true, for all that the table knows."""

    def __init__(self, code: DisclosureFault, refusal: Refusal | None = None) -> None:
        super().__init__(f"{code}: {refusal}" if refusal else code.value)
        self.code = code
        self.refusal = refusal
        """Why the move is not legal, if it is that."""


class ViewError(SyError, ValueError):
    """Something was asked of a view that it cannot answer."""


class MessageError(SyError, ValueError):
    """What another thread sent cannot be read."""


def _excerpt(value: object, longest: int = 60) -> str:
    """Quote hostile input without echoing megabytes of it."""
    if not isinstance(value, str):
        return f"a {type(value).__name__}"
    shown = value if len(value) <= longest else value[:longest] + "…"
    return repr(shown)
