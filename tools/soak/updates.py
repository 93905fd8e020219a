"""From release to release and back: whole or not at all, and offline after each."""

from __future__ import annotations

import json
import os
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from browser.chrome import boot
from browser.device import PREFIX, RUNNING, UPDATE, WORKERS, Host
from tools.site import chromium, serve
from tools.site.offline import RELEASE
from tools.soak.browsing import built
from tools.soak.series import Plan, Tally, must

VERSIONS: Final = ("0.1.1", "0.1.2")
LOST: Final = 0.25
"""How often a file of the new release is missing at first …"""
SWITCHED_OFF: Final = 0.25
"""… and how often the device is switched off while it fetches."""
DAY: Final = 86_400
TRIES: Final = 240
MOMENT: Final = 500
WRONG: Final = """async (files) => {
  // Every file as the device has it, against the release that it runs.
  const wrong = [];
  for (const [name, told] of Object.entries(files)) {
    const bytes = await (await fetch(`./${name}`)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((n) => n.toString(16).padStart(2, '0')).join('');
    if (hex !== told.sha256) wrong.push(name);
  }
  return wrong;
}"""


class Place:
    """A host that has both releases, shows one of them, and can be out of reach."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._shown = folder / "shown"
        self._day = 0
        self.version = ""
        self.is_down = False
        place = self

        class Handler(serve.Handler):
            """Nobody answers while the network is down."""

            def do_GET(self) -> None:  # noqa: N802 - as the base class has it
                if place.is_down:
                    self.close_connection = True
                else:
                    super().do_GET()

        handler = partial(Handler, prefix=PREFIX, directory=str(self._shown))
        self._server = serve.Server((serve.HOST, 0), handler)
        self.address = serve.address(self._server, PREFIX)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def show(self, version: str) -> None:
        """Publish a release, a day after the last one: hosts compare dates."""
        self._day += 1
        for path in (self._folder / version).rglob("*"):
            os.utime(path, (self._day * DAY, self._day * DAY))
        self._shown.unlink(missing_ok=True)
        self._shown.symlink_to(self._folder / version)
        self.version = version

    @property
    def files(self) -> object:
        """What the shown release consists of."""
        return json.loads((self._shown / RELEASE).read_text(encoding="utf-8"))["files"]

    @contextmanager
    def losing(self) -> Iterator[None]:
        """A file that differs between the releases is missing for a while."""
        (style,) = (self._folder / self.version).glob("app-*/app.css")
        away = style.rename(style.with_suffix(".away"))
        yield
        away.rename(style)

    def stop(self) -> None:
        """Be gone for good."""
        self._server.shutdown()
        self._server.server_close()


class Visitor:
    """A device that comes back."""

    def __init__(self, it: Playwright, profile: Path, place: Place) -> None:
        self._it, self._profile, self._place = it, profile, place

    @contextmanager
    def visit(self) -> Iterator[Page]:
        """Start the browser anew, and the game in it."""
        context: BrowserContext = self._it.chromium.launch_persistent_context(
            self._profile,
            executable_path=chromium.require(),
            args=list(chromium.ARGUMENTS),
            service_workers="allow",
        )
        try:
            yield boot(context.pages[0], self._place.address)
        finally:
            context.close()


def series(plan: Plan) -> Tally:
    """Go through the cycles of a plan on one device."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as it:
        folder = Path(scratch)
        maker = Host(folder)
        for version in VERSIONS:
            maker.publish(built(), version)
        maker.stop()
        place = Place(folder)
        place.show(VERSIONS[plan.first % 2])
        visitor = Visitor(it, folder / "profile", place)
        with visitor.visit() as page:
            _until(page, active=True, installing=False)
        for number in plan.numbers:
            with tally.thing(number, lambda: f"release {place.version}"):
                _cycle(visitor, place, plan.chance(number), tally)
                tally.done["cycles"] += 1
            place.is_down = False
        place.stop()
    return tally


def _cycle(visitor: Visitor, place: Place, rng: Random, tally: Tally) -> None:
    old = place.version
    new = VERSIONS[1 - VERSIONS.index(old)]
    _check_offline(visitor, place, tally)
    place.show(new)
    if rng.random() < LOST:
        _lose_a_file(visitor, place, old, tally)
    if rng.random() < SWITCHED_OFF:
        with visitor.visit() as page:
            page.evaluate(f"void ({UPDATE})()")
            page.wait_for_timeout(rng.randrange(400))
        tally.done["switched off meanwhile"] += 1
    with visitor.visit() as page:
        running = page.evaluate(RUNNING)
        must(running in (_both(old), _both(new)), f"a mixture runs: {running}")
        if running == _both(old):
            _fetch(page)
    _check_offline(visitor, place, tally)


def _lose_a_file(visitor: Visitor, place: Place, old: str, tally: Tally) -> None:
    """A release that is not whole changes nothing."""
    with place.losing(), visitor.visit() as page:
        page.evaluate(UPDATE)
        _until(page, installing=False, waiting=False)
        must(page.evaluate(RUNNING) == _both(old), "half a release has taken over")
    tally.done["files lost"] += 1


def _check_offline(visitor: Visitor, place: Place, tally: Tally) -> None:
    """Without a network the game starts, and is exactly what was published last."""
    files = place.files
    place.is_down = True
    with visitor.visit() as page:
        must(
            page.evaluate(RUNNING) == _both(place.version),
            f"{page.evaluate(RUNNING)} runs, not {place.version}",
        )
        wrong = page.evaluate(WRONG, files)
        must(not wrong, f"not of this release: {wrong[:5]}")
    place.is_down = False
    tally.done["starts offline"] += 1


def _fetch(page: Page) -> None:
    """Until the new release waits to take over."""
    for _ in range(TRIES):
        found = page.evaluate(WORKERS)
        if found["waiting"]:
            return
        if not found["installing"]:
            page.evaluate(UPDATE)
        page.wait_for_timeout(MOMENT)
    must(holds=False, what=f"no new release waits: {found}")


def _until(page: Page, **wanted: bool) -> None:
    for _ in range(TRIES):
        found = page.evaluate(WORKERS)
        if all(found[name] is value for name, value in wanted.items()):
            return
        page.wait_for_timeout(MOMENT)
    must(holds=False, what=f"workers: {found}, not {wanted}")


def _both(version: str) -> list[str]:
    """What page and style say of a release."""
    return [version, f'"{version}"']
