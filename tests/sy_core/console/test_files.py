"""Reading and writing saved games."""

from __future__ import annotations

import os

import pytest

from sy_core.console.files import read_text, write_atomically
from sy_core.formats.envelope import LONGEST_TEXT


def test_a_saved_text_can_be_read(tmp_path):
    """It ends with a line end, as text files do."""
    path = tmp_path / "game.json"

    write_atomically(path, "record")

    assert read_text(path) == "record\n"


def test_nothing_but_the_file_is_left_behind(tmp_path):
    """The spare file has become the file."""
    path = tmp_path / "game.json"
    write_atomically(path, "old")

    write_atomically(path, "new")

    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
    assert read_text(path) == "new\n"


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    """The disk is full: the old game is whole, and no scrap lies about."""
    path = tmp_path / "game.json"
    write_atomically(path, "old")

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)

    with pytest.raises(OSError, match="No space"):
        write_atomically(path, "new")
    assert read_text(path) == "old\n"
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_no_more_is_read_than_a_record_can_hold(tmp_path):
    """A huge file does not fill the memory."""
    path = tmp_path / "huge"
    path.write_text("x" * (LONGEST_TEXT + 1000), encoding="utf-8")

    assert len(read_text(path)) == LONGEST_TEXT + 1
