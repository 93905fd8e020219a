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
from typing import Any, Final

from sy_core.errors import RecordError, RecordFault
from sy_core.formats import envelope
from sy_core.formats.nesting import shallow
from ui.saves.summary import (
    LATEST,
    Summary,
    number_in,
    read_summary,
    trimmed,
    value_in,
)
from ui.table.notes import fitting
from ui.table.seating import NOTE, to_note
from ui.table.session import Session
from ui.words import Words

VERSION: Final = 1
TITLE: Final = "title"
"""Note of an exported record: the name of the game."""
SUM: Final = re.compile(r',"sum":"([0-9a-f]{8})"\}\Z')
"""The checksum, at the end of a save."""


class SaveError(Exception):
    """A game cannot be had from a text; *key* and *values* say why, in words."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def in_words(self, words: Words) -> str:
        """The reason in a language."""
        return words(self.key, **self.values)


class DamagedSaveError(SaveError):
    """A save was damaged and is kept aside; what could be recovered is a new game."""

    def __init__(self, fault: SaveError, recovered: Session | None) -> None:
        super().__init__(fault.key, **fault.values)
        self.recovered = recovered


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it is kept."""

    name: str
    created: int
    updated: int
    summary: Summary
    record: str


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
    if not isinstance(found, int) or isinstance(found, bool) or found < (not bare):
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
        name=trimmed(value_in(fields, "name", "")),
        created=number_in(fields, "created", LATEST),
        updated=number_in(fields, "updated", LATEST),
        summary=read_summary(value_in(fields, "summary", {})),
        record=fields["record"],
    )


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
