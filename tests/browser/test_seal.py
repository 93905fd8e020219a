"""A sealed game at one device, from the setup to somebody who checks its record."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from sy_core.devices.sealed_record import audit_record
from sy_core.devices.verdict import Sound

STORED = """() => Object.entries(localStorage)
  .filter(([key]) => key.includes('game:')).map(([, text]) => text).join('\\n')"""
STARTS = ("62", "29", "94", "117")
"""The first of them is beside 61, where Mister X goes: he is caught at once."""


def begin(table):
    """Set a sealed game up, with starts by hand."""
    page = table.page
    page.click("#new")
    page.click("label[for='edition-2013']")
    page.click("#advanced")
    page.check("#rule-free_starts")
    page.check("#rule-seal")
    page.click("label:has(#hand-hand)")
    page.click("label:has(#hand-x-hand)")
    for index, start in enumerate(STARTS):
        page.fill(f"#starts-{index}", start)
    page.fill("#x_start", "45")
    page.click("#go")


def fingerprints(table):
    """The lines that anybody may copy, and all of the document around them."""
    table.do("play.menu")
    table.do("seal.open")
    lines = table.page.input_value("#seal-text").splitlines()
    document = "\n".join(filter(None, table.document()))
    table.page.keyboard.press("Escape")
    return lines, document


def saved(table, press):
    """What a button lets one save."""
    with table.page.expect_download() as found:
        press()
    return Path(found.value.path()).read_text(encoding="utf-8")


def test_a_sealed_game_is_played_published_and_checked(table):
    """Sound as it was played; with another station of his, that is told in words."""
    page = table.page
    begin(table)
    key = re.search(r'seal_key\\":\\"([0-9a-f]{76})', page.evaluate(STORED))[1]
    table.play("T46+T61")
    table.hand_back()
    kept, document = fingerprints(table)
    table.do("play.menu")
    running = saved(table, lambda: table.do("play.export", "full"))
    assert [len(line) for line in kept] == [64, 42, 42, 42]
    for text in (document, running):
        assert key not in text
        assert key[12:] not in text

    table.play("D1T61")
    expect(page.locator("#seal-found")).to_contain_text("Sealed and sound.")
    assert fingerprints(table)[0] == kept
    table.do("share.open")
    assert "Entries compared: 2." in table.text("#share-seal")
    record = saved(table, lambda: page.click("#seal-save"))
    assert isinstance(audit_record(record), Sound)

    # Somebody else opens it, and what somebody made of it.
    table.start_afresh()
    table.bring(record)
    table.is_told("The game was imported. Sealed and sound. Entries compared: 2.")
    expect(page.locator(".save-list .facts-line")).to_contain_text("sealed and sound")
    forged = json.loads(record)
    forged["moves"][0] = "T60+T61"
    page.click("#toast button")
    table.bring(json.dumps(forged))
    said = "Entry 1: the record says 60, but 46 was sealed."
    expect(page.locator("#import-problem")).to_contain_text(said)
    page.click(".save:has-text('does not hold') [data-do='home.open']")
    table.do("share.open")
    expect(page.locator("#share-seal")).to_have_text(said)
