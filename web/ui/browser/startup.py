"""How far the start is, told to what runs before Python (``web/boot``)."""

from __future__ import annotations

import json

from js import document, window

from ui.browser.core import Core


class Startup(Core):
    """From the first script to the first screen."""

    def stage(self, name: str) -> None:
        """Tell what the start has come to."""
        window.sy.stage(name)

    def ready(self) -> None:
        """The first screen is there."""
        window.sy.ready()

    def early_taps(self) -> list[tuple[str, str]]:
        """Intents and arguments of taps that were made while the page loaded."""
        taps = json.loads(str(window.sy.drain()))
        return [(str(tap["do"]), str(tap.get("arg", ""))) for tap in taps]


def is_embedded() -> bool:
    """Whether this page is a board in another page."""
    return str(document.documentElement.dataset.page) == "embed"
