"""A sealed game is an ordinary record that anybody can check."""

from __future__ import annotations

from random import Random

import pytest

from support.at_random import at_random
from support.devices.pair import entropy, finished, met
from sy_core.devices.alone import own_seal, own_seal_in, write_own
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.letters.packing import Writer
from sy_core.devices.letters.wrapping import wrapped
from sy_core.devices.sealed_record import (
    PREFIX,
    audit_record,
    audit_text,
    read_transcript_text,
    seal_in,
    seal_notes,
    transcript_text,
)
from sy_core.devices.transcript import Transcript, write_transcript
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.errors import RecordError
from sy_core.game import Setup
from sy_core.registry import CLASSIC, GAMES, HUNTING

PAIR = finished(met(Setup(edition="2013", players=5), 1), Random(3))
SEAL = transcript_text(PAIR.table.base.transcript)


def sealed_record(state, text, game=CLASSIC, **notes):
    """The record of a game with a seal among its notes."""
    return game.write_record(state, {**seal_notes(text), **notes})


def alone(game, seed=1):
    """A game that was played at one device, and its seal."""
    first = game.new_game(next(iter(game.editions)), 3, rng=Random(seed))
    *_, state = at_random(game, first, Random(seed))
    return state, own_seal(entropy(seed))


def test_a_sealed_game_is_a_record_like_any_other():
    """Saves, replay, review and export take it; its notes are its own."""
    record = sealed_record(PAIR.x.state, SEAL, title="Sunday")

    assert CLASSIC.load_record(record) == PAIR.x.state
    assert CLASSIC.read_record(record).notes["title"] == "Sunday"
    entries = len(PAIR.table.base.sealed)
    assert audit_record(record) == Sound(PAIR.x.state, entries)
    assert audit_text(record) == audit_text(f"{SEAL}\n") == audit_record(record)


def test_the_letters_of_a_game_come_back_as_they_were():
    """In less than two kilobytes."""
    assert read_transcript_text(SEAL) == PAIR.table.base.transcript
    assert len(SEAL) < 2_000


def test_a_long_seal_takes_several_notes():
    """A note has a limit."""
    text = "seal1" + "A" * 5_000

    notes = seal_notes(text)

    assert [*notes] == ["seal", "seal2", "seal3"]
    assert seal_in({"title": "x", **notes}) == text
    assert seal_in({}) == ""


def test_a_record_of_another_game_is_not_what_was_sealed():
    """Neither one of other moves, nor one of another table."""
    shorter = CLASSIC.undo(PAIR.x.state)
    history = CLASSIC.history(PAIR.x.state)[-2]
    other = CLASSIC.apply(history, next(iter(CLASSIC.legal_moves(history))))
    foreign = CLASSIC.new_game("2013", 5, rng=Random(8))

    assert audit_record(sealed_record(shorter, SEAL)) == Fault(Cheat.OTHER_RECORD)
    assert audit_record(sealed_record(foreign, SEAL)) == Fault(Cheat.OTHER_RECORD)
    if other != PAIR.x.state:
        fault = audit_record(sealed_record(other, SEAL))
        assert fault.code is Cheat.OTHER_RECORD
        assert fault.claimed != fault.true


def test_no_seal_no_verdict():
    """And what is no seal is refused as a text."""
    plain = CLASSIC.write_record(PAIR.x.state)

    assert audit_record(plain) == Fault(Cheat.NOT_SEALED)
    with pytest.raises(LetterError):
        audit_record(sealed_record(PAIR.x.state, SEAL[:-4]))
    with pytest.raises(RecordError):
        audit_record("{}")


def test_bytes_after_the_end_are_not_overlooked():
    """There is one text for a transcript, and one for a seal."""
    writer = Writer()
    write_transcript(writer, Transcript(b"game-1"))
    with pytest.raises(LetterError):
        read_transcript_text(wrapped(PREFIX, writer.done() + b"\0"))
    state, _ = alone(HUNTING)
    longer = written_own(b"k" * 32, b"r" * 32, (), b"w" * 33)
    with pytest.raises(LetterError):
        audit_record(sealed_record(state, longer, HUNTING))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_game_at_one_device_is_sealed_too(game):
    """Whoever publishes its record can be checked by anybody."""
    state, own = alone(game)

    record = sealed_record(state, write_own(game, own, state), game)

    assert audit_record(record) == Sound(state, len(state.trail))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_its_root_and_promises_can_be_told_while_it_is_played(game):
    """So that nobody can say later that all was made up: none of them changes."""
    state, own = alone(game)
    promises = own.promises(game, state)

    for early in game.history(state):
        assert own.root(game, early) == own.root(game, state)
        assert promises[: len(early.trail) + 1] == own.promises(game, early)


def test_whoever_kept_the_promises_finds_them_behind_the_opened_seal():
    """It tells what they were made with."""
    state, own = alone(CLASSIC)

    assert own_seal_in(write_own(CLASSIC, own, state)) == own


@pytest.mark.parametrize("index", range(0, 30, 3))
def test_a_changed_record_of_one_device_is_noticed(index):
    """Any other legal game, with the same seal."""
    state, own = alone(CLASSIC)
    text = write_own(CLASSIC, own, state)
    before = CLASSIC.history(state)[min(index, len(state.moves) - 1)]
    moves = [
        m for m in CLASSIC.legal_moves(before) if m != state.moves[len(before.moves)]
    ]
    other = CLASSIC.apply(before, moves[0])

    fault = audit_record(sealed_record(other, text))

    assert fault.code in {Cheat.INCOMPLETE, Cheat.CHANGED_MIND, Cheat.OTHER_RECORD}


def test_what_was_sealed_is_told_for_the_entry():
    """Both what the record says, and what was sealed."""
    state, own = alone(CLASSIC)
    last = state.trail[-1]
    text = write_own(CLASSIC, own, state)

    fault = audit_record(sealed_record(_elsewhere(state), text))
    assert (fault.code, fault.entry) == (Cheat.CHANGED_MIND, len(state.trail))
    assert fault.true == str(last.station)


def test_a_seal_of_another_key_or_another_chase_is_noticed():
    """The pursuers' moves are sealed as a whole."""
    state, own = alone(CLASSIC)
    early = CLASSIC.undo(state)
    promises = own.promises(CLASSIC, state)
    assert own.promises(CLASSIC, early) == promises  # a pursuer moved last
    root, whole = own.root(CLASSIC, state), b"w" * 32

    other_key = written_own(bytes(32), root, promises, whole)
    other_chase = write_own(CLASSIC, own, early)

    assert audit_record(sealed_record(state, other_key)) == Fault(Cheat.OTHER_KEY)
    assert audit_record(sealed_record(state, other_chase)) == Fault(Cheat.OTHER_RECORD)


def written_own(key, root, promises, whole):
    """A seal that says so."""
    writer = Writer()
    writer.raw(b"game-1" + key + root)
    writer.each(promises, Writer.raw)
    writer.raw(whole)
    return wrapped("alone", writer.done())


def _elsewhere(state):
    """The same game, but for where his last ride led."""
    history = CLASSIC.history(state)
    at = max(n for n, move in enumerate(state.moves) if move.legs)
    before, done = history[at], state.moves[at]
    for move in CLASSIC.legal_moves(before):
        if len(move.legs) == len(done.legs) and move.legs[-1].to != done.legs[-1].to:
            return CLASSIC.apply(before, move)
    raise AssertionError(done)
