"""Chromium for the browser tests: pages that watch themselves.

A page made here notes every console error, every script error, every breach of the
content policy and every request that leaves the site's folder.
"""

from __future__ import annotations

import json
from contextlib import contextmanager

HOLD = 650
IDLE = 15_000
QUICK = """
(() => {
  // The press-and-hold and the shortest idle time, cut short where tests say so.
  const later = window.setTimeout.bind(window);
  window.setTimeout = (action, wait, ...rest) =>
    later(action, (window.syTimes || {})[wait] ?? wait, ...rest);
  // Dice fall as a seed says: Random(seed) is what the page will make of it.
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    const words = array instanceof Uint32Array;
    if (window.sySeed === undefined || !words) return draw(array);
    array[0] = 0; array[1] = window.sySeed;
    return array;
  };
  window.syTimes = TIMES;
  // The journal's, which is taken away from whoever comes later.
  try { window.syDatabases = window.indexedDB; } catch { /* a sandbox */ }
})();
"""
ROOMY = {"width": 1180, "height": 820}
USUAL = {"reduced_motion": "reduce", "locale": "en-GB"}


class Browser:
    """One Chromium; contexts made by it are guarded."""

    def __init__(self, chromium, address):
        self.chromium = chromium
        self.address = address
        self.faults = []

    @contextmanager
    def context(self, size=None, *, times=None, settings=None, scripts=(), **options):
        """A fresh profile; *times* maps waiting times to shorter ones.

        Nothing is kept for offline play in it, which would fetch all of the site once
        more: that is what test_offline.py is about.
        """
        options = {**USUAL, "service_workers": "block", **options}
        context = self.chromium.new_context(viewport=size or ROOMY, **options)
        self.prepare(context)
        for script in (*self.scripts(times, settings), *scripts):
            context.add_init_script(script)
        try:
            yield context
        finally:
            context.close()

    def prepare(self, context):
        """Have it watched."""
        context.set_default_timeout(20_000)
        self._guard(context)

    @staticmethod
    def scripts(times=None, settings=None):
        """What pages run before their own scripts: times cut short, what is chosen."""
        yield QUICK.replace("TIMES", json.dumps(times or {}))
        if settings:
            kept = json.dumps(json.dumps(settings))
            yield (
                f"try {{ localStorage.getItem('sy:settings') ||"
                f" localStorage.setItem('sy:settings', {kept}) }} catch {{}}"
            )

    def _guard(self, context):
        def request(sent):
            if not sent.url.startswith((self.address, "blob:", "data:", "about:")):
                self.faults.append(f"request to {sent.url}")

        def console(message):
            if message.type == "error":
                self.faults.append(f"console: {message.text}")

        context.on("request", request)
        context.on("console", console)
        context.on("weberror", lambda fault: self.faults.append(str(fault.error)))
        context.on(
            "requestfailed",
            lambda sent: (
                self.faults.append(f"failed: {sent.url} {sent.failure}")
                if sent.failure != "net::ERR_ABORTED"
                else None
            ),
        )


def boot(page, address, *, fragment=""):
    """Load the page and wait until the game answers."""
    page.goto(address + fragment)
    ready(page)
    return page


def ready(page):
    """Wait until Python is up."""
    page.wait_for_selector(
        "html[data-boot=ready][data-screen]", state="attached", timeout=60_000
    )


def put_into_a_page(page, browser, body, patience):
    """A page of the same origin with a board in its frame; wait until that is up."""
    address = f"{browser.address}host.html"
    page.route(
        address, lambda route: route.fulfill(content_type="text/html", body=body)
    )
    page.goto(address)
    page.frame_locator("iframe").locator("html[data-boot=ready]").wait_for(
        state="attached", timeout=patience
    )
