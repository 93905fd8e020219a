"""What stands beside a game or comes up over it, one after the other."""

from __future__ import annotations

import json

from browser.device_screens import table_side
from browser.letters import Device
from browser.scripts import cut, short_game

CAUGHT = "2013-caught"
AGREED = {"notebook": "on", "clock": "900 0 move"}
"""What its players have agreed on; nobody's time runs out here."""
SHOWING = "position=A_2013_at-26.29.94.117_x-45&seat=mrx"
"""A link that wants to show where Mister X is."""
PROVEN = "A_2013_at-20.33.94.117_log-o.o.T9.T_x-19_black-0_doubles-0"
PHONE = {"width": 390, "height": 844}
LONG = 90_000
"""Milliseconds until a worker has looked through a game, on a busy machine."""


def noted(record, notes):
    """The record of a game on which something has been agreed."""
    whole = json.loads(record)
    return json.dumps({**whole, "notes": {**whole.get("notes", {}), **notes}})


def beside(table):
    """The clock and the notebook; what the menu asks; news on a phone; the cover."""
    page = table.page
    table.start_afresh()
    table.open(noted(cut(CAUGHT, 12), AGREED))
    page.click("#notebook-open")
    page.wait_for_selector(".note-shade")
    page.click("#notebook-draw")
    yield "notebook"
    for name, intent, arg in (
        ("players", "computer.players", None),
        ("agreement", "agree.ask", "take_back"),
    ):
        table.do("play.menu")
        table.do(intent, arg)
        yield name
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    table.do("feed.open")
    yield "feed"
    page.keyboard.press("Escape")
    table.start_afresh()
    table.open(cut(CAUGHT, 0))
    table.look_in()
    page.keyboard.down("Control")
    yield "cover"
    page.keyboard.up("Control")


def endings(table):
    """What a look back finds, and the report, of a whole game."""
    page, (start, moves) = table.page, short_game()
    table.start_afresh()
    table.open(json.dumps({**json.loads(start), "moves": moves}))
    table.do("replay.open")
    page.click("#study-open")
    page.wait_for_selector(".curve-line", timeout=LONG)
    yield "study"
    page.click("#report")
    page.wait_for_selector(".report h3")
    yield "report"
    page.keyboard.press("Escape")


def setting_up(table):
    """Two devices and a sealed log; the seal's fingerprints; a file that is none."""
    page = table.page
    table.start_afresh()
    table.bring("no game at all")
    yield "home-problem"
    page.click("#new")
    page.wait_for_selector("html[data-screen=setup]", state="attached")
    page.click("label[for='edition-2013']")
    # Whatever was chosen before: here, with what is drawn.
    for chosen in ("#where-one", "#hand-drawn", "#hand-x-drawn"):
        page.click(f"label:has({chosen})")
    page.click("#advanced")
    page.check("#rule-seal")
    page.click("#go")
    page.wait_for_selector("#pass, #hold")
    table.hold()
    table.tap(table.seen()["lit"][0])
    page.click("#bar [data-do='play.pick']")
    page.click("#confirm")
    table.hand_back()
    table.do("play.menu")
    table.do("seal.open")
    page.wait_for_selector("#seal-text")
    yield "seal"
    page.keyboard.press("Escape")
    table.start_afresh()
    page.click("#new")
    page.wait_for_selector("html[data-screen=setup]", state="attached")
    page.click("label:has(#where-far)")
    page.wait_for_selector("#here-detectives", state="attached")
    yield "setup-devices"
    page.click("#reset")  # the setup remembers what was chosen, whoever looks next


def questions(table):
    """The coach, a link, the editor and the other device each ask something."""
    page = table.page
    table.start_afresh()
    page.click("#coach-mister_x")
    page.wait_for_selector("#coach-says")
    page.click("#coach-leave")
    page.wait_for_selector("dialog[open]")
    yield "coach-leave"
    table.start_afresh()
    page.evaluate("(text) => { location.hash = text; }", SHOWING)
    page.wait_for_selector("#look")
    yield "shared-ask"
    table.start_afresh()
    page.click("#editor")
    page.click("#editor-out")
    page.fill("#editor-text", PROVEN)
    page.keyboard.press("Enter")
    page.wait_for_selector("#editor-text[value*='at-20.33.94.117']")
    page.click("#editor-puzzle")
    page.click("label:has(#asked-escape)")
    page.select_option("#rounds", "1")
    page.click("#prove")
    page.wait_for_selector("#puzzle-link")
    yield "puzzle-made"
    page.keyboard.press("Escape")
    Device(page, "t").bring(table_side())
    table.do("play.menu")
    table.do("devices.resign")
    page.wait_for_selector("#resign-now")
    yield "devices-resign"
    page.keyboard.press("Escape")
