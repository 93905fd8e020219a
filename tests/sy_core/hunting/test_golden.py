"""Whole games, every seat's view at every ply, against the kept transcripts."""

from __future__ import annotations

import pytest

from support.hunting.transcripts import FOLDER, WANTED, file_name, transcript
from sy_core.hunting import load_record

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_told_as_it_was(path):
    """Any change of rules, views or deduction shows here."""
    kept = path.read_text(encoding="utf-8")

    assert transcript(kept.splitlines()[0]) == kept


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_every_way_to_end_is_kept(wanted):
    """Each end reason on both sides of the tiles and for each number of players."""
    edition, players, reason = wanted
    path = FOLDER / file_name(edition, players, reason)

    state = load_record(path.read_text(encoding="utf-8").splitlines()[0])

    assert (state.table.edition.id, state.table.players) == (edition, players)
    assert state.outcome.reason is reason


def test_no_transcript_is_there_without_being_wanted():
    """A renamed end reason leaves no orphan."""
    assert {path.name for path in FILES} == {file_name(*each) for each in WANTED}


def test_specials_of_all_kinds_are_seen():
    """Black, helicopter, double, staying and chips occur somewhere."""
    moves = [
        move
        for path in FILES
        for move in load_record(path.read_text(encoding="utf-8").splitlines()[0]).moves
    ]
    kinds = {type(move).__name__ for move in moves}

    assert kinds >= {"Again", "Double", "Fly", "PawnStay", "Ride", "Stay"}
