"""What people do, as intents: taps, keys, typing, holding, looking away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, window

from ui.browser.core import Do
from ui.browser.exchange import Exchange

HOLD_MILLISECONDS: Final = 650
FIELDS: Final = "dialog,select,input:not([type=range])"
KEYS: Final = {
    " ": f"{FIELDS},button,a,summary",
    "ArrowLeft": f"{FIELDS},[type=range],#board-frame",
    "ArrowRight": f"{FIELDS},[type=range],#board-frame",
}
"""Keys that a button may have for its own, and where they mean something else."""


class Listening(Exchange):
    """Hearing of everything."""

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
        on(
            document,
            "sy-inspect",
            lambda ev: do("inspect.station", str(ev.detail), ""),
        )
        on(document, "sy-host", lambda ev: do("host.asks", "", str(ev.detail)))
        on(document, "sy-empty", lambda _: do("play.cancel", "", ""))
        on(document, "sy-drop", self._carried)
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

    def _carried(self, event: Any) -> None:
        """Something was dragged to a station of the board (``js/editor.js``)."""
        self._do("editor.drop", str(event.detail.what), str(event.detail.station))

    def parameters(self) -> str:
        """All that stands in the address behind ``?`` and ``#``."""
        here = window.location
        return "&".join(filter(None, (str(here.search)[1:], str(here.hash)[1:])))

    def post(self, message: str) -> None:
        """Hand a message to the page around this one; ``js/frame.js`` says how."""
        window.sy.frame.post(message)

    def is_alone(self) -> bool:
        """Whether there is no page around this one."""
        return bool(window.sy.frame.alone)

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

    def _clicked(self, event: Any) -> None:
        node = event.target.closest("[data-do],[data-hold]")
        down, self._down = self._down, None
        if not node:
            return
        if event.detail and down and not node.contains(down):
            return  # it came up under the finger that tapped something else
        window.sy.attention.acted(node)
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
            if self._flags.get("screen") == "play" and not _dialog():
                self._do("play.cancel", "", "")
            return
        if self._means_button(event, key):
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

    def _means_button(self, event: Any, key: str) -> bool:
        """Press the button that has this key for its own (``data-key``), if any."""
        node = key in KEYS and document.querySelector(f'[data-key="{key}"]')
        other = event.altKey or event.ctrlKey or event.metaKey
        if not node or other or not hasattr(event.target, "closest"):
            return False
        if event.target.closest(KEYS[key]):
            return False
        event.preventDefault()
        node.click()
        return True

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


def _dialog() -> Any:
    """The open dialog: Escape closes that, and nothing else."""
    return document.querySelector("dialog[open]")
