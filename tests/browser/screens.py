"""Every screen of the page, one after the other."""

from __future__ import annotations

from browser.beside_screens import beside, endings, questions, setting_up
from browser.device_screens import devices
from browser.making_screens import builder, editor, workshop
from browser.scripts import cut, moves_of
from browser.table import INSIDE
from support.ui.played import many
from ui.tally.book import Book, with_games
from ui.tally.text import write_book

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

PUZZLES = {
    "puzzle-escape": (
        "PA~~own~~escape-1~~3~~A_2013_at-20.33.94.117_log-o.o.T9.T_x-19_black-0_doubles-0"
        "~~goal-move.T8~~T8~free-8~~T9~D1T9~caught~~T32~D2T32~caught"
    ),
    "puzzle-where": (
        "PA~~own~~where~~2~~A_2013_at-57.59.75.108_round-5_log-U46.T~~mark-33.45.47.61"
        "~~33~T33~there-33~~45~T45~there-45~~47~T47~there-47~~61~T61~there-61~~any~no-way"
    ),
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
    table.look_in()
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
    table.look_in()
    table.do("play.appear")
    table.page.wait_for_selector("dialog[open]")
    table.page.mouse.move(*INSIDE)
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
    table.look_in()
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


def puzzles(table):
    """The shelves, a question to answer by a move, one by marks, and why."""
    page = table.page
    table.start_afresh()
    page.click("#puzzles")
    page.wait_for_selector(".shelves")
    yield "puzzles"
    for name, text in PUZZLES.items():
        page.evaluate("(text) => { location.hash = `puzzle=${text}`; }", text)
        page.wait_for_selector("html[data-screen=puzzle] #give-up")
        yield name
        page.click("#give-up")
        page.wait_for_selector(".puzzle-verdict")
        yield f"{name}-why"


def statistics(table):
    page = table.page
    table.start_afresh()
    page.click("#statistics")
    page.wait_for_selector(".statistics")
    yield "statistics-empty"
    table.go_home()
    table.bring(write_book(with_games(Book(), many(200))))
    table.do("app.quiet")
    page.wait_for_selector(".figures")
    page.evaluate("document.querySelectorAll('details').forEach((n) => n.open = true)")
    yield "statistics"
    table.do("statistics.ask")
    page.wait_for_selector("dialog[open]")
    yield "statistics-erase"
    page.keyboard.press("Escape")


PARTS = {
    "home": home,
    "classic": classic,
    "appearance": appearance,
    "dice": dice,
    "links": links,
    "devices": devices,
    "puzzles": puzzles,
    "statistics": statistics,
    "builder": builder,
    "editor": editor,
    "workshop": workshop,
    "beside": beside,
    "endings": endings,
    "setting-up": setting_up,
    "questions": questions,
}
