"""Every screen of the page, one after the other."""

from __future__ import annotations

from browser.device_screens import devices
from browser.scripts import cut, moves_of
from support.ui.played import many
from ui.tally.book import Book, with_games
from ui.tally.text import write_book
from ui.workshop.bots import Bot
from ui.workshop.packing import packed

CLASSIC = "2013-caught"
APPEARING = "1983-appearances"
DICE = "hunting-expert-2-caught"
LINKS = {
    "shared-position": "position=A_2013_at-26.29.94.117_x-45",
    "shared-dice-game": "record=A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA",
    "shared-fault": "position=A_2013_at-1.1",
}
EDITED = {
    "editor": "A_2013_players-4_at-57.59.75.108_go-pursuit_log-T.B*U46.T.X_x-46.47.62",
    "editor-dice": "A_hunting-expert_tiles-DEABCF_light-AD_at-14.9_go-use"
    "_log-A.T.T4_hand-TTB",
}
BENCH = """(told) => {
  const createBench = (tell) => ({
    run() { for (const each of told) tell(JSON.stringify(each)); },
    stop() {},
  });
  sy.rooms ??= sy.workshop;
  sy.workshop = async () => ({ createBench });
}"""
"""In the place of a room: who tells at once what a bot might come to."""
GAME = {"told": "game", "seed": 1, "reason": "caught", "rounds": 12, "record": ""}
TOLD = [
    {"told": "started"},
    *({**GAME, "side": "mister_x", "won": won} for won in (True, False, False)),
    {**GAME, "side": "detectives", "won": True},
    {"told": "printed", "text": "thinking " * 20},
    {
        "told": "fault",
        "code": "raised",
        "line": 12,
        "seed": 1,
        "text": "ZeroDivisionError: division by zero",
        "record": "x",
    },
]
FOREIGN = Bot("", "Theirs", "class Theirs:\n    ...\n")
THERE = {"state": "attached"}
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


def builder(table):
    """As it is opened, and with all groups open; test_embed.py has the board in it."""
    page, script = table.page, "**/sy-embed.js"
    page.route(script, lambda it: it.fulfill(content_type="text/javascript", body=""))
    table.start_afresh()
    page.evaluate("location.hash = 'about'")
    page.click("#builder")
    yield "builder"
    for group in ("task", "reader", "marks", "looks", "lesson"):
        page.click(f"#group-{group}")
    page.click("label:has(#b-kind-reach)")
    page.click("#b-more")
    page.fill("#b-highlight", "999")
    page.wait_for_selector("#fault-highlight .problem")
    yield "builder-open"
    page.unroute(script)


def editor(table):
    """With every part open; on London two pieces stand on one station."""
    page = table.page
    table.start_afresh()
    page.click("#editor")
    page.wait_for_selector("html[data-screen=editor] link[href$='seldom.css']", **THERE)
    page.click("#editor-out")
    for name, text in EDITED.items():
        page.fill("#editor-text", text)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#editor-text[value='{text}']")
        for part in page.query_selector_all(".editor-part:not([open]) > summary"):
            part.click()
        if name == "editor":
            page.fill("#editor-station", "59")
            page.keyboard.press("Enter")
            page.wait_for_selector("#editor-pieces-fault")
        yield name
        if name == "editor":
            page.click("#editor-undo")


def workshop(table):
    """The shelf, the desk with a score and a fault, and somebody else's bot."""
    page = table.page
    table.start_afresh()
    page.click("#workshop")
    page.click("#example-exits")
    page.click("#all-bots")
    yield "workshop"
    page.click("[data-do='workshop.desk']")
    page.wait_for_selector(".cm-content")
    page.evaluate(BENCH, TOLD)
    page.click("#run")
    page.wait_for_selector(".fault")
    yield "workshop-desk"
    page.click("#share-bot")
    page.wait_for_selector("dialog[open]")
    yield "workshop-share"
    page.keyboard.press("Escape")
    page.evaluate("(text) => { location.hash = text; }", packed(FOREIGN))
    page.wait_for_selector("#accept")
    yield "workshop-foreign"
    page.evaluate("() => { sy.workshop = sy.rooms; }")


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
}
