"""The browser: the only module that touches it. Everything else asks a Page.

The page's skeleton, made once::

    #app
      #screen                     home, setup, settings, about
      #offline                    below them: what is kept for offline play
      #table                      a game
        #board-frame                  the board: #board (London) or #grid (tiles)
        #panel                    #head #minds #mind-acts #cards #log #list
        #tools  #bar              what can be done, and the choice being made
      #curtain  #dialog  #toast  #live
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from js import (
    URL,
    Blob,
    Date,
    Intl,
    Object,
    Worker,
    crypto,
    document,
    navigator,
    window,
)
from pyodide.ffi import JsException, create_proxy, to_js

from ui.html import Html
from ui.page import StorageError

SKELETON: Final = """
<div id="screen" data-region></div>
<div id="offline" data-region></div>
<div id="table" role="main">
  <div id="board-frame"><div id="grid" data-region></div></div>
  <div id="panel" tabindex="-1">
    <div id="head" data-region></div>
    <div id="minds-strip">
      <div id="minds" data-region></div>
      <div id="mind-acts" data-region></div>
    </div>
    <div id="notebook" data-region></div>
    <div id="cards" data-region></div>
    <div id="log" data-region></div>
    <div id="list" data-region></div>
  </div>
  <div id="deck">
    <div id="tools" data-region></div>
    <div id="bar" data-region></div>
  </div>
</div>
<div id="curtain" data-region></div>
<div id="dialog" data-region></div>
<div id="toast" data-region role="status"></div>
<div id="live" class="visually-hidden" aria-live="polite"></div>
"""
HOLD_MILLISECONDS: Final = 650
LARGEST_FILE: Final = 300_000
DECK: Final = 88
"""Pixels at the lower edge of the map where the choice comes up."""

THREAD: Final = "js/mind.worker.js"
"""Where a computer player's thread starts, seen from the page's own scripts."""

Do = Callable[[str, str, str], None]


class BrowserPage:
    """Page, as PyScript can do it."""

    def __init__(self) -> None:
        self._app = document.getElementById("app")
        self._app.innerHTML = SKELETON
        document.getElementById("board-frame").prepend(document.getElementById("board"))
        self._shown: dict[str, str] = {}
        self._flags: dict[str, str] = {}
        self._painted = ""
        self._labels: Mapping[str, str] = {}
        self._used = ""
        self._kept: list[Any] = []
        self._focus = ""
        self._board = window.sy.board
        self._claims: dict[str, Any] = {}
        self._do: Do = lambda _intent, _arg, _value: None

    # ---- drawing

    def show(self, regions: Mapping[str, Html]) -> None:
        for name, markup in regions.items():
            if self._shown.get(name) != markup:
                self._shown[name] = str(markup)
                self._fill(document.getElementById(name), markup)
                if name == "grid":
                    self._used = ""
        game = self._flags.get("board", "none")
        if game not in ("none", self._used):
            self._used = game
            self._use_board(game)
        if self._focus:
            wanted = document.getElementById(self._focus)
            self._focus = ""
            if wanted:
                wanted.focus()
                if getattr(wanted, "readOnly", False):  # a text to be copied by hand
                    wanted.select()

    def _fill(self, region: Any, markup: str) -> None:
        """New markup for a region; the keyboard stays where it was, if it can."""
        held = document.activeElement
        again = _address(held) if held and region.contains(held) else None
        opened = [
            node.className for node in region.querySelectorAll("details[open]").to_py()
        ]
        typed = (
            held.value
            if again and held.tagName == "INPUT" and held.id == "typed"
            else None
        )
        region.innerHTML = markup
        for node in region.querySelectorAll("details").to_py():
            if node.className in opened:
                node.open = True
        if again:
            same = region.querySelector(again)
            if same:
                same.focus()
                if typed:
                    same.value = typed
        modal = region.querySelector("dialog[data-modal]")
        if modal and not modal.open:
            modal.showModal()

    def paint(self, board: str) -> None:
        if board != self._painted:
            self._painted = board
            self._board.paint(window.JSON.parse(board))

    def look_at(
        self, stations: list[int], closer: float = 1, *, readable: bool = False
    ) -> None:
        self._board.lookAt(to_js(stations), closer, readable)

    def say(self, text: str) -> None:
        if text:
            document.getElementById("live").textContent = text

    def focus(self, element_id: str) -> None:
        self._focus = element_id

    def set_flags(self, flags: Mapping[str, str]) -> None:
        root = document.documentElement
        for name, value in flags.items():
            if self._flags.get(name) != value:
                self._flags[name] = value
                root.setAttribute(f"data-{name}", value)
                if name == "eyes":
                    _forget_typed()
                    shut = value in ("curtain", "handback")
                    document.getElementById("table").inert = shut

    def _use_board(self, game: str) -> None:
        """Let gestures work on London, or on the tiles."""
        frame = document.getElementById("board-frame")
        svg = frame.querySelector("#grid svg" if game == "hunting" else "#board svg")
        if svg:
            self._painted = ""
            self._board.use(svg, frame)
            self._board.insets(_js_object({"bottom": DECK}))

    def label_board(self, labels: Mapping[str, str]) -> None:
        if labels != self._labels:
            self._labels = labels
            self._board.labels(_js_object(labels))

    def set_language(self, language: str) -> None:
        document.documentElement.lang = language

    def set_title(self, text: str) -> None:
        document.title = text

    def go(self, route: str) -> None:
        if window.location.hash != f"#{route}":
            window.history.pushState(None, "", f"#{route}")

    # ---- facts

    def preferred_language(self) -> str:
        return str(navigator.language or "en")

    def format_date(self, milliseconds: int, language: str) -> str:
        style = _js_object({"dateStyle": "medium", "timeStyle": "short"})
        return str(Intl.DateTimeFormat.new(language, style).format(milliseconds))

    def now(self) -> int:
        return int(Date.now())

    def entropy(self) -> int:
        words = crypto.getRandomValues(window.Uint32Array.new(2)).to_py()
        return int(words[0]) << 32 | int(words[1])

    # ---- keeping

    def read(self, key: str) -> str | None:
        try:
            text = window.localStorage.getItem(key)
        except JsException as error:
            raise StorageError(full=False) from error
        return text if isinstance(text, str) else None

    def write(self, key: str, text: str) -> None:
        try:
            window.localStorage.setItem(key, text)
        except JsException as error:
            full = "Quota" in str(error)
            raise StorageError(full=full) from error

    def forget(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except JsException as error:
            raise StorageError(full=False) from error

    def keys(self) -> list[str]:
        try:
            return [str(key) for key in Object.keys(window.localStorage)]
        except JsException as error:
            raise StorageError(full=False) from error

    def address(self) -> str:
        return str(window.location.href).split("#", 1)[0].split("?", 1)[0]

    def copy(self, text: str, name: str) -> None:
        clipboard = getattr(navigator, "clipboard", None)
        if not clipboard:  # no https
            self._do("share.copied", name, "no")
            return
        clipboard.writeText(text).then(
            self._proxy(lambda _: self._do("share.copied", name, "yes")),
            self._proxy(lambda _: self._do("share.copied", name, "no")),
        )

    def can_send(self) -> bool:
        return bool(getattr(navigator, "share", None))

    def send(self, title: str, address: str) -> None:
        ignore = self._proxy(lambda _: None)  # also if the player thinks better of it
        navigator.share(_js_object({"title": title, "url": address})).then(
            ignore, ignore
        )

    def download(self, name: str, text: str) -> None:
        blob = Blob.new(to_js([text]), _js_object({"type": "application/json"}))
        link = document.createElement("a")
        link.href = URL.createObjectURL(blob)
        link.download = name
        link.click()
        self.after(10_000, lambda: URL.revokeObjectURL(link.href))

    def ask_for_file(self) -> None:
        chooser = document.createElement("input")
        chooser.type = "file"
        chooser.accept = ".json,application/json,text/plain"
        chooser.addEventListener(
            "change",
            self._proxy(lambda _: self._read_first(chooser.files, "home.file")),
        )
        chooser.click()

    def _read_first(self, files: Any, intent: str) -> None:
        if files.length:  # an empty file is one, too, though Python finds it false
            self._read_file(files.item(0), intent)

    def _read_file(self, file: Any, intent: str) -> None:
        if file.size > LARGEST_FILE:
            self._do(intent, "too_large", "")
            return
        file.text().then(self._proxy(lambda text: self._do(intent, "", str(text))))

    # ---- the site itself on this device

    def persist(self) -> None:
        storage = getattr(navigator, "storage", None)
        if storage and hasattr(storage, "persist"):
            ignore = self._proxy(lambda _: None)
            storage.persist().then(ignore, ignore)

    def switch_release(self) -> None:
        switch = getattr(window.sy, "switchRelease", None)
        if switch:
            switch()

    def watch_offline(self, hear: Callable[[str], None]) -> None:
        """Pass on what becomes of offline play (``assets/js/offline.js``)."""
        self._on(document, "sy-offline", lambda ev: hear(str(ev.detail)))

    # ---- one tab at a time

    def claim(self, name: str, answer: Callable[[bool], None], *, steal: bool) -> None:
        locks = getattr(navigator, "locks", None)
        if not locks:
            answer(True)
            return
        self.release(name)
        options = {"steal": True} if steal else {"ifAvailable": True}

        def granted(lock: Any) -> Any:
            if not lock:  # null, whatever Python makes of it
                answer(False)
                return None
            answer(True)
            return window.Promise.new(self._proxy(keep))

        def keep(let_go: Any, _fail: Any) -> None:
            self._claims[name] = let_go

        held = locks.request(name, _js_object(options), self._proxy(granted))
        held.then(self._proxy(lambda _: None), self._proxy(lambda _: answer(False)))

    def release(self, name: str) -> None:
        let_go = self._claims.pop(name, None)
        if let_go is not None:
            let_go()

    # ---- time and sound

    def after(
        self, milliseconds: int, action: Callable[[], None]
    ) -> Callable[[], None]:
        timer = window.setTimeout(self._proxy(lambda *_: action()), milliseconds)
        return lambda: window.clearTimeout(timer)

    def sound(self, name: str) -> None:
        play = getattr(window.sy, "sound", None)
        if play:
            play(name)

    # ---- a thread for computer players

    def thread(
        self, hear: Callable[[str], None], broken: Callable[[], None]
    ) -> WorkerThread | None:
        home = document.querySelector("script[data-pyodide]")
        try:
            worker = Worker.new(
                URL.new(THREAD, home.src).href, _js_object({"type": "module"})
            )
        except JsException:  # a sandboxed frame allows none
            return None
        worker.onmessage = self._proxy(lambda event: hear(str(event.data)))
        worker.onerror = self._proxy(lambda event: _swallowed(event, broken))
        thread = WorkerThread(worker)
        folder = URL.new(home.getAttribute("data-pyodide"), document.baseURI).href
        thread.post(json.dumps({"pyodide": folder}))
        return thread

    def bots(self, ready: Callable[[], None], failed: Callable[[], None]) -> None:
        arrived = window.sy.ahead()
        arrived.then(
            self._proxy(lambda _: self.after(0, ready)),
            self._proxy(lambda _: failed()),
        )

    # ---- listening

    def listen(self, do: Do) -> None:
        """Turn everything that people do into intents."""
        self._do = do
        on = self._on
        on(document, "click", self._clicked)
        on(document, "change", lambda ev: self._valued(ev, "data-change"))
        on(document, "input", lambda ev: self._valued(ev, "data-input"))
        on(document, "submit", self._submitted)
        on(document, "keydown", self._pressed)
        on(document, "keyup", lambda _: self._let_go())
        for name in ("pointerup", "pointercancel", "pointerleave"):
            on(document, name, lambda _: self._let_go())
        on(document, "pointerdown", self._held_down)
        on(
            document,
            "sy-station",
            lambda ev: do("play.station", str(ev.detail.station), ""),
        )
        on(document, "sy-host", lambda ev: do("host.asks", "", str(ev.detail)))
        on(document, "sy-empty", lambda _: do("play.cancel", "", ""))
        on(document, "cancel", self._cancelled, capture=True)
        on(document, "dragover", lambda ev: ev.preventDefault())
        on(document, "drop", self._dropped)
        on(window, "popstate", lambda _: do("app.route", self.route(), ""))
        on(window, "blur", lambda _: self._look_away())
        on(window, "beforeunload", self._leaving)
        on(window, "pagehide", lambda _: self._look_away())
        on(
            document,
            "visibilitychange",
            lambda _: self._look_away() if document.hidden else None,
        )

    def parameters(self) -> str:
        """All that stands in the address behind ``?`` and ``#``."""
        here = window.location
        return "&".join(filter(None, (str(here.search)[1:], str(here.hash)[1:])))

    def post(self, message: str) -> None:
        """Hand a message to the page around this one; ``js/frame.js`` says how."""
        window.sy.frame.post(message)

    def route(self) -> str:
        """The screen that the address names."""
        return str(window.location.hash)[1:]

    def watch_idle(self, seconds: Callable[[], int]) -> None:
        """Make an intent when nobody has touched anything for a while."""
        calls: list[Callable[[], None]] = []

        def restart(_event: Any = None) -> None:
            while calls:
                calls.pop()()
            calls.append(
                self.after(seconds() * 1000, lambda: self._do("app.secret", "", ""))
            )

        for name in ("pointerdown", "keydown", "wheel"):
            self._on(document, name, restart, passive=True)
        restart()

    def _on(
        self, target: Any, name: str, handler: Callable[[Any], Any], **options: bool
    ) -> None:
        target.addEventListener(name, self._proxy(handler), _js_object(options))

    def _proxy(self, function: Callable[..., Any]) -> Any:
        proxy = create_proxy(function)
        self._kept.append(proxy)
        return proxy

    def _clicked(self, event: Any) -> None:
        node = event.target.closest("[data-do],[data-hold]")
        down, self._down = self._down, None
        if not node:
            return
        if event.detail and down and not node.contains(down):
            return  # it came up under the finger that tapped something else
        if node.hasAttribute("data-hold"):
            # A screen reader's press is a click without a pointer and without keys.
            if event.detail == 0 and not self._held_by_key:
                self._do(node.getAttribute("data-hold"), "", "")
            return
        self._do(node.getAttribute("data-do"), node.getAttribute("data-arg") or "", "")

    def _valued(self, event: Any, attribute: str) -> None:
        node = event.target.closest(f"[{attribute}]")
        if node:
            box = node.type == "checkbox"
            value = str(bool(node.checked)).lower() if box else str(node.value)
            arg = node.getAttribute("data-arg") or ""
            self._do(node.getAttribute(attribute), arg, value)

    def _submitted(self, event: Any) -> None:
        form = event.target.closest("[data-submit]")
        if form:
            event.preventDefault()
            field = form.querySelector("input")
            value = str(field.value)
            if field.id == "typed":
                field.value = ""
            arg = form.getAttribute("data-arg") or ""
            self._do(form.getAttribute("data-submit"), arg, value)

    _down: Any = None
    """Where the last finger came down."""
    _held_by_key = False
    _hold_off: Callable[[], None] | None = None
    _hold_node: Any = None

    def _held_down(self, event: Any) -> None:
        self._down = event.target
        node = event.target.closest("[data-hold]")
        if node:
            self._held_by_key = False
            self._start_hold(node)

    def _pressed(self, event: Any) -> None:
        key = str(event.key)
        if key == "Escape":
            self._do("play.cancel", "", "") if self._flags.get(
                "screen"
            ) == "play" else None
            return
        node = (
            event.target.closest("[data-hold]")
            if hasattr(event.target, "closest")
            else None
        )
        if node and key in (" ", "Enter"):
            event.preventDefault()
            if not event.repeat:
                self._held_by_key = True
                self._start_hold(node)

    def _start_hold(self, node: Any) -> None:
        self._let_go()
        self._hold_node = node
        node.classList.add("is-held")
        intent = node.getAttribute("data-hold")
        self._hold_off = self.after(HOLD_MILLISECONDS, lambda: self._do(intent, "", ""))

    def _let_go(self) -> None:
        if self._hold_off is not None:
            self._hold_off()
            self._hold_off = None
            self._hold_node.classList.remove("is-held")

    def _look_away(self) -> None:
        """Nobody is looking: what is being opened stays shut, what is open closes."""
        self._let_go()
        self._do("app.secret", "", "")

    def _leaving(self, event: Any) -> None:
        """Ask back before a game is lost that could not be kept."""
        if self._flags.get("unsaved") == "true":
            event.preventDefault()

    def _cancelled(self, event: Any) -> None:
        """Escape in a dialog."""
        event.preventDefault()
        self._do("app.close", "", "")

    def _dropped(self, event: Any) -> None:
        event.preventDefault()
        self._read_first(event.dataTransfer.files, "home.drop")


class WorkerThread:
    """A Web Worker, spoken to in texts."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    def post(self, text: str) -> None:
        self._worker.postMessage(text)

    def stop(self) -> None:
        self._worker.onmessage = None
        self._worker.onerror = None
        self._worker.terminate()


def _swallowed(event: Any, broken: Callable[[], None]) -> None:
    """A failed thread is told in words; it is no fault of the page."""
    event.preventDefault()
    broken()


def _forget_typed() -> None:
    """Half a move that was typed for other eyes."""
    field = document.getElementById("typed")
    if field:
        field.value = ""


def _address(node: Any) -> str | None:
    """A selector that finds the same control after a redraw."""
    if node.id:
        return f"#{node.id}"
    for name in ("data-do", "data-change", "data-input"):
        if node.hasAttribute(name):
            arg = node.getAttribute("data-arg")
            wanted = f"[{name}={json.dumps(str(node.getAttribute(name)))}]"
            return wanted + (f"[data-arg={json.dumps(str(arg))}]" if arg else "")
    return None


def _js_object(values: Mapping[str, Any]) -> Any:
    return to_js(dict(values), dict_converter=Object.fromEntries)
