"""Every screen of the page, one after the other."""

from __future__ import annotations

from browser.device_screens import devices
from browser.scripts import cut, moves_of

CLASSIC = "2013-caught"
APPEARING = "1983-appearances"
DICE = "hunting-expert-2-caught"
LINKS = {
    "shared-position": "position=A_2013_at-26.29.94.117_x-45",
    "shared-dice-game": "record=A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA",
    "shared-fault": "position=A_2013_at-1.1",
}
SHOWN = {
    "shared-position": "[data-do='shared.look']",
    "shared-dice-game": "#scrub",
    "shared-fault": ".page",
}


def walk(table):
    """Go through all screens; give each one's name while it is there."""
    for part in PARTS.values():
        yield from part(table)


def home(table):
    page = table.page
    table.start_afresh()
    yield "home-empty"
    page.click("#coach-mister_x")
    page.wait_for_selector("#coach-says")
    yield "coach"
    table.start_afresh()
    table.bring(cut(CLASSIC, 12))
    yield "home"
    table.do("home.export")
    page.wait_for_selector("dialog[open]")
    yield "export"
    page.keyboard.press("Escape")
    page.click("#new")
    page.wait_for_selector("html[data-screen=setup]", state="attached")
    page.click("#advanced")
    page.click("label:has(#hand-hand)")
    yield "setup"
    page.click("label[for='edition-hunting-expert']")
    yield "setup-dice"
    for name in ("settings", "about"):
        page.evaluate("(name) => { location.hash = name; }", name)
        page.wait_for_selector(f"html[data-screen={name}]", state="attached")
        yield name


def classic(table):
    page, moves = table.page, moves_of(CLASSIC)
    table.start_afresh()
    turn = next(n for n in range(12, 40) if moves[n][0] not in "DP")
    table.open(cut(CLASSIC, turn))
    yield "passing"
    table.pass_on()
    yield "curtain"
    table.hold()
    yield "mister-x"
    table.play(moves[turn])
    yield "hand-back"
    table.hand_back()
    yield "detectives"
    table.tap(table.seen()["lit"][0])
    page.wait_for_selector("#confirm")
    yield "choice"
    page.keyboard.press("Escape")
    table.tap(next(s for s in range(60, 199) if s not in table.seen()["lit"]))
    yield "refusal"
    table.ask(table.seen()["lit"][0])
    yield "station"
    page.keyboard.press("Escape")
    table.do("play.menu")
    page.wait_for_selector("dialog[open]")
    yield "menu"
    page.keyboard.press("Escape")
    table.start_afresh()
    table.open(cut(CLASSIC, -1))
    table.play(moves[-1])
    page.wait_for_selector(".result")
    yield "result"
    table.do("replay.open")
    page.wait_for_selector("#scrub")
    yield "replay"


def appearance(table):
    moves = moves_of(APPEARING)
    table.start_afresh()
    table.open(cut(APPEARING, next(n for n, t in enumerate(moves) if t[0] == "!")))
    table.hold()
    table.do("play.appear")
    table.page.wait_for_selector("dialog[open]")
    yield "appearance"
    table.page.keyboard.press("Escape")


def dice(table):
    moves = moves_of(DICE)
    roll = next(n for n, t in enumerate(moves) if t[0] == "*" and n > 14)
    own = next(n for n in range(roll, len(moves)) if moves[n][0] in "TBUX")
    table.start_afresh()
    table.open(cut(DICE, 0))
    yield "dice-placing"
    for name, plies in (("dice-rolling", roll), ("dice-pursuit", roll + 1)):
        table.start_afresh()
        table.open(cut(DICE, plies))
        yield name
    table.start_afresh()
    table.open(cut(DICE, own))
    table.hold()
    yield "dice-mister-x"
    table.start_afresh()
    table.open(cut(DICE, None))
    table.page.wait_for_selector(".result")
    yield "dice-result"


def links(table):
    page = table.page
    table.start_afresh()
    table.open(cut(CLASSIC, 2))
    table.do("play.menu")
    table.do("share.open")
    page.wait_for_selector("#share-position")
    yield "share"
    page.keyboard.press("Escape")
    for name, text in LINKS.items():
        page.evaluate("(text) => { location.hash = text; }", text)
        page.wait_for_selector(f"html[data-screen=shared] {SHOWN[name]}")
        yield name


PARTS = {
    "home": home,
    "classic": classic,
    "appearance": appearance,
    "dice": dice,
    "links": links,
    "devices": devices,
}
