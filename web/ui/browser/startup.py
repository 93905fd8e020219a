"""How far the start is, told to what runs before Python (``web/boot``)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import document, window
from pyodide.ffi import to_js

from ui.browser.core import Core, when_settled
from ui.words import COMPLETE, keep

PARTS: Final = ("first", "rest")
"""Files of a language, as the build makes them."""


class Startup(Core):
    """From the first script to the first screen."""

    def stage(self, name: str) -> None:
        """Tell what the start has come to."""
        window.sy.stage(name)

    def ready(self) -> None:
        """The first screen is there."""
        window.sy.ready()

    async def first_words(self) -> str:
        """What is said until a first move, in the first screen's language: which."""
        text = str(await window.sy.words(window.sy.language(), "first"))
        return keep(text)

    async def rest_of_words(self, language: str) -> None:
        """Everything else in a language; asked for until it comes."""
        if language not in COMPLETE:
            keep(str(await window.sy.wordsAtLast(language, "rest")), is_all=True)

    def fetch_words(self, language: str, heard: Callable[[bool], None]) -> None:
        """All texts of a language; *heard* is told whether they have come."""

        def came(texts: Any) -> None:
            for text in texts:
                keep(str(text), is_all=True)
            heard(True)

        promises = [window.sy.words(language, part) for part in PARTS]
        when_settled(
            window.Promise.all(to_js(promises)), came, lambda _reason: heard(False)
        )

    def early_taps(self) -> list[tuple[str, str]]:
        """Intents and arguments of taps that were made while the page loaded."""
        taps = json.loads(str(window.sy.drain()))
        return [(str(tap["do"]), str(tap.get("arg", ""))) for tap in taps]


def is_embedded() -> bool:
    """Whether this page is a board in another page."""
    return str(document.documentElement.dataset.page) == "embed"
