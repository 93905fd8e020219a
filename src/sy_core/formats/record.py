"""A game is its record: how it began, its moves and notes, as JSON.

Loading is replaying with full checking, so a damaged or forged record cannot give
an illegal position: it gives an error that names the first bad move, and all
before it can be recovered. What a record holds of a deal is each game's own.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, cast

from sy_core import loading
from sy_core.errors import (
    Fault,
    IllegalMoveError,
    NotationError,
    PositionError,
    RecordError,
    RecordFault,
    SetupError,
)
from sy_core.formats import envelope
from sy_core.formats.envelope import Fields
from sy_core.move import Move
from sy_core.terms import MISTER_X, SPECTATOR, Seat

if TYPE_CHECKING:
    from sy_core.formats.position import Position
    from sy_core.protocols import State, View

S = TypeVar("S", bound="State")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound="View")

_MOVES: Final = re.compile(r'"moves"\s*:\s*\[\s*(?:"[^"\\]*"\s*,?\s*)*')
REDACTED: Final = "redacted"
_ALWAYS: Final = ("format", "version", "game", "notes", "moves")
_DEALT: Final = ("edition", "players", "rules")


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """A record that has been read: its start, its moves as text, its notes."""

    start: S
    moves: tuple[str, ...]
    notes: Mapping[str, str]
    """Free texts that travel along: names of players, dates, a title."""


@dataclass(frozen=True, slots=True)
class Recovery(Generic[S]):
    """What could be saved of a damaged record, and what was wrong with the rest."""

    state: S
    notes: Mapping[str, str]
    error: RecordError | None
    """The first fault; None: the record was sound."""


class Records(ABC, Generic[S, M, V]):
    """The records of one game: each says what only its own records hold."""

    game: ClassVar[str]
    """Its id."""
    deal_members: ClassVar[tuple[str, ...]]
    """What a record says of the deal, besides edition, players and house rules."""
    house_rules: ClassVar[object]
    """Any house rules: of which type each of them is."""

    def __init__(
        self,
        beginning: Callable[[S], S],
        view_for: Callable[[S, Seat], V],
        apply: Callable[[S, M], S],
        format_move: Callable[[M], str],
        parse_move: Callable[[str], M],
    ) -> None:
        self._beginning = beginning
        self._view_for = view_for
        self._apply = apply
        self._format_move = format_move
        self._parse_move = parse_move

    @abstractmethod
    def deal(self, first: V) -> Mapping[str, object]:
        """The deal of a game, as far as this view of its first state knows it."""

    @abstractmethod
    def dealt(self, fields: Fields, rules: Mapping[str, int]) -> S:
        """The game that was dealt so, with these house rules."""

    def dealt_alike(self, fields: Fields, rules: Mapping[str, int]) -> S:
        """A game that was dealt so, for all that the detectives know."""
        return self.dealt(fields, rules)

    @abstractmethod
    def redacted(self, view: V) -> list[str]:
        """Each event as the detectives know it."""

    def write(self, state: S, notes: Mapping[str, str] | None = None) -> str:
        """The record of a game as text."""
        return envelope.dump(
            {
                **self.head(state, MISTER_X),
                "notes": dict(notes or {}),
                "moves": [self._format_move(move) for move in self._moves(state)],
            }
        )

    def export_redacted(self, state: S, notes: Mapping[str, str] | None = None) -> str:
        """A record with only what the detectives know, ``?`` for what they do not."""
        return envelope.dump(
            {
                **self.head(state, SPECTATOR if state.outcome is None else MISTER_X),
                REDACTED: True,
                "notes": dict(notes or {}),
                "moves": self.redacted(self._view_for(state, SPECTATOR)),
            }
        )

    def read(self, text: str) -> Record[S]:
        """Read a record's start; its moves are checked by :meth:`replay`."""
        fields = envelope.load(text)
        self._check_game(fields)
        if fields.has(REDACTED):
            what = "only the detectives' knowledge is in here"
            raise RecordError(RecordFault.REDACTED, REDACTED, what)
        self._check_members(fields)
        start = self._start(fields, self.dealt, lambda found: found.state())
        return Record(start, fields.texts("moves"), fields.notes("notes"))

    def read_redacted(self, text: str, *more: str) -> tuple[Record[S], Fields]:
        """Read a redacted record: its start is one that looks like it to the table.

        *more* are members that such a record has besides; with it come all fields.
        """
        fields = envelope.load(text)
        self._check_game(fields)
        self._check_members(fields, REDACTED, *more)
        start = self._start(fields, self.dealt_alike, lambda found: found.alike)
        moves, notes = fields.texts("moves"), fields.notes("notes")
        return Record(start, moves, notes), fields

    def replay(self, record: Record[S]) -> S:
        """The state after all moves of the record, each of them checked."""
        state = record.start
        for index in range(len(record.moves)):
            state = self._played(state, record.moves, index)
        return state

    def load(self, text: str) -> S:
        """The state that a record leads to."""
        return self.replay(self.read(text))

    def recover(self, text: str) -> Recovery[S]:
        """The game up to the first bad move; hopeless only without a sound start."""
        fault: RecordError | None = None
        try:
            record = self.read(text)
        except RecordError as error:
            fault = error
            record = self.read(_mended(text, error))
        state = record.start
        for index in range(len(record.moves)):
            try:
                state = self._played(state, record.moves, index)
            except RecordError as error:
                return Recovery(state, record.notes, fault or error)
        return Recovery(state, record.notes, fault)

    def _moves(self, state: S) -> tuple[M, ...]:
        return cast("tuple[M, ...]", state.moves)  # a game's state has its own moves

    def head(self, state: S, seat: Seat) -> dict[str, object]:
        """The members that say how the game began, as far as *seat* knows."""
        table, view = state.table, self._view_for(self._beginning(state), seat)
        if table.starting_position is not None:
            text = loading.load(loading.WRITE_POSITION, self.game).position_text(view)
            return {"game": self.game, envelope.POSITION: text}
        edition, rules = table.edition, table.rules
        said = [
            *edition.choices,
            *(n for n, was in edition.former.items() if getattr(rules, n) != was),
        ]
        return {
            "game": self.game,
            "edition": edition.id,
            "players": table.players,
            "rules": {name: getattr(rules, name) for name in said},
            **self.deal(view),
        }

    def _check_game(self, fields: Fields) -> None:
        if fields.text("game", RecordFault.GAME) != self.game:
            raise RecordError(RecordFault.GAME, "game", f"is not {self.game!r}")

    def _check_members(self, fields: Fields, *more: str) -> None:
        dealt = (*_DEALT, *self.deal_members)
        began = (envelope.POSITION,) if fields.has(envelope.POSITION) else dealt
        fields.only(*_ALWAYS, *began, *more)

    def _start(
        self,
        fields: Fields,
        dealt: Callable[[Fields, Mapping[str, int]], S],
        resumed: Callable[[Position[S]], S],
    ) -> S:
        try:
            if not fields.has(envelope.POSITION):
                return dealt(fields, self._rules(fields.fields("rules")))
            text, reader = fields.text(envelope.POSITION), loading.READ_POSITION
            return resumed(loading.load(reader, self.game).read_position(text))
        except SetupError as error:
            raise RecordError(RecordFault.START, error.where, error.what) from error
        except PositionError as error:
            too_long = error.fault is Fault.TOO_LONG
            code = RecordFault.TOO_LONG if too_long else RecordFault.START
            where = f"{envelope.POSITION}.{error.where}"
            raise RecordError(code, where, error.what) from error

    def _rules(self, fields: Fields) -> dict[str, int]:
        """House rules by name: whole numbers, or true and false."""
        rules: dict[str, int] = {}
        for name, value in fields.values.items():
            switch = isinstance(getattr(self.house_rules, name, None), bool)
            if switch and not isinstance(value, bool):
                what = "is not true or false"
                raise RecordError(RecordFault.FORM, f"rules.{name}", what)
            rules[name] = bool(value) if switch else fields.integer(name)
        return rules

    def _played(self, state: S, moves: tuple[str, ...], index: int) -> S:
        try:
            return self._apply(state, self._parse_move(moves[index]))
        except (NotationError, IllegalMoveError) as error:
            where = f"moves[{index}]"
            raise RecordError(RecordFault.MOVE, where, str(error), index) from error


def _mended(text: str, error: RecordError) -> str:
    """A text that was cut off within its moves, closed after the last whole one."""
    found = _MOVES.search(text) if isinstance(text, str) else None
    if found is None:
        raise error
    return text[: found.end()].rstrip(", \n") + "]}"
