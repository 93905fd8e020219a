"""Letters as text: from whom, of which game, after what, and the messages."""

from __future__ import annotations

import re
from typing import Final

from sy_core.devices.letters import bodies
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import BEFORE, Letter, Message, Sender
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.wrapping import unwrapped, wrapped
from sy_core.devices.seal import GAME_ID
from sy_core.terms import Side

PREFIX: Final = "sy"
LONGEST: Final = 4_000  # characters; the longest invitation needs 1,800
MOST_MESSAGES: Final = 8
LATEST: Final = 10_000
"""No game has so many letters."""

_FOUND: Final = re.compile(rf"{PREFIX}[0-9A-Z][A-Za-z0-9_-]{{20,}}")
_SIDES: Final = (Side.MISTER_X, Side.DETECTIVES)
_DEVICES: Final = 128


def found_in(text: str) -> str:
    """The letter within a link or a whole message; else the text as it is."""
    found = _FOUND.search(text[: 2 * LONGEST])
    return found[0] if found else text


def all_in(text: str) -> tuple[str, ...]:
    """All letters within a link or a whole message, in their order."""
    return tuple(found[0] for found in _FOUND.finditer(text[: 2 * LONGEST]))


def write_letter(letter: Letter) -> str:
    """The text of a letter."""
    return wrapped(PREFIX, core(letter))


def read_letter(text: str) -> Letter:
    """The letter that *text* is; whatever is wrong is a LetterError."""
    reader = Reader(unwrapped(PREFIX, text, LONGEST))
    sender = sender_of(reader.byte())
    game_id, number = reader.raw(GAME_ID), reader.number()
    if number > LATEST:
        raise LetterError(LetterFault.FORM)
    before = reader.raw(BEFORE) if number else b""
    return Letter(game_id, number, sender, before, read_messages(reader))


def core(letter: Letter) -> bytes:
    """A letter as bytes: what the hash of everything is made of."""
    writer = Writer()
    writer.byte(code_of(letter.sender))
    writer.raw(letter.game_id)
    writer.number(letter.number)
    writer.raw(letter.before)
    write_messages(writer, letter.messages)
    return writer.done()


def write_messages(writer: Writer, messages: tuple[Message, ...]) -> None:
    """Messages, one after another to the end."""
    for message in messages:
        bodies.write(writer, message)


def read_messages(reader: Reader) -> tuple[Message, ...]:
    """All messages to the end; there is at least one."""
    found = [bodies.read(reader)]
    while not reader.is_done:
        if len(found) == MOST_MESSAGES:
            raise LetterError(LetterFault.FORM)
        found.append(bodies.read(reader))
    return tuple(found)


def code_of(sender: Sender) -> int:
    """Who wrote a letter, as a byte."""
    return _SIDES.index(sender.side) * _DEVICES + sender.device


def sender_of(code: int) -> Sender:
    """Who wrote a letter."""
    side, device = divmod(code, _DEVICES)
    if device:  # room for more devices of the detectives: nobody has them yet
        raise LetterError(LetterFault.NEWER)
    return Sender(_SIDES[side], device)
