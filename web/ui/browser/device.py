"""What the device knows and keeps: language, dates, texts, which tab plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Date, Intl, Object, crypto, document, navigator, window
from pyodide.ffi import JsException

from ui.browser.core import Core, Handed, js_object, when_settled
from ui.page import StorageError


class Device(Core):
    """Facts, keeping, one tab at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._claims: dict[str, Any] = {}

    # ---- facts

    def preferred_language(self) -> str:
        return str(navigator.language or "en")

    def format_date(self, milliseconds: int, language: str) -> str:
        style = js_object({"dateStyle": "medium", "timeStyle": "short"})
        return str(Intl.DateTimeFormat.new(language, style).format(milliseconds))

    def now(self) -> int:
        return int(Date.now())

    def entropy(self) -> int:
        words = crypto.getRandomValues(window.Uint32Array.new(2)).to_py()
        return int(words[0]) << 32 | int(words[1])

    def sound(self, name: str) -> None:
        play = getattr(window.sy, "sound", None)
        if play:
            play(name)

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

    def claim(self, name: str, answer: Callable[[bool], None], *, steal: bool) -> None:
        locks = getattr(navigator, "locks", None)
        if not locks:
            answer(True)
            return
        self.release(name)
        options = {"steal": True} if steal else {"ifAvailable": True}

        handed = Handed()

        def granted(lock: Any) -> Any:
            if not lock:  # null, whatever Python makes of it
                answer(False)
                return None
            answer(True)
            return window.Promise.new(handed.over(keep))  # held until it is let go

        def keep(let_go: Any, _fail: Any) -> None:
            self._claims[name] = let_go

        def lost(_why: Any) -> None:
            answer(False)

        held = locks.request(name, js_object(options), handed.over(granted))
        held.then(handed.last(lambda _: None), handed.last(lost))

    def release(self, name: str) -> None:
        let_go = self._claims.pop(name, None)
        if let_go is not None:
            let_go()
