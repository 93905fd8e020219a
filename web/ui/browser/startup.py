"""How far the start is, told to what runs before Python (``web/boot``)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from js import document, window
from pyodide.ffi import JsException, to_js

from ui.browser.core import Core, when_settled
from ui.words import COMPLETE, WHOLE, keep

PARTS: Final = ("first", "rest", "seldom")
"""Files of a language, as the build makes them; the last one only if it is wanted."""


class Modules(Protocol):
    """Where modules come from (``web/boot/bundle.py``)."""

    soon: Sequence[Sequence[str]]
    """Which to import when there is time (``ui.warmup.steps``)."""

    @property
    def is_complete(self) -> bool:
        """Whether all of them are there but those that few visits want."""

    async def complete(self) -> None:
        """Wait until they are."""

    def add(self, block: Any) -> None:
        """Here are those as well."""


class Startup(Core):
    """From the first script to the first screen, and what comes after it."""

    modules: Modules

    def stage(self, name: str) -> None:
        """Tell what the start has come to."""
        window.sy.stage(name)

    def ready(self) -> None:
        """The first screen is there."""
        window.sy.ready()

    async def first_words(self) -> str:
        """What is said until a first move, in the first screen's language: which."""
        named = str(window.sy.language()), "first"
        text = window.sy.wordsTold(*named) or await window.sy.words(*named)
        return keep(str(text))

    async def rest_of_words(self, language: str) -> None:
        """Everything else in a language; asked for until it comes."""
        if language not in COMPLETE:
            keep(str(await window.sy.wordsAtLast(language, "rest")), "rest")

    def fetch_words(self, language: str, heard: Callable[[bool], None]) -> None:
        """Texts of a language; *heard* is told whether they have come."""
        parts = PARTS if WHOLE else PARTS[:-1]

        def came(texts: Any) -> None:
            for part, text in zip(parts, texts, strict=True):
                keep(str(text), part)
            heard(True)

        promises = [window.sy.words(language, part) for part in parts]
        when_settled(
            window.Promise.all(to_js(promises)), came, lambda _reason: heard(False)
        )

    def fetch_seldom(self, language: str, heard: Callable[[bool], None]) -> None:
        """What few visits want; *heard* is told whether it has come."""

        def came(found: Any) -> None:
            block, text = found
            self.modules.add(block)
            keep(str(text), "seldom")
            heard(True)

        when_settled(window.sy.seldom(language), came, lambda _reason: heard(False))

    async def seldom_settled(self, language: str) -> None:
        """Wait until that has come, or cannot be had."""
        with suppress(JsException):
            await window.sy.seldom(language)

    def early_taps(self) -> list[tuple[str, str]]:
        """Intents and arguments of taps that were made while the page loaded."""
        taps = json.loads(str(window.sy.drain()))
        return [(str(tap["do"]), str(tap.get("arg", ""))) for tap in taps]


def is_embedded() -> bool:
    """Whether this page is a board in another page."""
    return str(document.documentElement.dataset.page) == "embed"
