"""Figures for ``make bench``: how soon the page is there, against bare Pyodide.

The measure is a page that only calls ``loadPyodide()``, with everything as Pyodide
publishes it, served by the same server to the same browser, with an empty cache and
a new profile each time. Both pages take turns, so that a busy machine slows both. What
counts are ratios.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from tools.site import build, chromium, offline, serve
from tools.site.paths import CACHE, PYODIDE

BARE: Final = CACHE / "bare"
BARE_PAGE: Final = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
python.runPython('1 + 1');
performance.mark('sy:ready');
document.documentElement.dataset.boot = 'ready';
</script>
"""
BARE_FILES: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
# Marks the frame after the one in which the last station was in the document. The
# browser has not painted it before the first paint that it tells of itself.
BOARD_WATCH: Final = """
const look = () => document.querySelectorAll('#stations > *').length >= 199
  ? requestAnimationFrame(() => setTimeout(() => performance.mark('board')))
  : requestAnimationFrame(look);
requestAnimationFrame(look);
"""
READ: Final = """() => Object.fromEntries(
  performance.getEntries().filter((e) => ['mark', 'paint'].includes(e.entryType))
    .map((e) => [e.name, e.startTime]))"""
BUDGET: Final = 300_000
PATIENCE: Final = 180_000  # milliseconds
# A new browser prepares pages of its own for a while: that is no part of a visit.
SETTLED: Final = 2_000

Times = dict[str, float]


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    build.build(build.DIST)
    _make_bare()
    print(f"The site, cold, against bare loadPyodide() (medians of {runs} runs)")
    with serving(build.DIST) as site, serving(BARE) as bare, sync_playwright() as it:
        pairs = [(_visit(it, bare), _visit(it, site)) for _ in range(runs)]
    whole = [bare["sy:ready"] for bare, _ in pairs]
    board = [max(ours["board"], ours["first-contentful-paint"]) for _, ours in pairs]
    ready = [ours["sy:ready"] for _, ours in pairs]
    _line("bare loadPyodide()", f"{median(whole):,.0f} ms")
    _line("board painted", against(board, whole, 0.10))
    _line("ready for a move", against(ready, whole, 0.55))
    _line("our own part", _weight())


def against(times: list[float], wholes: list[float], limit: float) -> str:
    """The median of the pairs' ratios: a machine's moods affect both of a pair."""
    ratio = median(time / whole for time, whole in zip(times, wholes, strict=True))
    verdict = "ok" if ratio <= limit else "TOO SLOW"
    return f"{median(times):,.0f} ms  {ratio:.2f} of bare, limit {limit:.2f}: {verdict}"


def _weight() -> str:
    files = json.loads((build.DIST / offline.RELEASE).read_text(encoding="utf-8"))
    names = build.own_part((*files["files"], offline.WORKER))
    size = sum(
        len(gzip.compress((build.DIST / name).read_bytes(), 9)) for name in names
    )
    verdict = "ok" if size <= BUDGET else "TOO MUCH"
    return f"{size:,} bytes, limit {BUDGET:,}: {verdict}"


def _line(name: str, figure: str) -> None:
    print(f"  {name:<24}{figure}", flush=True)


def _make_bare() -> None:
    BARE.mkdir(parents=True, exist_ok=True)
    (BARE / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    for name in BARE_FILES:
        shutil.copyfile(PYODIDE / name, BARE / name)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder for a while; the address."""
    running = serve.server(folder)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield serve.address(running)
    running.shutdown()
    running.server_close()


def _visit(it: Playwright, address: str) -> Times:
    """One visit with a new browser: when what was there, in milliseconds."""
    browser = it.chromium.launch(
        executable_path=chromium.require(), args=list(chromium.ARGUMENTS)
    )
    try:
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.add_init_script(BOARD_WATCH)
        page.wait_for_timeout(SETTLED)
        page.goto(address, wait_until="commit")
        page.wait_for_selector(
            "html[data-boot=ready]", state="attached", timeout=PATIENCE
        )
        times: Times = page.evaluate(READ)
        return times
    finally:
        browser.close()


if __name__ == "__main__":
    main()
