"""All letters of a game in order, chained by a hash: none can change or be left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.devices.letters.faults import LetterFault
from sy_core.devices.letters.messages import BEFORE, Letter, Message, Sender
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.text import (
    code_of,
    core,
    read_messages,
    sender_of,
    write_messages,
)
from sy_core.devices.seal import GAME_ID, digest
from sy_core.terms import Side

NOTHING: Final = b""
MOST_LETTERS: Final = 2_000
LONGEST_LETTER: Final = 3_000  # bytes


@dataclass(frozen=True, slots=True)
class Transcript:
    """The letters so far."""

    game_id: bytes
    letters: tuple[Letter, ...] = ()
    heads: tuple[bytes, ...] = (NOTHING,)
    """The hash of everything before each letter, and at the end that of everything."""

    @property
    def head(self) -> bytes:
        """The hash of everything so far."""
        return self.heads[-1]


def next_letter(
    transcript: Transcript, side: Side, messages: tuple[Message, ...]
) -> Letter:
    """A letter that follows all others."""
    return Letter(
        game_id=transcript.game_id,
        number=len(transcript.letters),
        sender=Sender(side),
        before=transcript.head[:BEFORE],
        messages=messages,
    )


def extended(transcript: Transcript, letter: Letter) -> Transcript:
    """The transcript with one more letter, which fits."""
    head = digest("letter", transcript.head, core(letter))
    return Transcript(
        transcript.game_id,
        (*transcript.letters, letter),
        (*transcript.heads, head),
    )


def shortened(transcript: Transcript) -> Transcript:
    """The transcript without its last letter."""
    return Transcript(
        transcript.game_id, transcript.letters[:-1], transcript.heads[:-1]
    )


def misplaced(
    transcript: Transcript, letter: Letter, reader: Side
) -> LetterFault | None:
    """Why *letter* is not the next one that *reader* should get; None: it is."""
    if letter.game_id != transcript.game_id:
        return LetterFault.OTHER_GAME
    known = transcript.letters
    if letter.number < len(known):
        if letter != known[letter.number]:
            return LetterFault.FORK
        if letter.sender.side is reader:
            return LetterFault.OWN
        later = (one.sender.side for one in known[letter.number + 1 :])
        newest = all(side is reader for side in later)
        return LetterFault.DOUBLED if newest else LetterFault.OLD
    if letter.sender.side is reader:
        return LetterFault.OWN
    if letter.number > len(known):
        return LetterFault.FUTURE
    if letter.before != transcript.head[:BEFORE]:
        return LetterFault.FORK
    return None


def write_transcript(writer: Writer, transcript: Transcript) -> None:
    """All letters, without what follows from those before."""
    writer.raw(transcript.game_id)
    writer.number(len(transcript.letters))
    for letter in transcript.letters:
        inner = Writer()
        inner.byte(code_of(letter.sender))
        write_messages(inner, letter.messages)
        writer.data(inner.done())


def read_transcript(reader: Reader) -> Transcript:
    """The transcript again; what it says is not checked yet."""
    transcript = Transcript(reader.raw(GAME_ID))
    for side, messages in reader.each(MOST_LETTERS, _letter):
        transcript = extended(transcript, next_letter(transcript, side, messages))
    return transcript


def _letter(reader: Reader) -> tuple[Side, tuple[Message, ...]]:
    inner = Reader(reader.data(LONGEST_LETTER))
    return sender_of(inner.byte()).side, read_messages(inner)
