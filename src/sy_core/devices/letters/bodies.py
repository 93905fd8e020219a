"""Messages as bytes: a byte for the kind, then its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Generic, TypeVar, cast

from sy_core.devices.chains import LENGTH, LINK
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import (
    AFTER,
    Answer,
    Deal,
    Invite,
    Message,
    Opening,
    Pursuit,
    Release,
    Reply,
    Resign,
    Shown,
    Turn,
)
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.rides import from_words, to_words
from sy_core.devices.seal import COMMITMENT, DIGEST, KEY, ROOT, SALT, SHARE
from sy_core.outcome import EndReason
from sy_core.terms import Station

LONGEST_SETUP: Final = 400  # bytes
LONGEST_SEATING: Final = 800
LONGEST_EVENT: Final = 40
MOST_ENTRIES: Final = 64
MOST_WORDS: Final = 256

ENDS: Final = (
    None,
    EndReason.CAUGHT,
    EndReason.BLOCKED,
    EndReason.RAN_INTO_DETECTIVE,
    EndReason.ESCAPED,
    EndReason.STRANDED,
)
"""By their numbers; more may follow."""

M = TypeVar("M", bound=Message)


@dataclass(frozen=True, slots=True)
class Body(Generic[M]):
    """How one kind of message is written and read."""

    kind: type[M]
    write: Callable[[Writer, M], None]
    read: Callable[[Reader], M]


def write(writer: Writer, message: Message) -> None:
    """Add a message."""
    for code, body in BODIES.items():
        if isinstance(message, body.kind):
            writer.byte(code)
            body.write(writer, message)


def read(reader: Reader) -> Message:
    """The next message, or a LetterError."""
    body = BODIES.get(reader.byte())
    if body is None:
        raise LetterError(LetterFault.FORM)
    return body.read(reader)


def _write_invite(writer: Writer, message: Invite) -> None:
    writer.text(message.setup)
    writer.text(message.seating)
    writer.raw(message.promise)
    writer.data(message.anchor)
    writer.data(message.after)


def _read_invite(reader: Reader) -> Invite:
    return Invite(
        reader.text(LONGEST_SETUP),
        reader.text(LONGEST_SEATING),
        reader.raw(ROOT),
        _none_or(reader, LINK),
        _none_or(reader, AFTER),
    )


def _write_answer(writer: Writer, message: Answer) -> None:
    writer.data(message.promise)
    writer.data(message.anchor)
    writer.text(message.seating)


def _read_answer(reader: Reader) -> Answer:
    promise = reader.data(ROOT)
    if len(promise) not in (ROOT, SHARE):
        raise LetterError(LetterFault.FORM)
    return Answer(promise, _none_or(reader, LINK), reader.text(LONGEST_SEATING))


def _write_shown(writer: Writer, shown: Shown) -> None:
    writer.number(shown.entry)
    writer.number(shown.station)
    writer.raw(shown.salt)


def _read_shown(reader: Reader) -> Shown:
    return Shown(reader.number(), Station(reader.number()), reader.raw(SALT))


def _write_end(writer: Writer, ended: EndReason | None) -> None:
    writer.byte(ENDS.index(ended))


def _read_end(reader: Reader) -> EndReason | None:
    code = reader.byte()
    if code >= len(ENDS):
        raise LetterError(LetterFault.FORM)
    return ENDS[code]


def _write_turn(writer: Writer, message: Turn) -> None:
    writer.text(message.event)
    writer.each(message.promises, Writer.raw)
    writer.each(message.shown, _write_shown)
    _write_end(writer, message.ended)


def _read_turn(reader: Reader) -> Turn:
    return Turn(
        reader.text(LONGEST_EVENT),
        reader.each(MOST_ENTRIES, lambda each: each.raw(COMMITMENT)),
        reader.each(MOST_ENTRIES, _read_shown),
        _read_end(reader),
    )


def _write_reply(writer: Writer, message: Reply) -> None:
    writer.number(message.made)
    _write_end(writer, message.ended)
    writer.each(message.shown, _write_shown)


def _read_reply(reader: Reader) -> Reply:
    made, ended = reader.number(), _read_end(reader)
    return Reply(made, ended, reader.each(MOST_ENTRIES, _read_shown))


def _write_release(writer: Writer, message: Release) -> None:
    writer.number(message.count)
    writer.raw(message.link)


def _read_release(reader: Reader) -> Release:
    count = reader.number()
    if not 0 < count <= LENGTH:
        raise LetterError(LetterFault.FORM)
    return Release(count, reader.raw(LINK))


def _write_pursuit(writer: Writer, message: Pursuit) -> None:
    writer.data(to_words(message.moves))


def _read_pursuit(reader: Reader) -> Pursuit:
    return Pursuit(from_words(reader.data(2 * MOST_WORDS)))


def _write_opening(writer: Writer, message: Opening) -> None:
    writer.raw(message.key)
    writer.data(to_words(message.moves))
    writer.raw(message.head)


def _read_opening(reader: Reader) -> Opening:
    key, moves = reader.raw(KEY), from_words(reader.data(2 * MOST_WORDS))
    return Opening(key, moves, reader.raw(DIGEST))


def _none_or(reader: Reader, length: int) -> bytes:
    data = reader.data(length)
    if len(data) not in (0, length):
        raise LetterError(LetterFault.FORM)
    return data


BODIES: Final[Mapping[int, Body[Message]]] = MappingProxyType(
    {
        code: cast("Body[Message]", body)
        for code, body in {
            1: Body(Invite, _write_invite, _read_invite),
            2: Body(Answer, _write_answer, _read_answer),
            3: Body(Deal, lambda w, m: w.raw(m.share), lambda r: Deal(r.raw(SHARE))),
            4: Body(Turn, _write_turn, _read_turn),
            5: Body(Release, _write_release, _read_release),
            6: Body(Pursuit, _write_pursuit, _read_pursuit),
            7: Body(Reply, _write_reply, _read_reply),
            8: Body(Opening, _write_opening, _read_opening),
            9: Body(Resign, lambda _w, _m: None, lambda _r: Resign()),
        }.items()
    }
)
"""By the number that stands for a kind; they never change within a version."""
