"""docs/tiles.svg is drawn from the tile table."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from support.tool import ROOT, run_tool
from sy_core.hunting import TILES

pytestmark = pytest.mark.native_only


def test_the_picture_is_current():
    """Whoever changes a tile draws it anew."""
    done = run_tool("tools.pictures.tiles", "--check")

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_picture_shows_every_space_and_landmark():
    """Both sides of every tile: each number at least twice, each name once."""
    root = ET.parse(ROOT / "docs" / "tiles.svg").getroot()
    words = [element.text for element in root.iter() if element.tag.endswith("text")]

    assert all(words.count(str(number)) >= 2 for number in range(1, 37))
    assert all(words.count(tile.name) == 1 for tile in TILES.values())
