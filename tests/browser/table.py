"""A player's hands and eyes: taps, keys, and what can be seen."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tools.bench.hands import REACHED

SEEN = """() => {
  const root = document.documentElement;
  const kept = () => {
    try {
      const { site } = window.sy;
      const last = localStorage.getItem(`${site}last`);
      const text = localStorage.getItem(`${site}game:${last}`);
      return text && JSON.parse(JSON.parse(text).record).moves;
    } catch { return null; }
  };
  return {
    screen: root.dataset.screen, showing: root.dataset.showing,
    board: root.dataset.board,
    lit: [...document.querySelectorAll('#board-frame .station.is-lit')]
      .map((node) => Number(node.dataset.s)).sort((a, b) => a - b),
    pieces: Object.fromEntries(
      [...document.querySelectorAll('#board-frame .piece[data-at]')]
        .map((node) => [node.dataset.id, Number(node.dataset.at)])),
    moves: kept(),
  };
}"""
AT = """(station) => {
  const frame = document.getElementById('board-frame').getBoundingClientRect();
  const wanted = `#board-frame .station[data-s="${station}"]`;
  for (const node of document.querySelectorAll(wanted)) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const to = node.getScreenCTM();
    const top = document.elementFromPoint(to.e, to.f);
    const free = Boolean(top && top.closest('#board-frame svg')) &&
      to.e > frame.left + 4 && to.e < frame.right - 4 &&
      to.f > frame.top + 4 && to.f < frame.bottom - 4;
    return {x: to.e, y: to.f, free};
  }
  return null;
}"""

WRITTEN = """() => new Promise((done) => {
  if (window.sy && sy.journal) sy.journal.whenWritten(() => done());
  else done();
})"""
# One after the other: what waits for a frame is done in a task of its own after it, and
# may have something else wait for the next one (ui/frames.py).
DRAWN = """async (frames) => {
  for (let left = frames; left; left -= 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
FRAMES = 6
"""More than a move is drawn in, with what is heard and staged of it."""
NO_JOURNAL = """() => new Promise((done) => {
  window.syDatabases.open(sy.site).onsuccess = ({ target: { result } }) => {
    const emptied = result.transaction('texts', 'readwrite');
    emptied.objectStore('texts').clear();
    emptied.oncomplete = () => { result.close(); done(); };
  };
})"""
SPEAK = """(language) => new Promise((done) => {
  // The settings' own list, also where it is not in sight: the screen stays as it is.
  const list = document.createElement('select');
  list.dataset.change = 'settings.language';
  list.hidden = true;
  list.add(new Option(language, language, true, true));
  document.body.append(list);
  list.dispatchEvent(new Event('change', {bubbles: true}));
  list.remove();
  const root = document.documentElement;
  const told = () => root.lang === language
    ? requestAnimationFrame(done) : setTimeout(told, 5);
  told();
})"""
PRESS = """([kind, names, init]) => {
  const button = document.querySelector('#hold');
  for (const name of names)
    button.dispatchEvent(new window[kind](name, {bubbles: true, ...init}));
}"""
INSIDE = (300, 300)
POINTER = ("PointerEvent", ["pointerdown", "pointerup"], {})


class Table:
    """The page as somebody uses it."""

    def __init__(self, page, *, touch=False):
        self.page = page
        self.touch = touch

    # ---- looking

    def settle(self):
        """Wait until what was done is on disk: before, the page takes nothing in."""
        self.page.evaluate(WRITTEN)

    def come_to_rest(self):
        """Wait until all that a move has changed was drawn, heard and put on stage.

        Counted in frames, not in time: a busy machine is late with them.
        """
        self.settle()
        self.page.evaluate(DRAWN, FRAMES)

    def seen(self):
        """What is on the screen, and which moves are kept."""
        self.settle()
        return self.page.evaluate(SEEN)

    @property
    def showing(self):
        self.settle()
        return self.page.evaluate("document.documentElement.dataset.showing")

    @property
    def screen(self):
        self.settle()
        return self.page.evaluate("document.documentElement.dataset.screen")

    def text(self, selector):
        self.settle()
        return self.page.inner_text(selector)

    def wait_for_a_move(self):
        """Until somebody, or the computer, has made the first move."""
        for _ in range(600):
            if self.seen()["moves"]:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("nobody made a move")

    def is_told(self, text):
        """A message says so, as soon as it is drawn."""
        expect(self.page.locator("#toast")).to_contain_text(text)

    def document(self):
        """Everything that could give a secret away."""
        self.settle()
        return self.page.evaluate(
            """() => [document.documentElement.outerHTML, document.title, location.href,
              document.activeElement && document.activeElement.outerHTML,
              JSON.stringify([...document.querySelectorAll('*')]
                .filter((n) => n.scrollTop || n.scrollLeft)
                .map((n) => [n.id, n.className, n.scrollTop, n.scrollLeft])),
              [...document.querySelectorAll('input')].map((n) => n.value).join('|')]"""
        )

    # ---- going about

    def times(self, changed):
        """Cut waiting times of the page short: milliseconds by milliseconds."""
        self.page.evaluate("(times) => { window.syTimes = times; }", changed)

    def start_afresh(self):
        """Home, with nothing kept."""
        page = self.page
        page.evaluate(NO_JOURNAL)
        page.evaluate(
            """() => new Promise((done) => {
              delete window.sySeed; localStorage.clear();
              location.hash = '#settings';
              setTimeout(() => { location.hash = '#home'; setTimeout(done, 20); }, 20);
            })"""
        )
        page.wait_for_selector("html[data-screen=home]", state="attached")

    def go_home(self):
        self.page.evaluate("location.hash = '#home'")
        self.page.wait_for_selector("html[data-screen=home]", state="attached")

    def speak(self, language):
        """Choose a language, on the first screen or in the settings."""
        self.page.select_option("#language", language)
        self.page.wait_for_selector(f"html[lang={language}]", state="attached")

    def switch_to(self, language):
        """Another language in the midst of something: the screen stays as it is."""
        self.page.evaluate(SPEAK, language)

    def bring(self, record, name="game.json"):
        """Import a file from the first screen."""
        page = self.page
        data = record if isinstance(record, bytes) else record.encode()
        with page.expect_file_chooser() as chooser:
            page.click("#import")
        chooser.value.set_files(
            {"name": name, "mimeType": "application/json", "buffer": data}
        )
        page.wait_for_selector("#toast .toast, #import-problem")

    def open(self, record, seed=None):
        """Import a record and open it."""
        self.bring(record)
        if seed is not None:
            self.page.evaluate("(seed) => { window.sySeed = seed; }", seed)
        self.page.click(".save-acts [data-do='home.open']")
        # js/effects.js and js/staging.js come with the first table; both leave a sign.
        self.page.wait_for_selector(
            "html[data-screen=play][data-fullscreen] link[href$='staging.css']",
            state="attached",
        )

    # ---- hands

    def do(self, intent, arg=None):
        """Press the button that makes an intent."""
        wanted = f"[data-do='{intent}']"
        if arg is not None:
            wanted += f"[data-arg={json.dumps(str(arg))}]"
        self.click(f"{wanted}:visible")

    def click(self, selector):
        """Press what is in sight at once; else wait for it, as long as it takes."""
        self.settle()
        at = self.page.evaluate(REACHED, selector.removesuffix(":visible"))
        if at:
            self.point(*at)
        elif self.touch:
            self.page.tap(selector)
        else:
            self.page.click(selector)

    def point(self, x, y):
        self.settle()
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def where(self, station):
        """A station's place on the screen, brought into sight if it is not."""
        page = self.page
        at = page.evaluate(AT, station)
        if at and at["free"]:
            return at["x"], at["y"]
        page.fill("#typed", str(station))  # a bare number looks there and taps
        return None

    def tap(self, station):
        """Tap a station."""
        at = self.where(station)
        if at is None:
            self.page.keyboard.press("Enter")
        else:
            self.point(*at)

    def ask(self, station):
        """Right-click a station: its card comes up."""
        at = self.where(station)
        if at is None:
            self.page.keyboard.press("Enter")
        else:
            self.page.mouse.click(*at, button="right")
        self.page.wait_for_selector(f".inspector[data-station='{station}']")

    def hold(self, milliseconds=None):
        """Press and hold what opens Mister X's screen; the table is passed to him."""
        self.pass_on()
        page = self.page
        box = page.locator("#hold").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        if milliseconds is None:
            page.wait_for_selector("html[data-showing=secret]", state="attached")
        else:
            page.wait_for_timeout(milliseconds)
        page.mouse.up()

    def look_in(self):
        """Open Mister X's screen, the pointer where the page is at every size.

        A pointer that is off the page, also by a smaller page, has it covered.
        """
        self.hold()
        self.page.mouse.move(*INSIDE)

    def pass_on(self):
        """Have the table handed to Mister X, if it is not yet."""
        if self.showing == "pass":
            self.click("#pass")
        self.settle()

    def press_shortly(self, press=POINTER):
        """Down and up in one go: no time passes between, however busy the machine."""
        self.page.evaluate(PRESS, list(press))

    def hand_back(self):
        self.click("#handback")

    # ---- moves

    def play(self, text, *, twice=False):
        """Make the move that *text* denotes, by hand; *twice*: confirm by a tap."""
        if self.showing in ("pass", "curtain"):
            self.hold()
        if text.startswith("*"):
            self.click("#roll")
        elif text.startswith("!"):
            self._appear(text)
        elif text in (".", "-", "again") or text.endswith("-"):
            self.do("play.offer", text)
        else:
            legs = text.split("+")
            for _ in legs[1:]:
                self.do("play.double")
            for leg in legs:
                self._ride(leg, twice=twice)
        return self.showing == "handback"

    def _ride(self, key, *, twice):
        station = int(re.search(r"\d+$", key)[0])
        self.tap(station)
        page = self.page
        chip = f"#bar [data-do='play.pick'][data-arg={json.dumps(key)}]"
        pressed = page.evaluate(
            "(chip) => document.querySelector(chip)?.ariaPressed", chip
        )
        if pressed != "true":
            self.click(chip)
        if twice:
            self.tap(station)
        else:
            self.click("#confirm")

    def _appear(self, text):
        self.do("play.appear")
        for taking in filter(None, text[1:].split("+")):
            self.do("play.take", taking)
        self.do("play.appear_now")


def difference(one, two):
    """Where two texts part, and what stands there."""
    one, two = one or "", two or ""
    pairs = enumerate(zip(one, two, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(two)))
    before, after = one[max(0, at - 160) : at], slice(at, at + 100)
    return f"{before!r} … {one[after]!r} / {two[after]!r}"
