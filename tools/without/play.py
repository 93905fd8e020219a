"""A start and some moves in a page that lacks something, and what came of it.

The page is only spoken to by the raw protocol: whatever a driver puts into a page
would miss the feature, too.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error

STATE: Final = """(() => {
  const root = document.documentElement;
  const told = (id) => document.getElementById(id)?.textContent?.trim() || '';
  return JSON.stringify({
    boot: root.dataset.boot, screen: root.dataset.screen, showing: root.dataset.showing,
    status: told('boot-status'), detail: told('boot-detail'),
    over: Boolean(document.querySelector('.result')),
    made: document.querySelectorAll('#log li.is-done, #log li:not(:empty)').length,
  });
})()"""
# What a screen reader would do: press whatever leads to the next move.
PRESS: Final = """(() => {
  const find = (wanted) => [...document.querySelectorAll(wanted)]
    .find((node) => !node.disabled);
  const { showing } = document.documentElement.dataset;
  const next = [
    ['#pass', 'pass'], [showing === 'curtain' && '#hold', 'hold'],
    [showing === 'handback' && '#handback', 'back'],
    ['#confirm', 'moved'], ['#roll', 'moved'],
    ['#bar [data-do="play.pick"]', 'pick'], ['#list [data-do="play.go"]', 'go'],
    ['#tools [data-do="play.offer"]', 'moved'],
  ];
  for (const [wanted, what] of next) {
    const node = wanted && find(wanted);
    if (node) { node.click(); return what; }
  }
  return 'waits';
})()"""
TAP: Final = """(() => {
  const lit = document.querySelector('#board-frame .station.is-lit');
  const at = lit?.getBoundingClientRect();
  const [x, y] = at ? [at.x + at.width / 2, at.y + at.height / 2] : [0, 0];
  const isSeen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  return JSON.stringify(isSeen ? [x, y] : null);
})()"""
GO: Final = "location.hash = '#{0}'"
PRESSED: Final = "Boolean(document.querySelector('{0}')?.click() ?? true)"
SHOWN: Final = "Boolean(document.querySelector('{0}'))"
PLAYS: Final = "plays"
SAYS: Final = "says"
FAILS: Final = "FAILS"
MOVES: Final = 10
OPEN: Final = ("table", "secret")
"""When the table can be seen."""
PATIENCE: Final = 120.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a start: whether it plays or says why not, and what was said."""

    feature: str
    verdict: str
    told: str = ""

    @property
    def holds(self) -> bool:
        """Whether it is as promised."""
        return self.verdict != FAILS


class Visit:
    """One page, spoken to by the raw protocol."""

    def __init__(self, context: BrowserContext, script: str) -> None:
        self._page = context.new_page()
        self._cdp: CDPSession = context.new_cdp_session(self._page)
        self.raised: list[str] = []
        self._cdp.on(
            "Runtime.exceptionThrown",
            lambda event: self.raised.append(_words_of(event["exceptionDetails"])),
        )
        self._cdp.on(
            "Runtime.consoleAPICalled",
            lambda event: (
                self.raised.append(_printed(event))
                if event["type"] == "error"
                else None
            ),
        )
        for domain in ("Page", "Runtime"):
            self._cdp.send(f"{domain}.enable")
        self._cdp.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def open(self, address: str) -> None:
        """Ask for the page; nobody waits for it here."""
        self._cdp.send("Page.navigate", {"url": address})

    def ask(self, expression: str) -> object:
        """The value of an expression, in the page; None while it begins anew."""
        try:
            answer = self._cdp.send("Runtime.evaluate", {"expression": expression})
        except Error:
            return None
        return answer["result"].get("value")

    def state(self) -> dict[str, object]:
        """How far it is."""
        found = self.ask(STATE)
        return json.loads(found) if isinstance(found, str) else {}

    def click(self, x: float, y: float) -> None:
        """A real press of the mouse."""
        for kind in ("mousePressed", "mouseReleased"):
            what = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            self._cdp.send("Input.dispatchMouseEvent", what)

    def wait(self, seconds: float = 0.05) -> None:
        """Let it go on; what it says meanwhile is heard."""
        self._page.wait_for_timeout(seconds * 1000)


def _words_of(details: dict[str, object]) -> str:
    inner = details.get("exception")
    told = inner.get("description") if isinstance(inner, dict) else None
    lines = str(told or details.get("text", "")).strip().splitlines()
    return next(
        (line for line in lines if not line.startswith(("  ", "PythonError"))), ""
    )


def _printed(event: dict[str, object]) -> str:
    args = event["args"]
    assert isinstance(args, list)
    texts = (str(each.get("value", each.get("description", ""))) for each in args)
    return " ".join(texts).strip()[-300:]


def tried(browser: Browser, address: str, feature: str, script: str) -> Verdict:
    """Start without a feature and play."""
    context = browser.new_context(
        viewport={"width": 1180, "height": 820},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    try:
        visit = Visit(context, script)
        visit.open(address)
        return _judged(visit, feature)
    finally:
        context.close()


def _judged(visit: Visit, feature: str) -> Verdict:
    state = _until(visit, lambda now: now.get("boot") in ("ready", "failed"))
    if state.get("boot") == "failed":
        visit.wait(0.5)  # until the words are parsed
        state = {**state, **visit.state()}
        told = f"{state['status']} {state['detail']}".strip()
        worded = "could not start" not in told and "unusually long" not in told
        return Verdict(feature, SAYS if worded else FAILS, told)
    if state.get("boot") != "ready":
        return Verdict(feature, FAILS, f"stays at: {state.get('status')}")
    stuck = _played(visit)
    if stuck or visit.raised:
        return Verdict(
            feature, FAILS, " | ".join([*filter(None, [stuck]), *visit.raised])
        )
    return Verdict(feature, PLAYS)


def _until(visit: Visit, wanted: object) -> dict[str, object]:
    assert callable(wanted)
    end = time.monotonic() + PATIENCE
    state: dict[str, object] = {}
    while time.monotonic() < end:
        state = visit.state()
        if wanted(state):
            break
        visit.wait()
    return state


def _played(visit: Visit) -> str:
    """Ten moves by hand, home, and a game against the computer; what went wrong."""
    visit.wait(0.3)
    visit.ask(PRESSED.format("#quick"))
    if _until(visit, lambda now: now.get("screen") == "play").get("screen") != "play":
        return "no game begins"
    if stuck := _moves(visit, MOVES, tap=True) or _menu(visit):
        return stuck
    visit.ask(GO.format("home"))
    if not _shown(visit, ".save-list .save, #continue"):
        return "the game is not on the list"
    visit.ask(PRESSED.format("#solo-detectives"))
    if not _shown(visit, "#log li"):
        return "the computer does not move"
    return _moves(visit, 1)


def _menu(visit: Visit) -> str:
    """Open the menu and close it."""
    end = time.monotonic() + PATIENCE
    while visit.state().get("showing") not in OPEN:
        if time.monotonic() > end:
            return "the table stays hidden"
        visit.ask(PRESS)
        visit.wait()
    visit.ask(PRESSED.format('[data-do="play.menu"]'))
    if not _shown(visit, "dialog[open]"):
        return "no menu opens"
    visit.ask(PRESSED.format('[data-do="app.close"]'))
    return "" if _shown(visit, "#dialog:empty") else "the menu does not close"


def _moves(visit: Visit, count: int, *, tap: bool = False) -> str:
    done, end = 0, time.monotonic() + PATIENCE
    while done < count and not visit.state().get("over"):
        if time.monotonic() > end:
            return f"stuck after {done} moves"
        if tap and visit.state().get("showing") in OPEN:
            place = json.loads(str(visit.ask(TAP)))
            if place:
                visit.click(*place)
                tap = False
                visit.wait(0.2)
        done += visit.ask(PRESS) == "moved"
        visit.wait()
    return ""


def _shown(visit: Visit, selector: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if visit.ask(SHOWN.format(selector)):
            return True
        visit.wait()
    return False
