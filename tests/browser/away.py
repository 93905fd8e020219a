"""Leave Mister X's open screen and come back: what is to be seen of it then.

Pixels of a real window are watched, as fast as they can be read. Three ways to go:
``sudden``, a program changes the tab, and nothing tells the page beforehand; ``keys``,
Control and Tab; ``mouse``, the pointer leaves the page for the strip of tabs.

``PYTHONPATH=src:tests:. python -m browser.away --count 20 --long 8`` makes a long
series and counts; it ends with 1 if anything was seen.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from browser.screen import HEIGHT, WIDTH, Screen
from browser.windows import Chromium, Firefox
from sy_core import new_game, write_record
from tools.site import build, serve

BROWSERS = {"chromium": Chromium, "firefox": Firefox}
WAYS = ("sudden", "keys", "mouse")
OTHER = "data:text/html,<title>other</title><body style='background:%23385'>"
PREFIX = "/sub/path/"
SHORT = 0.6
LONG = 20.0
"""Seconds away."""
BACK = 0.8
"""Seconds that are watched after the return."""
REACTION = 0.09
"""Seconds between the keys of somebody quick."""
PATIENCE = 60
PROBES = 400
"""How many of the pixels that only his screen has are watched."""
SHARE = 0.02
"""So many of them count as having seen it."""
SETTINGS = {"motion": "reduced", "language": "en"}
SETUP = """(([settings, game]) => { localStorage.clear();
  localStorage.setItem('sy:settings', settings);
  localStorage.setItem('sy:game:away', game);
  localStorage.setItem('sy:last', 'away'); location.hash = '#play';
  setTimeout(() => location.reload(), 50); })"""
PLACE = """((wanted) => {
  const box = document.querySelector(wanted).getBoundingClientRect();
  const side = (outerWidth - innerWidth) / 2;
  return [screenX + side + box.x + box.width / 2,
          screenY + outerHeight - innerHeight - side + box.y + box.height / 2]; })"""
READY = "window.sy && document.documentElement.dataset.boot === 'ready'"


@dataclass(frozen=True)
class Return:
    """What was to be seen on one return."""

    share: float
    """The largest part of his pixels that was there at once."""
    milliseconds: float
    """For how long any of it was."""

    @property
    def seen(self):
        return self.share > SHARE


class Away:
    """Mister X's screen in a window, and the pixels by which it is known."""

    def __init__(self, screen, window):
        self.screen = screen
        self.window = window
        game = new_game("2013", 5, x_start=45, starts=[26, 29, 94, 117])
        kept = json.dumps([json.dumps(SETTINGS), write_record(game)])
        self._until(lambda: window.evaluate(f"Boolean({READY})"), "no page")
        window.evaluate(f"{SETUP}({kept})")
        time.sleep(0.5)
        self._until_showing("pass")
        window.evaluate("void document.getElementById('pass').click()")
        self._until_showing("curtain")
        time.sleep(1)
        self._probes = []
        self._own = []

    @staticmethod
    def _until(holds, otherwise):
        late = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < late, otherwise
            time.sleep(0.05)

    def _until_showing(self, what):
        shown = f"{READY} && document.documentElement.dataset.showing === '{what}'"
        self._until(lambda: self.window.evaluate(f"Boolean({shown})"), f"no {what}")

    def open(self):
        """Press and hold, by hand."""
        self._until_showing("curtain")
        self.screen.move(*self.window.evaluate(f"{PLACE}('#hold')"))
        time.sleep(0.1)
        self.screen.button(down=True)
        self._until_showing("secret")
        self.screen.button(down=False)

    def learn(self, rng):
        """Which pixels only his screen has."""
        self.open()
        secret = self._at_rest()
        self.window.evaluate("void window.dispatchEvent(new Event('blur'))")
        self._until_showing("curtain")
        curtain = self._at_rest()
        self.window.show("other")
        other = self._at_rest()
        self.window.show("game")
        self._at_rest()
        own = [
            at
            for x in range(0, WIDTH, 3)
            for y in range(120, HEIGHT, 3)
            if secret[(at := self.screen.offset(x, y)) :][:3]
            not in (curtain[at : at + 3], other[at : at + 3])
        ]
        self._probes = rng.sample(own, PROBES)
        self._own = [secret[at : at + 3] for at in self._probes]

    def _at_rest(self):
        """The picture, when it has not changed for a while."""
        pictures = [b"", self.screen.picture()]
        while pictures[-1] != pictures[-2]:
            time.sleep(1)
            pictures.append(self.screen.picture())
        return pictures[-1]

    def share(self):
        """How much of his screen is to be seen."""
        now = self.screen.at(self._probes)
        return sum(a == b for a, b in zip(now, self._own, strict=True)) / PROBES

    def and_back(self, way, seconds):
        """Leave his open screen for so long; what is seen on coming back."""
        self.open()
        self._until(lambda: self.share() > 1 - SHARE, "his screen is another one")
        go = {"sudden": self.window.show, "keys": self._press, "mouse": self._point}
        go[way]("other")
        time.sleep(seconds)
        self._until(lambda: self.share() <= SHARE, "nobody has left")
        watched = []
        going = threading.Thread(target=go[way], args=("game",))
        began = time.monotonic()
        going.start()
        while time.monotonic() - began < BACK or going.is_alive():
            watched.append((time.monotonic(), self.share()))
        going.join()
        self._until_showing("curtain")
        seen = [at for at, share in watched if share > SHARE] or [0]
        return Return(max(s for _, s in watched), (seen[-1] - seen[0]) * 1000)

    def _press(self, _tab):
        for name, down in (("Control", 1), ("Tab", 1), ("Tab", 0), ("Control", 0)):
            self.screen.key(name, down=bool(down))
            time.sleep(REACTION)

    def _point(self, tab):
        x, y = {"game": (100, 20), "other": (330, 20)}[tab]
        for step in range(10, -1, -1):
            self.screen.move(x + step * 30, y + step * 40)
            time.sleep(0.015)
        self.screen.click(x, y)


@contextmanager
def away(browser, address, seed):
    """A window in which somebody comes and goes."""
    with Screen() as screen:
        window = BROWSERS[browser](screen, address, OTHER)
        try:
            table = Away(screen, window)
            table.learn(Random(seed))
            yield table
        finally:
            window.close()


def main():
    """Count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--site", type=Path, default=build.DIST)
    parser.add_argument("--browser", choices=BROWSERS, default="chromium")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--count", type=int, default=20, help="short absences")
    parser.add_argument("--long", type=int, default=0, help="long absences")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    server = serve.server(chosen.site, 0, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times = [SHORT] * chosen.count + [LONG] * chosen.long
    total = 0
    for way in chosen.way or WAYS:
        with away(chosen.browser, serve.address(server, PREFIX), chosen.seed) as table:
            found = [(seconds, table.and_back(way, seconds)) for seconds in times]
        for seconds in dict.fromkeys(times):
            those = [each for at, each in found if at == seconds]
            seen = [f"{each.milliseconds:.0f}" for each in those if each.seen]
            total += len(seen)
            told = f"{chosen.browser}, {way}, away {seconds} s"
            told += f": seen on {len(seen)} of {len(those)} returns"
            sys.stdout.write(told + (f" ({', '.join(seen)} ms)\n" if seen else "\n"))
            sys.stdout.flush()
    server.shutdown()
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
