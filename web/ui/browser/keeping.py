"""Texts that are kept on the device: localStorage, and the journal beside it.

All names carry the path of the site (``sy.site``), for copies of it under other paths
of the same origin are other sites. A release that did not do so kept everything under
the bare names; those are the *earlier* texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from js import Object, document, window
from pyodide.ffi import JsException, create_once_callable, to_js

from ui.browser.core import Core
from ui.page import Action, Heard, StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY: Final = "sy:"
"""How all keys begin."""
FULL: Final = "QuotaExceededError"
"""What browsers call it when there is no room left."""


class Keeping(Core):
    """Keeping texts, here and on disk; hearing of what other tabs keep."""

    def __init__(self) -> None:
        super().__init__()
        self._site = str(window.sy.site)
        self._journal = window.sy.journal
        self._found: dict[str, tuple[int, str]] = {}

    def _here(self, key: str) -> str:
        return self._site + key.removeprefix(EVERY)

    def read(self, key: str) -> str | None:
        with _storage() as storage:
            return _text(storage.getItem(self._here(key)))

    def write(self, key: str, text: str) -> None:
        with _storage() as storage:
            storage.setItem(self._here(key), text)

    def forget(self, key: str) -> None:
        with _storage() as storage:
            storage.removeItem(self._here(key))
            storage.removeItem(key)  # it may be an earlier release's

    def keys(self) -> list[str]:
        return [EVERY + name for name in _names(self._site)]

    def earlier(self) -> dict[str, str]:
        with _storage() as storage:
            keys = [EVERY + name for name in _names(EVERY)]
            return {key: str(storage.getItem(key)) for key in keys}

    def write_earlier(self, key: str, text: str) -> None:
        with _storage() as storage:
            storage.setItem(key, text)

    # ---- on disk

    async def read_journal(self) -> None:
        """Wait for what the journal has otherwise, if it has not told yet."""
        entries: Iterable[tuple[str, int, str]] | None = self._journal.told()
        if entries is None:
            entries = await self._journal.found
        self._found = {EVERY + key: (int(n), text) for key, n, text in entries}

    def found(self) -> Mapping[str, tuple[int, str]]:
        return self._found

    def journal(self, number: int, texts: Mapping[str, str]) -> None:
        pairs = [[key.removeprefix(EVERY), text] for key, text in texts.items()]
        self._journal.write(number, to_js(pairs))

    def when_kept(self, action: Action) -> None:
        if self._journal.writes():
            self._journal.whenWritten(create_once_callable(action))
        else:
            action()

    # ---- other tabs

    def watch_tabs(self, heard: Heard, left: Action, back: Action) -> None:
        def changed(event: Any) -> None:
            name = str(event.key)  # none: all was cleared
            if name.startswith(self._site):
                heard(EVERY + name.removeprefix(self._site))

        self._on(window, "storage", changed)
        self._on(window, "pagehide", lambda _: left())
        self._on(window, "pageshow", lambda _: back())
        self._on(document, "resume", lambda _: back())


@contextmanager
def _storage() -> Iterator[Any]:
    """localStorage; whatever it refuses is a StorageError."""
    try:
        yield window.localStorage
    except (JsException, AttributeError) as error:  # none at all, or forbidden
        raise StorageError(full=error.name == FULL) from error


def _names(start: str) -> list[str]:
    """What follows *start* in the keys of localStorage that begin so."""
    with _storage() as storage:
        keys = [str(key) for key in Object.keys(storage)]
    return [key.removeprefix(start) for key in keys if key.startswith(start)]


def _text(found: Any) -> str | None:
    return found if isinstance(found, str) else None
