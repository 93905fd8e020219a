"""Figures for ``make bench``: how long playing keeps the page's own thread busy.

Both games are played as people do: a station, a ticket where there are several, and
"Go"; with the curtain, against computers, with the notebook open. What counts is all
work from an input to the frame that shows its result (``trace.py``), and every
single task. The limits hold for the worst of them, not for the usual ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.bench.hands import Hands
from tools.bench.trace import CATEGORIES, Burst, Trace, read_trace
from tools.site import build, chromium
from tools.site.serve import serving

BUSY_LIMIT: Final = 50
TASK_LIMIT: Final = 100
"""Milliseconds of the page's own thread: for one input, and for any single task."""
QUICK: Final = {"level": "constable", "pace": "fast", "confirm": True}
MENU: Final = "[data-do='play.menu']"

Play = Callable[[Hands, int], None]


def _open_table(hands: Hands, moves: int) -> None:
    for _ in range(moves):
        if not hands.move():
            return


def _embedded(hands: Hands, moves: int) -> None:
    """It shows Mister X, so it asks first."""
    hands.tap("#show")
    _open_table(hands, moves)


def _quick(hands: Hands, moves: int) -> None:
    hands.tap("#quick")
    _open_table(hands, moves)


def _menu(hands: Hands, moves: int) -> None:
    """A hot seat, the menu, all of the screen and back, settings and back."""
    _quick(hands, moves)
    hands.draw_curtain()
    hands.tap(MENU)
    hands.tap(".dialog-end [data-do='app.close']", "close the menu")
    hands.tap(MENU)
    hands.tap("#dialog [data-full='on']", "full screen")
    hands.tap(MENU)
    hands.tap("#dialog [data-full='off']", "no full screen")
    hands.tap(MENU)
    hands.tap("#dialog [data-arg='settings']", "settings")
    hands.page.go_back()
    hands.move()


def _notebook(side: str) -> Play:
    def play(hands: Hands, moves: int) -> None:
        hands.tap(f"#{side}")
        _open_table(hands, 1)
        hands.draw_curtain()
        hands.tap(MENU)
        hands.tap("#agree-notebook")
        hands.tap("#agree-yes")
        hands.tap("#notebook-open")
        _open_table(hands, moves)

    return play


def _alone(side: str) -> Play:
    def play(hands: Hands, moves: int) -> None:
        hands.tap(f"#solo-{side}")
        _open_table(hands, moves)

    return play


def _replay(hands: Hands, _moves: int) -> None:
    """A whole game, then its moves once more."""
    _quick(hands, 10_000)
    hands.tap("[data-do='replay.open']")
    for _ in range(4):
        hands.tap("[data-do='replay.to']", "a move back or forth")
    hands.tap("#study-open")
    hands.page.wait_for_timeout(3_000)


def _setup(edition: str, players: int) -> dict[str, object]:
    return {"setup": {"edition": edition, "players": players}, "settings": QUICK}


BOARD: Final = "embed.html#edition=2013&players=6&seat=all&seed=7"
GAMES: Final[dict[str, tuple[str, dict[str, object], Play]]] = {
    "open table": (BOARD, {}, _embedded),
    "hot seat": ("", _setup("2013", 6), _menu),
    "alone, detectives": ("", _setup("2013", 4), _alone("detectives")),
    "alone, Mister X": ("", _setup("2013", 4), _alone("mister_x")),
    "notebook": ("", _setup("2013", 4), _notebook("quick")),
    "notebook, alone": ("", _setup("2013", 4), _notebook("solo-detectives")),
    "replay": ("", _setup("2013", 3), _replay),
    "dice": ("", _setup("hunting", 4), _menu),
    "dice, expert": ("", _setup("hunting-expert", 4), _menu),
    "dice, alone": ("", _setup("hunting", 3), _alone("detectives")),
}


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--game", action="append", choices=[*GAMES])
    asked = parser.parse_args()
    build.build(build.DIST)
    print(f"Playing {asked.moves} moves: milliseconds of the page's own thread")
    with serving(build.DIST) as site, sync_playwright() as it:
        for name in asked.game or GAMES:
            browser = chromium.launched(it)
            try:
                _report(name, _traced(browser, site, name, asked.moves))
            finally:
                browser.close()


def _traced(browser: Browser, site: str, name: str, moves: int) -> Trace:
    address, kept, play = GAMES[name]
    page = browser.new_page(
        viewport={"width": 1180, "height": 820}, service_workers="block"
    )
    hands = Hands(page)
    hands.open(site + address, **kept)
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    play(hands, moves)
    page.wait_for_timeout(1_000)
    return read_trace(browser.stop_tracing())


def _report(name: str, trace: Trace) -> None:
    usual = median(burst.work for burst in trace.bursts)
    print(
        f"  {name} ({len(trace.bursts)} times something was shown, usually {usual:.0f})"
    )
    _worst("one input", trace.bursts, BUSY_LIMIT)
    _worst("one task", trace.tasks, TASK_LIMIT)


def _worst(what: str, found: tuple[Burst, ...], limit: int) -> None:
    """Of work and, because others may be waiting for the processor, of the clock."""
    busy = max(found, key=lambda burst: burst.work)
    late = max(found, key=lambda burst: burst.clock)
    over = sum(burst.work > limit for burst in found)
    slow = sum(burst.clock > limit for burst in found)
    print(
        f"    {what:<11}limit {limit}: at most {busy.work:.0f} at work ({busy.what}),"
        f" {over or 'none'} over: {'TOO SLOW' if over else 'ok'};"
        f" {late.clock:.0f} by the clock ({late.what}), {slow or 'none'} over",
        flush=True,
    )


if __name__ == "__main__":
    main()
