"""What the device knows: language, dates, the site on it, which tab plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from js import Date, crypto, document, navigator, window
from pyodide.ffi import JsException, to_js

from ui.browser.core import Handed, js_object, when_settled
from ui.browser.keeping import Keeping
from ui.later import TRAVELLING, WORKBENCH, load

if TYPE_CHECKING:  # few games need it
    from ui.travel import Devices
    from ui.workshop.bench import Bench, Told


class Device(Keeping):
    """Facts, keeping, one tab at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._claims: dict[str, Any] = {}
        self._latest: dict[str, Handed] = {}

    # ---- facts

    def preferred_language(self) -> str:
        return str(getattr(navigator, "language", None) or "en")

    def format_date(self, milliseconds: int, language: str) -> str:
        style = js_object({"dateStyle": "medium", "timeStyle": "short"})
        date = Date.new(milliseconds)
        try:
            return str(date.toLocaleString(self._readers(language), style))
        except (JsException, AttributeError):  # no such style, or no languages
            return str(date.toISOString())[:16].replace("T", " ")

    def _readers(self, language: str) -> str:
        """A Briton's dates and lists differ from an American's."""
        own = self.preferred_language()
        return own if own.split("-")[0] == language else language

    def list_format(self) -> Callable[[str, list[str], str], str] | None:
        """How this browser puts things in a row; None where it cannot."""
        intl: Any = getattr(window, "Intl", None)
        if not hasattr(intl, "ListFormat"):
            return None

        @cache
        def known(language: str, kind: str) -> Any:
            style = js_object({"type": kind})
            try:
                return intl.ListFormat.new(self._readers(language), style)
            except JsException:  # a name that only systems know, as en-US-POSIX@x
                return intl.ListFormat.new(language, style)

        def listed(language: str, things: list[str], kind: str) -> str:
            return str(known(language, kind).format(to_js(things)))

        return listed

    def is_hidden(self) -> bool:
        return bool(document.hidden)

    def now(self) -> int:
        return int(Date.now())

    def today(self) -> tuple[int, int, int]:
        here = Date.new()
        return int(here.getFullYear()), int(here.getMonth()) + 1, int(here.getDate())

    def entropy(self) -> int:
        words = crypto.getRandomValues(window.Uint32Array.new(2)).to_py()
        return int(words[0]) << 32 | int(words[1])

    def random_bytes(self, count: int) -> bytes:
        return bytes(crypto.getRandomValues(window.Uint8Array.new(count)).to_py())

    def effect(self, *wish: str) -> None:
        window.sy.effect(*wish)

    def devices(self) -> Devices:
        travelling: Devices = load(TRAVELLING).Travelling()
        return travelling

    def workbench(self, told: Callable[[Told], None]) -> Bench:
        bench: Bench = load(WORKBENCH).RoomBench(told)
        return bench

    # ---- the site itself on this device

    def persist(self) -> None:
        storage = getattr(navigator, "storage", None)
        if storage and hasattr(storage, "persist"):
            when_settled(storage.persist())

    def switch_release(self) -> None:
        switch = getattr(window.sy, "switchRelease", None)
        if switch:
            switch()

    def watch_offline(self, hear: Callable[[str], None]) -> None:
        """Pass on what becomes of offline play (``assets/js/offline.js``)."""
        self._on(document, "sy-offline", lambda ev: hear(str(ev.detail)))

    # ---- one tab at a time

    def has_locks(self) -> bool:
        return bool(getattr(navigator, "locks", None))  # only with https

    def claim(self, name: str, answer: Callable[[bool], None], *, steal: bool) -> None:
        self.release(name)
        options = {"steal": True} if steal else {"ifAvailable": True}

        handed = Handed()
        # Who claims twice takes the first claim away from itself: only the last counts.
        self._latest[name] = handed

        def told(ours: bool) -> None:
            if self._latest.get(name) is handed:
                answer(ours)

        def granted(lock: Any) -> Any:
            if not lock:  # null, whatever Python makes of it
                told(False)
                return None
            told(True)
            return window.Promise.new(handed.over(keep))  # held until it is let go

        def keep(let_go: Any, _fail: Any) -> None:
            self._claims[name] = let_go

        def lost(why: Any) -> None:
            # Refused, not taken: without an origin no other tab can play this game.
            told(getattr(why, "name", "") == "SecurityError")

        held = navigator.locks.request(
            self._here(name), js_object(options), handed.over(granted)
        )
        held.then(handed.last(lambda _: None), handed.last(lost))

    def release(self, name: str) -> None:
        let_go = self._claims.pop(name, None)
        if let_go is not None:
            let_go()
