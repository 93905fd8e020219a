"""A clock at a real table, on a phone and in German: it ticks, waits, comes back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.test_notebook import complaints, hunt
from sy_core.registry import CLASSIC

SOON = 20_000


def left(page):
    """Seconds on the clock."""
    minutes, seconds = page.inner_text(".clock strong").split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_clock_ticks_waits_and_moves_on(table):
    """Nothing but the clock is drawn; a reload takes and gives nothing."""
    page, (state, _) = table.page, hunt()
    page.set_viewport_size({"width": 390, "height": 844})
    table.start_afresh()
    table.speak("de")
    try:
        table.open(CLASSIC.write_record(state, {"clock": "15 0 move"}))
        page.evaluate("document.querySelector('#head > *').dataset.old = ''")
        expect(page.locator(".clock")).to_have_text(re.compile("beeil dich"))
        assert page.locator("#head > [data-old]").count()
        before = left(page)
        page.reload()
        page.wait_for_selector(".clock", timeout=SOON)
        assert 0 < left(page) <= before

        table.do("play.menu")
        still = left(page)
        table.do("agree.ask", "take_back")
        expect(page.locator("dialog")).to_contain_text("Seid ihr alle einverstanden?")
        assert complaints(page) == []
        assert left(page) == still
        page.click("#agree-yes")

        expect(page.locator("#toast")).to_contain_text("zufällig", timeout=SOON)
        assert len(table.seen()["moves"]) == len(state.moves) + 1
        assert complaints(page) == []
    finally:
        table.go_home()
        table.speak("en")
