"""A site that a browser's profile keeps, opened without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from playwright.sync_api import Page, Playwright

from tools.bench.pages import open_page
from tools.site import chromium
from tools.site.serve import serving

T = TypeVar("T")

KEEP: Final = """async () => {
  const whole = new URL('sw.js', location.href).href;
  await navigator.serviceWorker.register(window.sy ? sy.script(whole) : whole);
  await navigator.serviceWorker.ready;
}"""
STAY: Final = "() => new Promise((done) => setTimeout(done, 5000))"


class KeptSite:
    """A site that was visited often enough to be kept whole; its server is gone."""

    def __init__(self, it: Playwright, folder: Path, profile: Path) -> None:
        self._it = it
        self._profile = profile
        with serving(folder) as self.address:
            self.at("", lambda page, _: page.evaluate(KEEP))
        for _ in range(2):
            self.at("", lambda page, _: page.evaluate(STAY))

    def visit(self) -> float:
        """Milliseconds until the page is up, in a new browser process."""
        return self.at("", lambda _, ready: ready)

    def at(self, fragment: str, look: Callable[[Page, float], T]) -> T:
        """One visit: *look* gets the page and how many milliseconds it took."""
        context = self._it.chromium.launch_persistent_context(
            self._profile,
            executable_path=chromium.require(),
            args=list(chromium.ARGUMENTS),
            viewport={"width": 1180, "height": 820},
            service_workers="allow",
        )
        try:
            page = context.pages[0]
            times = open_page(page, self.address + fragment)
            return look(page, times["sy:ready"])
        finally:
            context.close()
