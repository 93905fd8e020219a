"""The board without Python behind it: a page that holds the map and board.js only.

``pip install playwright`` and a Chromium; without them these tests are skipped.
"""

from __future__ import annotations

import json
import os
import shutil
import threading
from datetime import UTC, datetime, timedelta
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = ROOT / "tests" / "board"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--hide-scrollbars"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
]
TABLET = {"width": 840, "height": 820}
PHONE = {"width": 390, "height": 520}


class Handler(SimpleHTTPRequestHandler):
    """Files of the project, and the harness with a board put in."""

    board = (ROOT / "web" / "board" / "map.svg").read_text(encoding="utf-8")

    def do_GET(self):
        name = self.path.partition("?")[0]
        if not name.endswith("harness.html"):
            super().do_GET()
            return
        page = (HERE / "harness.html").read_text(encoding="utf-8")
        body = page.replace("{{board}}", self.board).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Quiet."""


@pytest.fixture(scope="session")
def address():
    """Where the harness is served."""
    server = ThreadingHTTPServer(
        ("127.0.0.1", 0), lambda *a: Handler(*a, directory=str(ROOT))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/tests/board/harness.html"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def chromium():
    """A browser for all tests."""
    api = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Board:
    """The harness, spoken to as the page's Python will."""

    def __init__(self, page):
        self.page = page

    def paint(self, **look):
        self.page.evaluate("json => sy.board.paint(json)", json.dumps(look))

    def call(self, name, *values):
        return self.page.evaluate(
            "([name, values]) => sy.board[name](...values)", [name, values]
        )

    def view(self):
        return self.call("view")

    def at(self, station):
        """Where a station is on the screen."""
        return self.page.evaluate(
            """s => { const r = document.querySelector(`#s${s} .halo`)
                .getBoundingClientRect();
                return [r.x + r.width / 2, r.y + r.height / 2]; }""",
            str(station),
        )

    def heard(self):
        """Events since the last time: stations, or None for an empty place."""
        return self.page.evaluate("() => heard.splice(0)")

    def rest(self):
        """Wait until nothing moves."""
        self.page.wait_for_function(
            "() => !document.querySelector('.board-frame.is-moving, .piece.is-moving')"
        )


@pytest.fixture(scope="session")
def _shared(chromium):
    """A page that loads the harness anew for each test; a context of its own costs."""
    with chromium.new_context() as context:
        yield watched(context.new_page())


def watched(page):
    """Every error is noted."""
    page.faults = []
    page.on("pageerror", lambda e: page.faults.append(str(e)))
    page.on(
        "console",
        lambda m: page.faults.append(m.text) if m.type == "error" else None,
    )
    return page


@pytest.fixture
def make_board(chromium, address, _shared):
    """A board in a window of some size."""
    contexts, spare = [], [_shared]

    def page_for(size, clock, options):
        if spare and not clock and not options:
            page = spare.pop()
            page.set_viewport_size(size)
            return page
        context = chromium.new_context(viewport=size, **options)
        contexts.append(context)
        return watched(context.new_page())

    def make(size=TABLET, *, motion="reduced", theme="light", clock=False, **options):
        """With *clock* time stands still until a test has it run."""
        page = page_for(size, clock, options)
        page.goto(address)
        page.evaluate(
            """([motion, theme]) => {
              Object.assign(document.documentElement.dataset, {motion, theme});
              window.heard = [];
              document.addEventListener('sy-station',
                                        e => heard.push(e.detail.station));
              document.addEventListener('sy-empty', () => heard.push(null));
              sy.board.labels(
                {zoomIn: 'Closer', zoomOut: 'Farther', recentre: 'Centre'});
              sy.board.use(document.querySelector('#map'),
                           document.querySelector('#frame'));
            }""",
            [motion, theme],
        )
        page.wait_for_function("() => sy.board.view().width > 0")
        if clock:
            page.clock.install()
            page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        return Board(page)

    yield make
    told, _shared.faults[:] = list(_shared.faults), []
    for context in contexts:
        told += [fault for page in context.pages for fault in page.faults]
        context.close()
    assert told == []


@pytest.fixture
def board(make_board):
    """A board on a tablet."""
    return make_board()
