"""Figures for ``make bench``: how soon the page is there, against bare Pyodide.

Both are served by the same server to the same browser, with an empty cache and a new
profile each time. They take turns, so that a busy machine slows both.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from statistics import median
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.pages import Times, against, make_bare, open_page, runs_wanted, tell
from tools.site import build, chromium, offline
from tools.site.paths import CACHE
from tools.site.python import game
from tools.site.serve import serving

BARE: Final = CACHE / "bare"
# Marks the frame after the one in which the last station was in the document. The
# browser has not painted it before the first paint that it tells of itself.
BOARD_WATCH: Final = """
const look = () => document.querySelectorAll('#stations > *').length >= 199
  ? requestAnimationFrame(() => setTimeout(() => performance.mark('board')))
  : requestAnimationFrame(look);
requestAnimationFrame(look);
"""
FIRST: Final = 300_000
BUDGET: Final = 800_000
"""Bytes on the way: until a first move, and for a visit."""


def main() -> None:
    """Print all figures."""
    runs = runs_wanted(__doc__)
    build.build(build.DIST)
    make_bare(BARE)
    print(f"The site, cold, against bare loadPyodide() (medians of {runs} runs)")
    with serving(build.DIST) as site, serving(BARE) as bare, sync_playwright() as it:
        pairs = [(_visit(it, bare), _visit(it, site)) for _ in range(runs)]
    whole = [bare["sy:ready"] for bare, _ in pairs]
    board = [max(ours["board"], ours["first-contentful-paint"]) for _, ours in pairs]
    ready = [ours["sy:ready"] for _, ours in pairs]
    tell("bare loadPyodide()", f"{median(whole):,.0f} ms")
    tell("board painted", against(board, whole, 0.10))
    tell("ready for a move", against(ready, whole, 0.45))
    told = json.loads((build.DIST / offline.RELEASE).read_text(encoding="utf-8"))
    files = (*told["files"], offline.WORKER)
    first = build.until_first_move(files, "en")
    plain = game.SOURCES  # fetched by nobody else than ?plain
    own = [name for name in build.own_part(files, "en") if not name.endswith(plain)]
    tell("ours until a first move", _weight(first, FIRST))
    tell("ours in a visit", _weight(own, BUDGET))


def _weight(names: Iterable[str], budget: int) -> str:
    """What these files weigh when they are packed for the way."""
    packed = (gzip.compress((build.DIST / name).read_bytes(), 9) for name in names)
    size = sum(map(len, packed))
    verdict = "ok" if size <= budget else "TOO MUCH"
    return f"{size:,} bytes, limit {budget:,}: {verdict}"


def _visit(it: Playwright, address: str) -> Times:
    """One visit with a new browser."""
    browser = chromium.launched(it)
    try:
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.add_init_script(BOARD_WATCH)
        return open_page(page, address)
    finally:
        browser.close()


if __name__ == "__main__":
    main()
