"""Transcripts in which something was changed, for the audit to find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from sy_core.devices.letters.messages import Message, Opening
from sy_core.devices.transcript import Transcript, extended, next_letter
from sy_core.outcome import EndReason
from sy_core.terms import Side

Said = tuple[Side, tuple[Message, ...]]


def as_said(transcript: Transcript) -> list[Said]:
    """Who wrote what, letter by letter."""
    return [(each.sender.side, each.messages) for each in transcript.letters]


def written(game_id: bytes, letters: list[Said], *, honest_head: bool) -> Transcript:
    """The same letters in a chain of their own.

    With an *honest_head* the opening names the chain as it is now: whoever changed
    something earlier took care of that as well.
    """
    found = Transcript(game_id)
    for side, messages in letters:
        fitting = tuple(
            replace(message, head=found.head)
            if honest_head and isinstance(message, Opening)
            else message
            for message in messages
        )
        found = extended(found, next_letter(found, side, fitting))
    return found


def with_message(
    letters: list[Said], at: int, place: int, message: Message
) -> list[Said]:
    """The letters with another message at one place."""
    side, messages = letters[at]
    changed = (*messages[:place], message, *messages[place + 1 :])
    return [*letters[:at], (side, changed), *letters[at + 1 :]]


def changed(value: object) -> Iterator[object]:
    """The value with each of its parts changed in turn."""
    match value:
        case EndReason() | None:
            yield from {None, *EndReason} - {value}
        case bytes():
            yield value[:-1] + bytes((value[-1] ^ 1,)) if value else b"?"
        case int():
            yield value + 1
            if value:
                yield value - 1
        case str():
            yield from {f"{value}T", value[:-1], f"X{value[1:]}"} - {value}
        case tuple():
            yield from _changed_items(value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for each in fields(value):
                for other in changed(getattr(value, each.name)):
                    yield replace(value, **{each.name: other})


def _changed_items(value: tuple[object, ...]) -> Iterator[tuple[object, ...]]:
    for at, item in enumerate(value):
        yield (*value[:at], *value[at + 1 :])
        for other in changed(item):
            yield (*value[:at], other, *value[at + 1 :])
    if len(value) > 1:
        yield (value[1], value[0], *value[2:])
    if value:
        yield (*value, value[-1])
