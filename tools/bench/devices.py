"""Figures for ``make bench``: from an invitation to the table, over two devices.

The site is kept on the device and there is no network. Opening an invitation is told as
a ratio to a plain start of the same page; both take turns.
"""

from __future__ import annotations

import gzip
import tempfile
from functools import partial
from pathlib import Path
from secrets import token_bytes
from statistics import median
from typing import Final

from playwright.sync_api import Page, sync_playwright

from sy_core.devices.letters.faults import Refused
from sy_core.devices.sides import table, verbs
from sy_core.devices.sides.table import TableSide
from sy_core.game import Setup
from sy_core.registry import CLASSIC
from tools.bench.kept_site import KeptSite
from tools.bench.pages import against, runs_wanted, tell
from tools.site import build

LIMIT: Final = 1.5
"""An invitation on the screen, against a plain start."""
WANTED: Final = {
    "showing a code": ("show.js",),
    "scanning": ("scan.js",),
    "our own decoder": ("decode.js",),
    "a live connection": ("live.js",),
    "a second window": ("beside.js",),
}
NOW: Final = "() => performance.now()"
AT_THE_TABLE: Final = "html[data-screen=play]"


def main() -> None:
    """Print all figures."""
    runs = runs_wanted(__doc__)
    build.build(build.DIST)
    print(f"Two devices, the site kept on the device (medians of {runs} runs)")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as it:
        site = KeptSite(it, build.DIST, Path(scratch) / "site")
        pairs = [(site.visit(), _invited(site)) for _ in range(runs)]
    plain = [pair[0] for pair in pairs]
    tell("plain start", f"{median(plain):,.0f} ms")
    tell("invitation on screen", against([p[1][0] for p in pairs], plain, LIMIT))
    tell("join to answer", f"{median(p[1][1] for p in pairs):,.0f} ms")
    tell("deal to the table", f"{median(p[1][2] for p in pairs):,.0f} ms")
    for what, names in WANTED.items():
        tell(what, f"{_weight(names):,} bytes, only when it is wanted")


def _invited(site: KeptSite) -> tuple[float, float, float]:
    """An invitation is opened and taken, and the cards arrive."""
    side = table.invite(CLASSIC, Setup(edition="2013", players=4), token_bytes)
    (letter,) = verbs.texts(side)
    return site.at(f"#letter={letter}", partial(_join, side))


def _join(side: TableSide, page: Page, _ready: float) -> tuple[float, float, float]:
    page.wait_for_selector("#join")
    shown = _now(page)
    page.click("#join")
    page.wait_for_selector("#letter-code svg")
    answered = _now(page)
    dealt = verbs.received(side, page.input_value("#letter-link"))
    if isinstance(dealt, Refused):
        raise SystemExit(f"the answer was refused: {dealt.code}")
    (deal,) = verbs.texts(verbs.send(dealt))
    page.fill("#letter-text", deal)
    filled = _now(page)
    page.press("#letter-text", "Enter")
    page.wait_for_selector(AT_THE_TABLE, state="attached")
    return shown, answered - shown, _now(page) - filled


def _now(page: Page) -> float:
    return float(page.evaluate(NOW))


def _weight(names: tuple[str, ...]) -> int:
    found = (path for path in build.DIST.rglob("*.js") if path.name in names)
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in found)


if __name__ == "__main__":
    main()
