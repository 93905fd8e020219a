"""A finished sealed game is an ordinary record, with its seal as a note."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.devices import alone
from sy_core.devices.audit import audit
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.wrapping import unwrapped, wrapped
from sy_core.devices.transcript import Transcript, read_transcript, write_transcript
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.game import AnyGame
from sy_core.protocols import State
from sy_core.registry import game_of

NOTE: Final = "seal"
"""The name of the note; what does not fit into one goes on in ``seal2`` …"""
PREFIX: Final = "seal"
LONGEST: Final = 100_000  # characters; a game needs about 1,500
PIECE: Final = 1_900  # characters of a note
MOST_PIECES: Final = 32


def transcript_text(transcript: Transcript) -> str:
    """All letters of a game as one text."""
    writer = Writer()
    write_transcript(writer, transcript)
    return wrapped(PREFIX, writer.done())


def read_transcript_text(text: str) -> Transcript:
    """The letters again; what they say is the audit's to check."""
    reader = Reader(unwrapped(PREFIX, text, LONGEST))
    transcript = read_transcript(reader)
    if not reader.is_done:
        raise LetterError(LetterFault.FORM)
    return transcript


def seal_notes(text: str) -> dict[str, str]:
    """A seal as notes of a record: a transcript's text, or that of a game alone."""
    pieces = [text[at : at + PIECE] for at in range(0, len(text), PIECE)]
    return {_name(number): piece for number, piece in enumerate(pieces, start=1)}


def seal_in(notes: Mapping[str, str]) -> str:
    """The seal in the notes of a record; empty: there is none."""
    names = map(_name, range(1, MOST_PIECES + 1))
    return "".join(notes.get(name, "") for name in names)


def audit_text(text: str) -> Sound | Fault:
    """Whether a record with a seal is sound, or the letters of a game alone."""
    bare = text.strip()
    if bare.startswith(PREFIX):
        return audit(read_transcript_text(bare))
    return audit_record(text)


def audit_record(text: str) -> Sound | Fault:
    """Whether a record is sealed and sound.

    A RecordError if it is no record of a game, a LetterError if its seal is none.
    """
    game = game_of(text)
    record = game.read_record(text)
    state, sealed = game.replay(record), seal_in(record.notes)
    if not sealed:
        return Fault(Cheat.NOT_SEALED)
    if sealed.startswith(alone.PREFIX):
        return alone.audit_own(game, state, sealed)
    found = audit(read_transcript_text(sealed))
    if isinstance(found, Sound) and found.state != state:
        return _other_record(game, state, found.state)
    return found


def _other_record(game: AnyGame, state: State, sealed: State) -> Fault:
    """The first move in which a record is not what was sealed."""
    ours, theirs = (
        [game.format_move(move) for move in each.moves]
        if each.table == sealed.table
        else []
        for each in (state, sealed)
    )
    for claimed, true in zip(ours, theirs, strict=False):
        if claimed != true:
            return Fault(Cheat.OTHER_RECORD, 0, claimed, true)
    return Fault(Cheat.OTHER_RECORD)


def _name(number: int) -> str:
    return NOTE if number == 1 else f"{NOTE}{number}"
