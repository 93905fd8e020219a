"""A thread for computer players."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import Worker, window
from pyodide.ffi import JsException

from ui.browser.core import Core, Handed, js_object

THREAD: Final = "js/computer.worker.js"
"""Where a computer player's thread starts, seen from the page's own scripts."""


class WorkerThread:
    """A Web Worker, spoken to in texts."""

    def __init__(
        self, worker: Any, hear: Callable[[object], None], broken: Callable[[], None]
    ) -> None:
        self._worker = worker
        self._handed = Handed()
        worker.onmessage = self._handed.over(lambda event: hear(event.data))
        worker.onmessageerror = self._handed.over(lambda _: broken())
        worker.onerror = self._handed.over(lambda event: _swallowed(event, broken))

    def post(self, text: str) -> None:
        self._worker.postMessage(text)

    def stop(self) -> None:
        self._worker.onmessage = None
        self._worker.onmessageerror = None
        self._worker.onerror = None
        self._worker.terminate()
        self._handed.free()


class Threads(Core):
    """Thinking elsewhere."""

    def thread(
        self, hear: Callable[[object], None], broken: Callable[[], None]
    ) -> WorkerThread | None:
        try:
            address = window.sy.script(f"{window.sy.base}{THREAD}")
            worker = Worker.new(address, js_object({"type": "module"}))
        except JsException:  # a sandboxed frame allows none
            return None
        thread = WorkerThread(worker, hear, broken)
        how = window.sy
        start = {"pyodide": how.pyodide, "base": how.base, "plain": how.plain}
        thread.post(json.dumps(start))
        return thread


def _swallowed(event: Any, broken: Callable[[], None]) -> None:
    """A failed thread is told in words; it is no fault of the page."""
    event.preventDefault()
    broken()
