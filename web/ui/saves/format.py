"""The form in which a game is kept: versioned, with a summary that needs no replay.

A save is a flat JSON object around the text of a record. The record comes last, so
that of a text that was cut off the game can still be recovered; only a checksum of all
before it follows. Saves of earlier releases have none.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeVar

from sy_core.errors import RecordError, RecordFault
from sy_core.formats import envelope
from sy_core.formats.nesting import shallow
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X
from ui.table.notes import fitting
from ui.table.seating import NOTE, to_note
from ui.table.session import Session
from ui.words import Words

VERSION: Final = 1
TITLE: Final = "title"
"""Note of an exported record: the name of the game."""
LONGEST_NAME: Final = 60
LATEST: Final = 8_640_000_000_000_000
"""The last millisecond that browsers have a date for."""
SUM: Final = re.compile(r',"sum":"([0-9a-f]{8})"\}\Z')
"""The checksum, at the end of a save."""
DETECTIVES: Final = "detectives"
TURNS: Final = (
    DETECTIVES,
    MISTER_X,
    *(f"detective_{number}" for number in range(1, 6)),
)
POSTS: Final = ("invited", "ours", "theirs")
MOST: Final = 999
"""Of rounds, or whatever a list counts."""

T = TypeVar("T")


class SaveError(Exception):
    """A game cannot be had from a text; *key* and *values* say why, in words."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def in_words(self, words: Words) -> str:
        """The reason in a language."""
        return words(self.key, **self.values)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list tells of a game: nothing that only Mister X knows."""

    game: str = ""
    edition: str = ""
    players: int = 0
    round: int = 0
    turn: str = ""
    """Whose turn it is: a seat, or ``detectives`` if it is any of them."""
    over: str = ""
    """Why the game has ended; empty: it goes on."""
    names: tuple[str, ...] = ()
    """The names that were given to players, Mister X first; empty: none."""
    post: str = ""
    """Over two devices: ``invited``, ``ours`` or ``theirs``; empty: it is not."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it is kept."""

    name: str
    created: int
    updated: int
    summary: Summary
    record: str


def summary_of(session: Session) -> Summary:
    """What may be told of a running game, taken from what everybody sees."""
    view = session.table_view
    seats = view.to_move
    return Summary(
        game=session.game.id,
        edition=view.table.edition.id,
        players=view.table.players,
        round=view.round,
        turn=str(seats[0]) if len(seats) == 1 else DETECTIVES if seats else "",
        over="" if view.outcome is None else view.outcome.reason.value,
        names=tuple(chair.name for chair in session.seating.chairs),
        post=session.post,
    )


def write_save(save: Save) -> str:
    """A save as text."""
    summary = _fields(save.summary)
    if not save.summary.post:  # few games have any: their texts are as they were
        del summary["post"]
    whole = {"version": VERSION, **_fields(save), "summary": summary}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    body = text.removesuffix("}")
    return f'{body},"sum":"{_checksum(body)}"}}'


def _fields(value: Save | Summary) -> dict[str, object]:
    """What a value is made of; ``dataclasses.asdict`` copies all of it first."""
    return {name: getattr(value, name) for name in value.__slots__}


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode(errors='surrogatepass')):08x}"


def _is_changed(text: str) -> bool:
    """Whether a save is not as it was written; old ones cannot tell."""
    found = SUM.search(text)
    return found is not None and found[1] != _checksum(text[: found.start()])


def read_save(text: str) -> tuple[Save, bool]:
    """A save from its text, and whether it was of an older version."""
    fields = _object(text)
    bare = fields.get("format") == envelope.FORMAT
    found = 0 if bare else fields.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 0:
        raise SaveError("save.damaged")
    if _is_changed(text):
        raise SaveError("save.damaged")
    if found > VERSION:
        raise SaveError("save.newer")
    fields = {"record": text, "head": fields} if bare else fields
    for version in range(found, VERSION):
        fields = MIGRATIONS[version](fields)
    return _save(fields), found < VERSION


def updated(text: str) -> int:
    """When a save was written; unknown: before all others."""
    try:
        return read_save(text)[0].updated
    except SaveError:
        return -1


def _from_0(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 0 was the record alone: neither name nor dates."""
    head = fields["head"]
    summary = {name: head.get(name) for name in ("game", "edition", "players")}
    return {"summary": summary, "record": fields["record"]}


MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = (
    MappingProxyType({0: _from_0})
)
"""For each old version the step to the next one."""


def is_object(text: str) -> bool:
    """Whether a text holds values by name, whatever they may be."""
    try:
        _object(text)
    except SaveError:
        return False
    return True


def _object(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(shallow(text))
    except ValueError:
        raise SaveError("save.damaged") from None
    if not isinstance(fields, dict):
        raise SaveError("save.damaged")
    return fields


def _save(fields: Mapping[str, Any]) -> Save:
    if not isinstance(fields.get("record"), str):
        raise SaveError("save.damaged")
    return Save(
        name=trimmed(_of(fields, "name", "")),
        created=_number(fields, "created", LATEST),
        updated=_number(fields, "updated", LATEST),
        summary=_summary(_of(fields, "summary", {})),
        record=fields["record"],
    )


def _summary(stored: Mapping[str, Any]) -> Summary:
    """A summary that makes sense, whatever was stored."""
    game = GAMES.get(str(stored.get("game")))
    edition = _of(stored, "edition", "")
    if game is None or edition not in game.editions:
        return Summary()
    names, turn = stored.get("names"), stored.get("turn")
    listed = names if isinstance(names, list) else []
    return Summary(
        game=game.id,
        edition=edition,
        players=_number(stored, "players"),
        round=_number(stored, "round"),
        turn=turn if turn in TURNS else "",
        over=trimmed(_of(stored, "over", "")),
        names=tuple(trimmed(str(name)) for name in listed[:8]),
        post=post if (post := stored.get("post")) in POSTS else "",
    )


def _number(fields: Mapping[str, Any], name: str, most: int = MOST) -> int:
    """A number that can be shown, else none."""
    value = _of(fields, name, 0)
    return value if 0 <= value <= most else 0


def _of(fields: Mapping[str, Any], name: str, default: T) -> T:
    """A member if it is of the default's type, else the default."""
    value = fields.get(name, default)
    return value if type(value) is type(default) else default


def trimmed(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def salvage(text: str) -> str:
    """The record within a text that is no whole save any more."""
    try:
        return read_save(text)[0].record
    except SaveError:
        found = re.search(r'"record"\s*:\s*"((?:[^"\\]|\\.)*)', text)
    if found is None:
        return text
    try:
        return str(json.loads(f'"{found[1]}"', strict=False))
    except ValueError:
        return text


def imported(text: str) -> tuple[str, str]:
    """The record in a foreign text, and a name if one came along."""
    try:
        notes = envelope.load(text).notes("notes")
    except RecordError as error:
        if error.code is not RecordFault.FORMAT:
            raise fault_of(error) from error
    else:
        return text, trimmed(notes.get(TITLE, ""))
    try:
        save, _ = read_save(text)
    except SaveError as error:
        newer = error.key == "save.newer"
        raise error if newer else SaveError("save.not_ours") from None
    return save.record, save.name


def exported(session: Session, name: str, *, redacted: bool) -> str:
    """A game as a text to take away; redacted: only what the detectives know.

    The key of a sealed log never leaves; when the game is over, the opened seal does.
    """
    notes = {NOTE: to_note(session.seating)}
    if name:
        notes[TITLE] = name
    if redacted or not session.knows_all:
        return session.redacted(notes)
    whole = fitting({**session.taken_away(), **notes})
    return session.game.write_record(session.state, whole)


FAULTS: Final[Mapping[RecordFault, str]] = MappingProxyType(
    {
        RecordFault.REDACTED: "save.redacted",
        RecordFault.TOO_LONG: "save.too_long",
        RecordFault.VERSION: "save.newer",
        RecordFault.NOT_TEXT: "save.not_ours",
        RecordFault.NOT_JSON: "save.not_ours",
        RecordFault.TWICE: "save.not_ours",
        RecordFault.FORMAT: "save.not_ours",
        RecordFault.GAME: "save.not_ours",
    }
)
"""How the page says what is wrong with a record; anything else: its start."""


def fault_of(error: RecordError) -> SaveError:
    """What is wrong with a record, in words that a player understands."""
    if error.move is not None:
        return SaveError("save.bad_move", number=error.move + 1)
    return SaveError(FAULTS.get(error.code, "save.bad_start"))
