"""Where somebody's bot runs: a room that can reach nothing (``web/workshop``).

Few visits want it: this module comes when somebody asks for it (``ui.later``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import window

from ui.browser.core import Handed, when_settled
from ui.workshop.bench import Code, Fault, Job, Told, job_text, read_told


class RoomBench:
    """A bench whose script is fetched for its first job."""

    def __init__(self, told: Callable[[Told], None]) -> None:
        self._told = told
        self._handed = Handed()
        self._bench: Any = None
        self._fetching = False
        self._waiting: list[str] = []

    def run(self, job: Job) -> None:
        text = job_text(job)
        if self._bench is not None:
            self._bench.run(text)
            return
        self._waiting.append(text)
        if not self._fetching:
            self._fetching = True
            when_settled(window.sy.workshop("bench"), self._come, self._missing)

    def stop(self) -> None:
        self._waiting.clear()
        if self._bench is not None:
            self._bench.stop()

    def _come(self, script: Any) -> None:
        self._fetching = False
        heard = self._handed.over(lambda text: self._told(read_told(text)))
        self._bench = script.createBench(heard)
        while self._waiting:
            self._bench.run(self._waiting.pop(0))

    def _missing(self, _why: Any) -> None:
        """It could not be fetched; the next job asks for it again."""
        self._fetching = False
        if self._waiting:
            self._waiting.clear()
            self._told(Fault(Code.DIED))
