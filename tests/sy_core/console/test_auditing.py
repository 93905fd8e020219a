"""The terminal checks sealed games."""

from __future__ import annotations

from random import Random

import pytest

from support.console.fakes import ENGLISH, FakeTerminal
from support.devices.pair import finished, met
from sy_core.console.app import run
from sy_core.console.languages import LANGUAGES, catalogue_of
from sy_core.devices.sealed_record import seal_notes, transcript_text
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.devices.wording import verdict_in_words
from sy_core.game import Setup
from sy_core.registry import HUNTING

pytestmark = pytest.mark.native_only

PAIR = finished(met(Setup(edition="hunting", players=2), 1), Random(1))
SEAL = transcript_text(PAIR.table.base.transcript)


def audited(tmp_path, text, *more):
    """What is said of a file with this text, and the exit code."""
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    terminal = FakeTerminal()
    return run(["audit", str(path), *more], terminal), terminal.text.strip()


def test_a_sound_game_is_told(tmp_path):
    """A record with its seal, or the letters alone."""
    record = HUNTING.write_record(PAIR.x.state, seal_notes(SEAL))
    entries = len(PAIR.table.base.sealed)
    said = f"Sealed and sound. Entries compared: {entries}."

    assert audited(tmp_path, record) == (0, said)
    assert audited(tmp_path, SEAL + "\n") == (0, said)


def test_what_is_wrong_is_told_in_the_language_that_is_asked_for(tmp_path):
    """With an exit code of its own."""
    plain = HUNTING.write_record(PAIR.x.state)

    code, said = audited(tmp_path, plain, "--language", "de")

    assert (code, said) == (1, "Dieses Spiel hat kein Siegel.")


def test_what_cannot_be_read_is_told(tmp_path):
    """No file, no record, no seal, no file named."""
    terminal = FakeTerminal()

    assert audited(tmp_path, "{}")[0] == 2
    assert audited(tmp_path, SEAL[:-4]) == (2, "The seal cannot be read (truncated).")
    assert run(["audit", str(tmp_path / "none")], terminal) == 2
    assert run(["audit"], terminal) == 2


def test_help_tells_of_it():
    """Or else nobody would find it."""
    terminal = FakeTerminal()

    run(["--help"], terminal)

    assert "sy_core audit FILE" in " ".join(terminal.text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_a_sentence(language):
    """Also where nobody knows the truth, or where nothing was said."""
    words = catalogue_of(language)
    told = [
        verdict_in_words(words, Fault(code, 9, claimed, true, letter=3))
        for code in Cheat
        for claimed, true in (("84", "103"), ("84", ""), ("", "103"))
    ]

    assert all(sentence.endswith((".", "?")) for sentence in told)
    assert len({*told}) >= len(Cheat) + 3


def test_the_sentence_of_a_change_of_mind():
    """As it was wished for."""
    fault = Fault(Cheat.CHANGED_MIND, 9, "84", "103", letter=20)

    assert verdict_in_words(ENGLISH, fault) == "Entry 9: he says 84, but sealed 103."
    assert verdict_in_words(ENGLISH, Sound(PAIR.x.state, 3)).endswith("3.")


def test_of_a_game_at_one_device_it_is_the_record_that_was_changed():
    """Nobody says anything there: no letter tells of it."""
    faults = (
        Fault(Cheat.CHANGED_MIND, 9, "84", "103"),
        Fault(Cheat.CHANGED_MIND, 0, "84", "103"),
        Fault(Cheat.INCOMPLETE, 0, "22", "23"),
    )

    assert [verdict_in_words(ENGLISH, fault) for fault in faults] == [
        "Entry 9: the record says 84, but 103 was sealed.",
        "Start: the record says 84, but 103 was sealed.",
        "Stations in the record: 22; sealed: 23.",
    ]
