"""A game is its record: edition, house rules, start stations and moves, as JSON.

Loading is replaying with full checking, so a damaged or forged record cannot give
an illegal position: it gives an error that names the first bad move, and all
before it can be recovered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sy_core.classic.deal import beginning, new_game
from sy_core.classic.editions.model import HouseRules
from sy_core.classic.moves import Appear, Hide, PawnRide
from sy_core.classic.notation import format_move, parse_move
from sy_core.classic.position import placed_text, read_placed
from sy_core.classic.rules import apply
from sy_core.classic.state import GameState
from sy_core.classic.view import Event, Sighting, view_for
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
from sy_core.formats.record import Record, Recovery
from sy_core.terms import MISTER_X, SPECTATOR, Seat

GAME: Final = "classic"


def write_record(state: GameState, notes: Mapping[str, str] | None = None) -> str:
    """The record of a game as text."""
    return envelope.dump(
        {
            **_head(state, MISTER_X),
            "notes": dict(notes or {}),
            "moves": [format_move(move) for move in state.moves],
        }
    )


def export_redacted(state: GameState, notes: Mapping[str, str] | None = None) -> str:
    """A record with only what the detectives know: ``T?``, ``X?+T46``, ``??``."""
    view = view_for(state, SPECTATOR)
    return envelope.dump(
        {
            **_head(state, SPECTATOR if state.outcome is None else MISTER_X),
            "redacted": True,
            "notes": dict(notes or {}),
            "moves": [_redacted(event) for event in view.history],
        }
    )


def read_record(text: str) -> Record[GameState]:
    """Read a record's start; its moves are checked by :func:`replay`."""
    fields = envelope.load(text)
    if fields.text("game", RecordFault.GAME) != GAME:
        raise RecordError(RecordFault.GAME, "game", f"is not {GAME!r}")
    if fields.has("redacted"):
        raise RecordError(
            RecordFault.REDACTED,
            "redacted",
            "only the detectives' knowledge is in here",
        )
    fields.only(*(_FROM_POSITION if fields.has(envelope.POSITION) else _MEMBERS))
    return Record(_start(fields), fields.texts("moves"), fields.notes("notes"))


def replay(record: Record[GameState]) -> GameState:
    """The state after all moves of the record, each of them checked."""
    state = record.start
    for index in range(len(record.moves)):
        state = _replayed(state, record.moves, index)
    return state


def load_record(text: str) -> GameState:
    """The state that a record leads to."""
    return replay(read_record(text))


def recover(text: str) -> Recovery[GameState]:
    """The game up to the first bad move; hopeless only without a sound start."""
    fault: RecordError | None = None
    try:
        record = read_record(text)
    except RecordError as error:
        fault = error
        record = read_record(_mended(text, error))
    state = record.start
    for index in range(len(record.moves)):
        try:
            state = _replayed(state, record.moves, index)
        except RecordError as error:
            return Recovery(state, record.notes, fault or error)
    return Recovery(state, record.notes, fault)


_MOVES: Final = re.compile(r'"moves"\s*:\s*\[\s*(?:"[^"\\]*"\s*,?\s*)*')
_MEMBERS: Final = (
    *("format", "version", "game", "edition", "players", "rules"),
    *("starts", "x_start", "notes", "moves"),
)


_FROM_POSITION: Final = ("format", "version", "game", "position", "notes", "moves")


def _head(state: GameState, seat: Seat) -> dict[str, object]:
    """How the game began, as far as *seat* knows."""
    table = state.table
    if table.setting is not None:
        text = placed_text(view_for(beginning(state), seat))
        return {"game": GAME, envelope.POSITION: text}
    return {
        "game": GAME,
        "edition": table.edition.id,
        "players": table.players,
        "rules": {name: getattr(table.rules, name) for name in table.edition.choices},
        "starts": list(table.starts),
        "x_start": view_for(beginning(state), seat).x_start,
    }


def _start(fields: Fields) -> GameState:
    try:
        if fields.has(envelope.POSITION):
            return read_placed(fields.text(envelope.POSITION)).state()
        return new_game(
            fields.text("edition"),
            fields.integer("players"),
            rules=_rules(fields.fields("rules")),
            starts=fields.integers("starts"),
            x_start=fields.integer("x_start"),
        )
    except SetupError as error:
        raise RecordError(RecordFault.START, error.where, error.what) from error
    except PositionError as error:
        too_long = error.fault is Fault.TOO_LONG
        code = RecordFault.TOO_LONG if too_long else RecordFault.START
        where = f"{envelope.POSITION}.{error.where}"
        raise RecordError(code, where, error.what) from error


def _rules(fields: Fields) -> dict[str, int]:
    """House rules by name: whole numbers, or true and false."""
    defaults = HouseRules()
    rules: dict[str, int] = {}
    for name in fields.values:
        value = fields.values[name]
        switch = isinstance(getattr(defaults, name, None), bool)
        if switch and isinstance(value, bool):
            rules[name] = value
        elif switch:
            raise RecordError(RecordFault.FORM, f"rules.{name}", "is not true or false")
        else:
            rules[name] = fields.integer(name)
    return rules


def _replayed(state: GameState, moves: tuple[str, ...], index: int) -> GameState:
    try:
        return apply(state, parse_move(moves[index]))
    except (NotationError, IllegalMoveError) as error:
        where = f"moves[{index}]"
        raise RecordError(RecordFault.MOVE, where, str(error), index) from error


def _mended(text: str, error: RecordError) -> str:
    """A text that was cut off within its moves, closed after the last whole one."""
    found = _MOVES.search(text) if isinstance(text, str) else None
    if found is None:
        raise error
    return text[: found.end()].rstrip(", \n") + "]}"


def _redacted(event: Event) -> str:
    if isinstance(event, PawnRide | Appear | Hide):
        return format_move(event)
    return "+".join(_redacted_leg(leg) for leg in event.legs)


def _redacted_leg(leg: Sighting) -> str:
    if leg.stayed:
        return "-"
    return f"{leg.ticket or '?'}{leg.station or '?'}"
