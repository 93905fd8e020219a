"""Somebody who plays by hand in a browser, for ``moves.py``.

Inputs are the browser's own: keys and the mouse, not calls of scripts.
"""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page

from tools.bench.trace import LABEL

SEEN: Final = """() => {
  const open = (wanted) => [...document.querySelectorAll(wanted)]
    .some((node) => !node.disabled);
  const { showing } = document.documentElement.dataset;
  return {
    pass: open('#pass'), hold: showing === 'curtain', handback: showing === 'handback',
    over: open('.result'), confirm: open('#confirm'), roll: open('#roll'),
    pick: open('#bar [data-do="play.pick"]'),
    station: document.querySelectorAll('#board-frame .station.is-lit').length,
    offer: open('#tools [data-do="play.offer"]'),
  };
}"""
HIDDEN: Final = """() => ['curtain', 'handback'].includes(
  document.documentElement.dataset.showing)"""
REACHED: Final = """(selector) => {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...at);
    if (top && node.contains(top) && !node.disabled) return at;
  }
  return null;
}"""
AIMED: Final = """([selector, share]) => {
  const nodes = document.querySelectorAll(selector);
  nodes[Math.floor(nodes.length * share)].focus();
}"""
# Two frames, and a moment for what may follow them.
SETTLED: Final = """() => new Promise((done) => requestAnimationFrame(
  () => requestAnimationFrame(() => setTimeout(done, 120))))"""
# Every generator gets the same seed, so that the same game is played each time.
SEEDED: Final = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) =>
  array instanceof Uint32Array ? array.fill(0, 0, 1).fill(7, 1) : draw(array);
"""
READY: Final = "html[data-boot=ready][data-screen]"
LIT: Final = "#board-frame .station.is-lit"
PATIENCE: Final = 180_000
"""Milliseconds, for a slow machine."""
HELD: Final = 900
"""Milliseconds for which the curtain is held; if that is too short, once more."""
MOMENTS: Final = 1_000
"""How often one looks whether it is one's turn."""


class Hands:
    """A page, and what is done to it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str, **kept: object) -> None:
        """Load the page, with things kept from earlier visits."""
        texts = {f"sy:{name}": json.dumps(value) for name, value in kept.items()}
        self.page.add_init_script(
            f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
            " localStorage.getItem(key) || localStorage.setItem(key, text);"
        )
        self.page.add_init_script(SEEDED)
        self.page.goto(address)
        self.page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
        self.page.wait_for_timeout(2_000)

    def tap(self, selector: str, what: str = "") -> None:
        """Press what a selector finds, when it can be pressed."""
        for _ in range(MOMENTS):
            at = self.page.evaluate(REACHED, selector)
            if at:
                break
            self.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"{selector} cannot be pressed")
        self._mark(what or selector)
        self.page.mouse.click(*at)
        self.page.evaluate(SETTLED)

    def move(self) -> bool:
        """Do whatever leads to the next move; False: the game is over."""
        for _ in range(MOMENTS):
            match self._next():
                case "over":
                    return False
                case "moved":
                    return True
                case "waits":
                    self.page.wait_for_timeout(50)
        raise AssertionError("nobody moves")

    def draw_curtain(self) -> None:
        """Go on until the table can be seen."""
        while self.page.evaluate(HIDDEN):
            self._next()

    def _next(self) -> str:
        seen: dict[str, object] = self.page.evaluate(SEEN)
        wanted = next((name for name, there in seen.items() if there), "waits")
        match wanted:
            case "hold":
                self._hold()
            case "station":
                self._station()
            case "pick" | "offer":
                place = "#bar" if wanted == "pick" else "#tools"
                self.tap(f"{place} [data-do='play.{wanted}']", wanted)
            case "confirm" | "roll" | "pass" | "handback":
                self.tap(f"#{wanted}")
        return "moved" if wanted in ("confirm", "roll", "offer") else wanted

    def _station(self) -> None:
        """By key: a finger would first move the map to where the station is."""
        self.page.evaluate(AIMED, [LIT, 0.5])
        self._mark("station")
        self.page.keyboard.press("Enter")
        self.page.evaluate(SETTLED)

    def _hold(self) -> None:
        self.page.evaluate(AIMED, ["#hold", 0])
        self._mark("hold")
        self.page.keyboard.down("Enter")
        self.page.wait_for_timeout(HELD)
        self.page.keyboard.up("Enter")
        self.page.evaluate(SETTLED)

    def _mark(self, what: str) -> None:
        self.page.evaluate("(name) => { performance.mark(name); }", LABEL + what)
