"""The examples that people begin from are sound bots themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from sy_core.bots import checking
from sy_core.bots.checking import check_at, places

pytestmark = pytest.mark.native_only

EXAMPLES = sorted(
    str(path)
    for path in Path("examples").glob("*.py")
    if path.name != "chance.py"  # a program: test_program.py plays it
)
PATIENCE = 30.0
"""Times what a choice is given: other tests run at the same time."""
EDITIONS = ("1983", "beginners", "hunting-expert")
"""A hidden log, an open one, and dice; test_checking.py plays greedy.py everywhere."""


def test_the_workshop_has_its_five():
    """Greedy, belief, one-ply search, exits, and one for the dice."""
    names = [Path(path).stem for path in EXAMPLES]

    assert names == ["belief", "dice", "exits", "greedy", "one_ply"]


@pytest.mark.slow
@pytest.mark.parametrize("path", EXAMPLES)
def test_an_example_is_sound_on_both_sides(path, monkeypatch):
    """Nothing illegal or slow, and the same again for the same seed."""
    monkeypatch.setattr(checking, "ALLOWED", PATIENCE)
    tables = [place for place in places() if place.edition in EDITIONS]

    found = [finding for place in tables for finding in check_at(place, path)]

    assert len(tables) == 2 * len(EDITIONS)
    assert found == []
