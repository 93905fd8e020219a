"""Take one feature of the browser away at a time: a whole start and ten moves.

``python -m tools.without.series [--count 40] [--seed 1] [--only TEXT] [--site FOLDER]``
prints a line for each: it plays, or says in words what is missing. The answer is 1 if
one of them does neither. *count* takes so many of them, chosen by the *seed*.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import sync_playwright

from tools.site import build, chromium
from tools.site.serve import serving
from tools.without.features import all_features
from tools.without.play import Verdict, tried

PATIENT: Final = "?patience=90"
"""So that silence is told before we lose patience ourselves."""


def series(
    site: Path, features: Mapping[str, str], hear: Callable[[Verdict], None]
) -> list[Verdict]:
    """Try each of the *features*; *hear* is told of each as soon as it is known."""
    verdicts = []
    with serving(site) as address, sync_playwright() as it:
        browser = chromium.launched(it)
        for name, script in features.items():
            verdict = tried(browser, address + PATIENT, name, script)
            verdicts.append(verdict)
            hear(verdict)
        browser.close()
    return verdicts


def chosen(count: int | None, seed: int, only: str) -> dict[str, str]:
    """Those features whose names hold *only*; at most *count*, chosen at random."""
    fitting = [name for name in all_features() if only.lower() in name.lower()]
    if count is not None and count < len(fitting):
        fitting = Random(seed).sample(fitting, count)
    return {name: all_features()[name] for name in fitting}


def tell(verdict: Verdict) -> None:
    """One line of the table."""
    print(f"{verdict.verdict:<6} {verdict.feature:<48} {verdict.told}", flush=True)


def main() -> int:
    """Print the table, and what it comes to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, help="so many; all unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="those whose names hold this")
    parser.add_argument("--site", type=Path, help="a built site; else it is built")
    asked = parser.parse_args()
    if asked.site is None:
        build.build(build.DIST)
    features = chosen(asked.count, asked.seed, asked.only)
    verdicts = series(asked.site or build.DIST, features, tell)
    held = sum(verdict.holds for verdict in verdicts)
    print(f"without: {held} of {len(verdicts)} hold")
    return 0 if held == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
