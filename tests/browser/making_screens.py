"""The screens on which something is made: boards for a page, positions, bots."""

from __future__ import annotations

from browser.scripts import record_of
from ui.workshop.bots import Bot
from ui.workshop.packing import packed

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
GAME = {
    "told": "game",
    "seed": 1,
    "reason": "caught",
    "rounds": 12,
    "record": record_of("2013-caught"),
}
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
    """The shelf, the desk with a score and a fault, a game, somebody else's bot."""
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
    page.click("#watch-0")
    page.wait_for_selector("html[data-screen=replay] #scrub")
    yield "workshop-game"
    page.evaluate("(text) => { location.hash = text; }", packed(FOREIGN))
    page.wait_for_selector("#accept")
    yield "workshop-foreign"
    page.click("#accept")
    page.wait_for_selector("#run")
    table.go_home()
    page.click("#new")
    page.wait_for_selector("html[data-screen=setup] option[value^='bot-']", **THERE)
    yield "setup-bots"
    page.evaluate("() => { sy.workshop = sy.rooms; }")
