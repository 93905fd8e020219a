"""Figures for ``make bench``: a start from what the device keeps, without a network.

The site is visited once, so that its service worker keeps it; then the server is
stopped, and a new browser process with the same profile opens the page. The measure
is a page that only calls ``loadPyodide()``, kept whole by the very same worker. Two
visits to each are not counted and last as long as a short look at the game: the browser
keeps compiled code from the second on, some seconds after it has run.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import sync_playwright

from tools.bench.kept_site import KeptSite
from tools.bench.pages import against, make_bare, runs_wanted, tell
from tools.site import build, offline

LIMIT: Final = 0.42


def main() -> None:
    """Print all figures."""
    runs = runs_wanted(__doc__)
    build.build(build.DIST)
    print(f"The site, kept on the device, no network (medians of {runs} runs)")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as it:
        folder = Path(scratch)
        bare = KeptSite(it, _bare(folder / "bare-site"), folder / "bare")
        site = KeptSite(it, build.DIST, folder / "site")
        pairs = [(bare.visit(), site.visit()) for _ in range(runs)]
    wholes, ours = ([pair[k] for pair in pairs] for k in (0, 1))
    tell("bare loadPyodide()", f"{median(wholes):,.0f} ms, kept by the same worker")
    tell("ready for a move", against(ours, wholes, LIMIT))


def _bare(folder: Path) -> Path:
    """The page with bare Pyodide, and a worker that keeps it."""
    make_bare(folder)
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    build.write(folder, offline.with_worker(files, "0", "bare"))
    return folder


if __name__ == "__main__":
    main()
