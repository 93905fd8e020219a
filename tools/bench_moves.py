"""Figures for ``make bench``: how long a move keeps the page busy.

An open board is played as people do: a station, a ticket where there are several, and
"Go". What the browser's own event timing says of each input counts: how long the page
was at work for it, and how long until the result was painted. Every task of the page
that took longer than 50 ms while the game was played is listed by the browser as a
long task.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent / "site"))

import build
import chromium

from bench_site import PATIENCE, serving

BOARD: Final = "embed.html#edition=2013&players=6&seat=all&seed=7"
BUSY_LIMIT: Final = 50
TASK_LIMIT: Final = 100
"""Milliseconds of the page's own thread: for one input, and for any single task."""

WATCH: Final = """
window.clicks = [];
window.tasks = [];
new PerformanceObserver((list) => clicks.push(...list.getEntries().map((e) =>
  [e.name, e.processingEnd - e.processingStart, e.duration])))
  .observe({type: 'event', durationThreshold: 16});
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) =>
  e.duration))).observe({type: 'longtask'});
"""
LIT: Final = "#board-frame .station.is-lit"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=40)
    moves = parser.parse_args().moves
    build.build(build.DIST)
    with serving(build.DIST) as site, sync_playwright() as it:
        browser = it.chromium.launch(
            executable_path=chromium.require(), args=list(chromium.ARGUMENTS)
        )
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.add_init_script(WATCH)
        page.goto(site + BOARD)
        page.locator(LIT).first.wait_for(state="attached", timeout=PATIENCE)
        page.evaluate("() => { clicks.length = 0; tasks.length = 0; }")
        for _ in range(moves):
            _move(page)
        page.wait_for_timeout(1_000)
        told: dict[str, Any] = page.evaluate("() => ({clicks, tasks})")
        browser.close()
    _report(moves, told["clicks"], told["tasks"])


def _move(page: Page) -> None:
    """Choose a lit station, then a ticket if asked, and go."""
    before = page.locator("#list").inner_html()
    lit = page.locator(LIT)
    # By key: a finger would first move the map to where the station is.
    lit.nth(lit.count() // 2).press("Enter")
    ticket = page.locator("#bar [data-do='play.pick']")
    if ticket.count() and not page.locator("#confirm:enabled").count():
        ticket.first.click()
    page.locator("#confirm").click()
    while page.locator("#list").inner_html() == before:
        page.wait_for_timeout(20)


def _report(moves: int, clicks: list[Any], tasks: list[float]) -> None:
    inputs = [each for each in clicks if each[0] in ("click", "keydown")]
    busy = sorted(work for _, work, _ in inputs)
    painted = sorted(took for _, _, took in inputs)
    slow = [task for task in tasks if task > TASK_LIMIT]
    print(f"Playing {moves} moves ({len(busy)} inputs that took more than a frame)")
    if busy:
        verdict = "ok" if median(busy) <= BUSY_LIMIT else "TOO SLOW"
        print(
            f"  {'page at work per input':<24}{median(busy):.0f} ms"
            f" (worst {busy[-1]:.0f}), limit {BUSY_LIMIT}: {verdict}"
        )
        print(f"  {'until it is painted':<24}{median(painted):.0f} ms")
    verdict = "TOO SLOW" if slow else "ok"
    print(
        f"  {'longest task':<24}{max(tasks, default=0):.0f} ms,"
        f" {len(slow)} over {TASK_LIMIT}: {verdict}"
    )


if __name__ == "__main__":
    main()
