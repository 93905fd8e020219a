"""Figures for ``make bench``: a start from what the device keeps, without a network.

The site is visited once, so that its service worker keeps it; then the server is
stopped, and a new browser process with the same profile opens the page. The measure
is a page that only calls ``loadPyodide()``, kept whole by the very same worker. Two
visits to each are not counted and last as long as a short look at the game: the browser
keeps compiled code from the second on, some seconds after it has run.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.pages import Times, against, make_bare, open_page, serving, tell
from tools.site import build, chromium, offline

LIMIT: Final = 0.42
KEEP: Final = """async () => {
  const whole = new URL('sw.js', location.href).href;
  await navigator.serviceWorker.register(window.sy ? sy.script(whole) : whole);
  await navigator.serviceWorker.ready;
}"""
STAY: Final = "() => new Promise((done) => setTimeout(done, 5000))"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    build.build(build.DIST)
    print(f"The site, kept on the device, no network (medians of {runs} runs)")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as it:
        folder = Path(scratch)
        bare = _Kept(it, _bare(folder / "bare-site"), folder / "bare")
        site = _Kept(it, build.DIST, folder / "site")
        pairs = [(bare.visit(), site.visit()) for _ in range(runs)]
    wholes, ours = ([pair[k] for pair in pairs] for k in (0, 1))
    tell("bare loadPyodide()", f"{median(wholes):,.0f} ms, kept by the same worker")
    tell("ready for a move", against(ours, wholes, LIMIT))


class _Kept:
    """A site that a browser's profile keeps; its server is gone."""

    def __init__(self, it: Playwright, folder: Path, profile: Path) -> None:
        self._it = it
        self._profile = profile
        with serving(folder) as self._address:
            self._open(KEEP)
        for _ in range(2):
            self._open(STAY)

    def visit(self) -> float:
        """Milliseconds until the page is up, in a new browser process."""
        return self._open()["sy:ready"]

    def _open(self, script: str = "") -> Times:
        """One visit, and what is done once the page is up."""
        context = self._it.chromium.launch_persistent_context(
            self._profile,
            executable_path=chromium.require(),
            args=list(chromium.ARGUMENTS),
            viewport={"width": 1180, "height": 820},
            service_workers="allow",
        )
        try:
            page = context.pages[0]
            times = open_page(page, self._address)
            if script:
                page.evaluate(script)
            return times
        finally:
            context.close()


def _bare(folder: Path) -> Path:
    """The page with bare Pyodide, and a worker that keeps it."""
    make_bare(folder)
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    build.write(folder, offline.with_worker(files, "0", "bare"))
    return folder


if __name__ == "__main__":
    main()
