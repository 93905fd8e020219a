"""A real game counts when it ends, once, and is still counted after a reload."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.chrome import ready
from browser.scripts import shortest_game

KEPT = "() => localStorage.getItem(`${sy.site}statistics`)"


def test_a_game_that_ends_is_counted_once_and_stays(table):
    """The end is told first; what is counted is on disk, on this device alone."""
    page = table.page
    start, (his, theirs) = shortest_game()
    table.open(start)
    table.hold()
    table.play(his)
    table.hand_back()
    table.play(theirs)
    page.wait_for_selector(".result")
    page.wait_for_function(KEPT)

    page.reload()
    ready(page)
    page.wait_for_selector(".result")
    table.go_home()
    page.click("#statistics")

    expect(page.locator(".figures dd").first).to_have_text("1")
    (game,) = json.loads(page.evaluate(KEPT))["games"]
    assert game[2:7] == ["classic", "2023", 3, "hhh", "caught"]
    page.wait_for_selector(".picture .spot")
