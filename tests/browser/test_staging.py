"""Moments on stage, as they are seen and skipped: on a phone, in German."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chrome import HOLD, boot
from browser.scripts import cut, moves_of
from browser.table import Table

PHONE = {"width": 390, "height": 844}
FIRST, SHOWN, CAUGHT = 0, 12, -1
"""Moves of stored games: an ordinary one, one after which he is seen, the last."""
MOVING = """() => document.getAnimations().filter((each) =>
  each.effect.getKeyframes().some(({ transform }) => transform)).length"""


def test_moments_are_seen_and_skipped(browser):
    """Any tap or key ends one, and means what it means anyway."""
    options = {"locale": "de-DE", "reduced_motion": "no-preference", "has_touch": True}
    with browser.context(PHONE, times={HOLD: 30}, **options) as context:
        table = Table(boot(context.new_page(), browser.address), touch=True)
        he_moves(table)
        he_appears(table)
        table.page.emulate_media(reduced_motion="reduce")
        he_is_caught(table)


def on_stage(table, text):
    card = table.page.locator(".stage-card")
    expect(card).to_contain_text(text)
    return card


def he_moves(table):
    """His ticket flies; a tap on a lit station ends that, and chooses the station."""
    table.open(cut("2013-escaped", FIRST))
    table.play(moves_of("2013-escaped")[FIRST])
    table.hand_back()
    card = on_stage(table, "Mister X fährt mit dem Taxi.")
    assert table.page.evaluate(MOVING)

    table.tap(table.seen()["lit"][-1])

    expect(card).to_have_count(0)
    expect(table.page.locator("#confirm")).to_be_visible()


def he_appears(table):
    """The map is on its way: a tap on it ends that, and nothing is chosen by it."""
    table.go_home()
    table.open(cut("2013-escaped", SHOWN))
    table.play(moves_of("2013-escaped")[SHOWN])
    table.hand_back()
    card = on_stage(table, "Da ist er!")

    table.page.touchscreen.tap(180, 300)

    expect(card).to_have_count(0)
    table.settle()
    expect(table.page.locator("#bar .bar")).to_have_count(0)
    expect(table.page.locator("#toast .toast")).to_have_count(0)


def he_is_caught(table):
    """Without motion all of it is there at once; a key ends it."""
    table.go_home()
    table.open(cut("1983-caught", CAUGHT))
    table.play(moves_of("1983-caught")[CAUGHT])
    card = on_stage(table, "Gefasst!")
    assert not table.page.evaluate(MOVING)

    table.page.keyboard.press("Escape")

    expect(card).to_have_count(0)
    expect(table.page.locator(".end-facts")).to_contain_text("Am knappsten in Runde")
