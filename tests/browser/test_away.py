"""Coming back to the page while Mister X's screen was open: pixels, not documents."""

from __future__ import annotations

from browser.away import SHORT, away


def test_nothing_of_his_screen_is_seen_on_coming_back(address):
    """Nothing tells the page beforehand that its tab is left."""
    with away("chromium", address, seed=1) as table:
        returns = [table.and_back("sudden", SHORT) for _ in range(4)]

    assert [each for each in returns if each.seen] == []
