"""Python's memory, as the site ships it."""

from __future__ import annotations

import importlib
import sys

import pytest

pytestmark = pytest.mark.native_only


@pytest.fixture
def snapshot():
    """The module that has it made."""
    return importlib.import_module("tools.site.python.snapshot")


@pytest.mark.slow
def test_equal_sources_give_equal_memories(snapshot, monkeypatch, tmp_path):
    """Neither clock nor chance nor time zone is in it: a release is what it is."""
    made = snapshot.memory().read_bytes()
    monkeypatch.setattr("tools.site.python.node.CACHE", tmp_path)
    monkeypatch.setenv("TZ", "Asia/Tokyo")

    assert snapshot.memory().read_bytes() == made


def test_it_holds_what_sources_of_the_page_import(snapshot):
    """Also where a function imports it, and PyScript's own; nothing of the terminal."""
    names = snapshot.asked_for()

    assert {"dataclasses", "zlib", "base64"} < set(names)
    assert "argparse" not in names
    assert {name.partition(".")[0] for name in names} < sys.stdlib_module_names
