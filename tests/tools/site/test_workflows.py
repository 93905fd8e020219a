"""What runs on GitHub: the same commands as here, and official actions only."""

from __future__ import annotations

import re

import pytest

from tools.setup import ROOT

pytestmark = pytest.mark.native_only

FOLDER = ROOT / ".github" / "workflows"


def text_of(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def test_every_action_is_an_official_one_of_a_named_major_version():
    """Nobody else's code sees the site on its way."""
    used = [
        name
        for path in FOLDER.glob("*.yml")
        for name in re.findall(r"uses: (\S+)", text_of(path.name))
    ]

    assert len(used) >= 8
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", name) for name in used)


def test_pushes_are_checked_by_what_checks_here():
    """One command, so that green here is green there."""
    assert "run: .ci/run" in text_of("test.yml")
    assert re.search(r"^on:\n  push:$", text_of("test.yml"), re.MULTILINE)


def test_the_built_folder_is_what_is_published():
    """After two builds of it were equal."""
    pages = text_of("pages.yml")

    assert "run: make site" in pages
    assert "diff --recursive dist again" in pages
    assert "path: dist" in pages


def test_nothing_may_be_written_but_the_published_pages():
    """Rights are given where they are needed."""
    assert "contents: write" not in text_of("test.yml") + text_of("pages.yml")
    assert text_of("pages.yml").count("write") == 2
