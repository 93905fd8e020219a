"""Browsers that are killed amid a game: every move that was confirmed is there again.

All processes of a browser get SIGKILL a moment after a move; then it is started with
the same profile. Long series, with how many kills and where chance begins::

    PYTHONPATH=src:tests:. python -m browser.kills --browser firefox --count 50 --seed 1
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from browser import drivers
from browser.chrome import boot, ready
from browser.scripts import Mirror
from browser.table import Table
from sy_core.registry import CLASSIC
from tools.site import build, serve
from tools.site import chromium as programs

WAIT = (0.2, 0.3)
"""Seconds from the confirmed move to the kill."""
MOST = 3
"""Moves from one start of the browser to the next."""
PORT = "DevToolsActivePort"
BRING = """([name, text]) => {
  localStorage.setItem('sy:settings', '{"motion": "reduced", "language": "en"}');
  localStorage.setItem('sy:game:' + name, text);
  location.hash = '#home'; }"""


class Chromium:
    """A Chromium of its own, by its debugging port."""

    def __init__(self, playwright, profile):
        told = Path(profile, PORT)
        told.unlink(missing_ok=True)
        wanted = ("--headless=new", "--remote-debugging-port=0", "--lang=en-GB")
        self.process = subprocess.Popen(
            [
                programs.require(),
                *programs.ARGUMENTS,
                *wanted,
                f"--user-data-dir={profile}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        late = time.monotonic() + drivers.PATIENCE
        while not told.exists() or "\n" not in told.read_text():
            assert time.monotonic() < late, "Chromium does not come up"
            time.sleep(0.05)
        address = f"http://127.0.0.1:{told.read_text().splitlines()[0]}"
        self.browser = playwright.chromium.connect_over_cdp(address)

    def page(self):
        return self.browser.contexts[0].pages[0]

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)


@dataclass
class Series:
    """How it went."""

    kills: int = 0
    moves: int = 0
    lost: list = field(default_factory=list)
    """For each loss: how many moves there were, and how many came back."""

    def __str__(self):
        return f"{self.kills} kills, {self.moves} moves, lost: {self.lost or 'none'}"


def series(kind, address, count, seed, playwright=None):
    """Kill a browser so often, amid games that chance plays."""
    rng, done = Random(seed), Series()
    with ExitStack() as stack:
        folder = tempfile.TemporaryDirectory(
            prefix="sy-kills-", ignore_cleanup_errors=True
        )
        profile = stack.enter_context(folder)
        if kind == "chromium" and playwright is None:
            playwright = stack.enter_context(sync_playwright())
        mirror, running = None, []
        stack.callback(lambda: [browser.kill() for browser in running])
        while True:
            running.append(_start(kind, profile, playwright))
            page = boot(running[0].page(), address, fragment="#play")
            mirror = _checked(Table(page), mirror, done)
            if done.kills == count:
                return done
            if mirror is None or mirror.outcome:
                mirror = _deal(page, f"kill{done.kills}", rng)
            _play(Table(page), mirror, rng, done)
            time.sleep(rng.uniform(*WAIT))
            running.pop().kill()
            done.kills += 1


def _checked(table, mirror, done):
    """The game as it went; None if it did not come back so."""
    found = table.seen()["moves"]
    if mirror is not None and found != mirror.moves:
        done.lost.append((len(mirror.moves), len(found or ())))
        return None
    return mirror


def _start(kind, profile, playwright):
    if kind == "firefox":
        return drivers.Firefox(profile)
    return Chromium(playwright, profile)


def _deal(page, name, rng):
    """A new game for four people, brought in as an earlier release kept it."""
    record = CLASSIC.write_record(CLASSIC.new_game("1983", 4, rng=rng))
    page.evaluate(BRING, [name, record])
    page.reload()
    ready(page)
    # At once: the list may be drawn anew between a finger's coming and going.
    row = f"[data-do='home.open'][data-arg='{name}']"
    page.wait_for_selector(row)
    page.evaluate("(row) => document.querySelector(row).click()", row)
    page.wait_for_selector("html[data-screen=play]", state="attached")
    return Mirror(record)


def _play(table, mirror, rng, done):
    for _ in range(rng.randint(1, MOST)):
        if mirror.outcome:
            return
        if table.showing == "handback":
            table.hand_back()
        legal = map(mirror.game.format_move, mirror.game.legal_moves(mirror.state))
        text = rng.choice([each for each in legal if "+" not in each])
        table.play(text)
        mirror.apply(text)
        done.moves += 1


def main(arguments=None):
    """A series from the command line; SY_DIST names a site to take."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", choices=("chromium", "firefox"), required=True)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    folder = Path(os.environ.get("SY_DIST") or "build/browser-site")
    if "SY_DIST" not in os.environ:
        build.build(folder)
    server = serve.server(folder, 0, "/sub/path/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    begun = time.monotonic()
    done = series(
        asked.browser, serve.address(server, "/sub/path/"), asked.count, asked.seed
    )
    took = time.monotonic() - begun
    sys.stdout.write(f"{asked.browser}, seed {asked.seed}: {done}; {took:.0f} s\n")
    server.shutdown()
    return 1 if done.lost else 0


if __name__ == "__main__":
    sys.exit(main())
