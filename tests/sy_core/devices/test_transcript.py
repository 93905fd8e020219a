"""Every letter names everything before it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.devices.samples import GAME_ID, MESSAGES
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import Pursuit, Reply, Resign, Turn
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.transcript import (
    Transcript,
    extended,
    misplaced,
    next_letter,
    read_transcript,
    shortened,
    write_transcript,
)
from sy_core.terms import Side

X, TABLE = Side.MISTER_X, Side.DETECTIVES
SAID = (
    (X, MESSAGES[0]),
    (TABLE, MESSAGES[3]),
    (X, Turn("T", (b"c" * 20,))),
    (TABLE, Pursuit(("D1T46",))),
    (X, Reply(1)),
    (X, Turn("B", (b"d" * 20,))),
)


def transcript(said=SAID):
    """Some letters of a game."""
    found = Transcript(GAME_ID)
    for side, message in said:
        found = extended(found, next_letter(found, side, (message,)))
    return found


def as_bytes(found):
    """A transcript as it is kept."""
    writer = Writer()
    write_transcript(writer, found)
    return writer.done()


def test_the_next_letter_is_taken():
    """By the other side."""
    letters = transcript().letters

    for number, letter in enumerate(letters):
        reader = TABLE if letter.sender.side is X else X
        assert misplaced(transcript(SAID[:number]), letter, reader) is None


def test_letters_out_of_place_have_a_reason_each():
    """Nothing is changed by them."""
    known = transcript()
    letters = known.letters
    foreign = replace(letters[5], game_id=b"game-2")
    again = replace(letters[5], messages=(Resign(),))
    late = transcript((*SAID, (TABLE, Resign()), (X, Resign()))).letters

    assert misplaced(known, foreign, TABLE) is LetterFault.OTHER_GAME
    assert misplaced(known, letters[5], TABLE) is LetterFault.DOUBLED
    assert misplaced(known, letters[4], TABLE) is LetterFault.OLD
    assert misplaced(known, letters[3], X) is LetterFault.DOUBLED
    assert misplaced(known, letters[1], X) is LetterFault.OLD
    assert misplaced(known, letters[3], TABLE) is LetterFault.OWN
    assert misplaced(known, again, TABLE) is LetterFault.FORK
    assert misplaced(known, late[6], TABLE) is LetterFault.OWN
    assert misplaced(known, late[7], TABLE) is LetterFault.FUTURE


def test_whoever_plays_on_from_another_game_is_noticed():
    """The numbers fit, but not what was before."""
    other = transcript(((X, MESSAGES[1]), *SAID[1:]))
    letter = next_letter(other, X, (Resign(),))

    assert misplaced(transcript(), letter, TABLE) is LetterFault.FORK


def test_a_transcript_is_kept_in_little_room_and_comes_back():
    """What follows from the letters before is not written."""
    known = transcript()

    assert read_transcript(Reader(as_bytes(known))) == known
    assert shortened(known) == transcript(SAID[:-1])


def test_only_two_sides_write():
    """Anything else is damaged."""
    data = as_bytes(transcript(((X, Resign()),)))

    with pytest.raises(LetterError):
        read_transcript(Reader(data[:-2] + b"\x05" + data[-1:]))


def test_every_letter_changes_the_hash_of_everything():
    """None can be left out, put in, changed or exchanged."""
    heads = {
        transcript(said).head
        for said in (
            SAID,
            SAID[1:],
            SAID[:-1],
            (SAID[1], SAID[0], *SAID[2:]),
            ((TABLE, SAID[0][1]), *SAID[1:]),
        )
    }

    assert len(heads) == 5
