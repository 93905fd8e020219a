"""Tests in real browsers: the built site, served under a sub-path.

``SY_DIST`` names a folder to test instead of a fresh build.
"""

from __future__ import annotations

import fcntl
import os
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.chrome import HOLD, ROOMY, Browser, boot
from browser.letters import Device
from browser.paint import GROUND, leave_out
from browser.profiles import Profiles
from browser.table import Table
from tools.site import build, serve
from tools.site import chromium as programs

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "browser-site"
ARTIFACTS = ROOT / "artifacts"
PREFIX = "/sub/path/"
# What is waited for comes at once, or on a busy machine later: none of it is timed.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items):
    """Everything in this folder needs a browser; the slowest ones come first."""
    here = Path(__file__).parent
    items.sort(key=lambda item: "test_others" not in item.nodeid)
    for item in items:
        if here in Path(item.fspath).parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def folder(testrun_uid):
    """The built site; the first of several processes builds it for all."""
    if given := os.environ.get("SY_DIST"):
        return Path(given)
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "browser-site.lock").open("a+") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        handle.seek(0)
        if handle.read() != testrun_uid:
            build.build(SITE)
            handle.truncate(0)
            handle.write(testrun_uid)
    return SITE


@pytest.fixture(scope="session")
def address(folder):
    """Where the site is served: below a path, as hosts of project pages do."""
    server = serve.server(folder, 0, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield serve.address(server, PREFIX)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright():
    """What can start browsers, and speak with them."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def engine(playwright):
    """The part of it that starts Chromium."""
    return playwright.chromium


@pytest.fixture(scope="session")
def chromium(engine):
    """One Chromium for all tests of a process."""
    running = engine.launch(
        executable_path=programs.require(),
        args=[
            *programs.ARGUMENTS,
            # Else pictures of the same differ by what was drawn before (frames.py).
            "--disable-partial-raster",
            # Pages of one context share what was compiled (profiles.py).
            "--process-per-site",
        ],
    )
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser(chromium, address):
    """Makes guarded contexts."""
    return Browser(chromium, address)


@pytest.fixture(autouse=True)
def no_faults(request):
    """No console error, no breach of the policy, no request to elsewhere."""
    yield
    if "browser" not in request.fixturenames:
        return
    faults = request.getfixturevalue("browser").faults
    told, faults[:] = list(faults), []
    assert told == []


class _Shared:
    """One page for many tests, and another if Chromium loses it."""

    def __init__(self, browser, contexts):
        self._browser = browser
        self._contexts = contexts
        self._page = None

    def page(self):
        if self._page is None:
            # Nobody is asked about sound in the midst of something else.
            settings = {"sound_asked": True}
            made = self._browser.context(
                times={HOLD: 30}, has_touch=True, settings=settings
            )
            page = self._contexts.enter_context(made).new_page()
            page.on("crash", lambda _: self._lose())
            self._page = boot(page, self._browser.address)
        return self._page

    def _lose(self):
        self._page = None


@pytest.fixture(scope="session")
def _shared(browser):
    with ExitStack() as contexts:
        yield _Shared(browser, contexts)


@pytest.fixture
def table(_shared):
    """A page that is up already, at home, with nothing kept; holding is quick."""
    at = Table(_shared.page())
    at.start_afresh()
    at.page.set_viewport_size(ROOMY)
    at.times({HOLD: 30})
    leave_out(at.page, GROUND)
    return at


@pytest.fixture
def painted(table):
    """The same, with all of the map."""
    leave_out(table.page, "")
    return table


@pytest.fixture(scope="session")
def profiles(browser, folder):
    """Makes profiles with nothing in them, one at a time; they start quickly."""
    with ExitStack() as contexts:
        yield Profiles(browser, folder, contexts)


@pytest.fixture
def profile(profiles):
    """Makes one that is there until the end of the test."""
    with ExitStack() as opened:
        yield lambda *args, **told: opened.enter_context(profiles.fresh(*args, **told))


@pytest.fixture
def started(profile, browser):
    """Starts the game in such a profile."""
    return lambda *args, **told: Table(
        boot(profile(*args, **told).new_page(), browser.address)
    )


@pytest.fixture
def open_page(browser):
    """Pages in a context of their own, which takes options; each starts slowly."""
    with ExitStack() as opened:

        def make(size=None, **options):
            context = opened.enter_context(browser.context(size, **options))
            return Table(boot(context.new_page(), browser.address))

        yield make


@pytest.fixture(scope="session")
def artifacts():
    """Where pictures are kept."""
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS


@pytest.fixture(scope="session")
def two_pages(browser):
    """The detectives' device and Mister X's, which share nothing; both are up."""
    usual = {"times": {HOLD: 30}, "settings": {"sound_asked": True}}
    with ExitStack() as stack:
        yield [
            Device(
                boot(
                    stack.enter_context(browser.context(size, **usual)).new_page(),
                    browser.address,
                ),
                whose,
            )
            for whose, size in (("t", ROOMY), ("x", {"width": 390, "height": 844}))
        ]


@pytest.fixture
def desk(two_pages):
    """The detectives' device, with nothing kept."""
    two_pages[0].start_afresh()
    return two_pages[0]


@pytest.fixture
def phone(two_pages):
    """Mister X's own."""
    two_pages[1].start_afresh()
    return two_pages[1]
