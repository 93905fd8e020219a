"""Pages that are measured: how they are served and opened, and one with bare Pyodide.

The measure is a page that only calls ``loadPyodide()``, with everything as Pyodide
publishes it. What counts are ratios to it.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page

from tools.site.paths import PYODIDE

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
READ: Final = """() => Object.fromEntries(
  performance.getEntries().filter((e) => ['mark', 'paint'].includes(e.entryType))
    .map((e) => [e.name, e.startTime]))"""
PATIENCE: Final = 180_000  # milliseconds
# A new browser prepares pages of its own for a while: that is no part of a visit.
SETTLED: Final = 2_000

Times = dict[str, float]
"""When what was there, in milliseconds."""


def against(times: list[float], wholes: list[float], limit: float) -> str:
    """The median of the pairs' ratios: a machine's moods affect both of a pair."""
    ratio = median(time / whole for time, whole in zip(times, wholes, strict=True))
    verdict = "ok" if ratio <= limit else "TOO SLOW"
    return f"{median(times):,.0f} ms  {ratio:.2f} of bare, limit {limit:.2f}: {verdict}"


def runs_wanted(about: str) -> int:
    """How many runs were asked for; *about* says what is measured."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    return int(parser.parse_args().runs)


def tell(name: str, figure: str) -> None:
    """One line of the figures."""
    print(f"  {name:<24}{figure}", flush=True)


def make_bare(folder: Path) -> None:
    """Put Pyodide as it is published into *folder*, and a page that starts it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    for name in BARE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)


def open_page(page: Page, address: str) -> Times:
    """Open a page in a new browser, and wait until it is up."""
    page.wait_for_timeout(SETTLED)
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=PATIENCE)
    times: Times = page.evaluate(READ)
    return times
