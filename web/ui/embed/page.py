"""The browser's side of an embedded board: nothing is kept, nothing is routed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ui.browser import BrowserPage

SOON: Final = 150
"""Milliseconds to wait for a frame."""


class EmbeddedPage(BrowserPage):
    """A page in a frame; what it is told to keep lasts as long as the frame."""

    def __init__(self) -> None:
        super().__init__()
        self._kept_texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        """A text of this frame."""
        return self._kept_texts.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep a text while the frame is there."""
        self._kept_texts[key] = text

    def forget(self, key: str) -> None:
        """Drop a text."""
        self._kept_texts.pop(key, None)

    def keys(self) -> list[str]:
        """All that is kept."""
        return list(self._kept_texts)

    def earlier(self) -> dict[str, str]:
        """Nothing was kept before."""
        return {}

    def journal(self, number: int, texts: Mapping[str, str]) -> None:
        """Nothing goes on disk."""

    def go(self, route: str, *, instead: bool = False) -> None:
        """The address belongs to the host."""

    def after_frame(self, action: Callable[[], None]) -> None:
        """Or soon: who is out of sight in another page draws no frames."""
        waiting = [action]

        def act() -> None:
            while waiting:
                waiting.pop()()

        super().after_frame(act)
        self.after(SOON, act)
