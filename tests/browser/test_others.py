"""One whole game in Firefox and in WebKitGTK: not Chromium alone."""

from __future__ import annotations

import pytest

from browser.chrome import boot, ready
from browser.drivers import Firefox, Page, WebKit, started
from browser.paint import GROUND, leave_out
from browser.scripts import Mirror, short_game
from browser.table import Table

WATCH = """() => { window.syFaults = [];
  addEventListener('error', (e) => syFaults.push(String(e.message)));
  addEventListener('unhandledrejection', (e) => syFaults.push(String(e.reason)));
  addEventListener('securitypolicyviolation', (e) => syFaults.push(e.blockedURI)); }"""
BRING = """(text) => { localStorage.clear();
  localStorage.setItem('sy:settings', '{"motion": "reduced", "language": "en"}');
  localStorage.setItem('sy:game:smoke', text);
  localStorage.setItem('sy:last', 'smoke'); location.hash = '#play'; }"""


@pytest.mark.parametrize("kind", [Firefox, WebKit], ids=["firefox", "webkit"])
def test_a_game_with_curtain_and_reload(address, kind):
    """A bare record, as the first version kept it, is opened and played to the end."""
    driver = started(kind)
    try:
        play(Page(driver), address)
    finally:
        driver.close()


def play(page, address):
    boot(page, address)
    start, moves = short_game()
    page.evaluate(BRING, start)
    begin_anew(page)
    table, mirror = Table(page), Mirror(start)
    for number, text in enumerate(moves):
        seen = table.seen()
        assert seen["moves"] == mirror.moves
        own = mirror.x_acts
        if own:
            assert (seen["showing"], seen["lit"]) == ("pass", [])
            table.pass_on()
            table.press_shortly()
            assert table.showing == "curtain"
            table.hold()
        assert table.seen()["lit"] == mirror.targets()
        if number == 4:  # in the middle of Mister X's turn
            begin_anew(page)
            assert table.showing == "pass"
        if number == 8:
            page.evaluate("window.dispatchEvent(new Event('blur'))")
            assert table.showing == "curtain"
        table.play(text, twice=number % 2 == 1)
        mirror.apply(text)
        if own and not mirror.outcome:
            assert table.showing == "handback"
            table.hand_back()
    assert table.text(".result h2") == "The detectives win"
    assert page.evaluate("window.syFaults") == []


def begin_anew(page):
    """Load it once more; its faults are noted, and the map's ground is not painted."""
    page.reload()
    ready(page)
    page.evaluate(WATCH)
    leave_out(page, GROUND)
