"""Chromium and a built site for the series that need them.

Hands and eyes are those of the browser tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from browser.chrome import Browser
from tools.setup import BUILD
from tools.site import build, chromium
from tools.site.serve import serving

SITE: Final = BUILD / "soak-site"


def built() -> Path:
    """The site, built anew if anything has changed."""
    BUILD.mkdir(exist_ok=True)
    build.build(SITE)
    return SITE


@contextmanager
def watched() -> Iterator[Browser]:
    """A Chromium whose pages note every fault, and the served site."""
    with serving(built()) as address, sync_playwright() as it:
        running = chromium.launched(it)
        try:
            yield Browser(running, address)
        finally:
            running.close()
