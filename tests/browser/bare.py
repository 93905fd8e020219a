"""A page of the site without the game in it: the real policy, and nothing else.

What is loaded on demand is tried there, without waiting for Python.
"""

from __future__ import annotations

import re

NAME = "bare.html"
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
PAGE = '<!doctype html><html lang="en"><head>{policy}<title>-</title></head></html>'
READY = """async (app) => {
  // As the real page has it (web/boot/trust.js).
  const doors = trustedTypes.createPolicy('sy', { createHTML: (text) => text });
  window.markup = (text) => doors.createHTML(text);
  window.part = (name) => import(`${app}devices/${name}.js`);
  window.until = async (isSo) => {
    while (!isSo()) await new Promise((again) => setTimeout(again, 10));
  };
}"""


class Bare:
    """Makes such pages."""

    def __init__(self, browser, folder):
        (app,) = folder.glob("app-*")
        page = (folder / "index.html").read_text(encoding="utf-8")
        self._body = PAGE.format(policy=POLICY.search(page)[0])
        self._app = f"{browser.address}{app.name}/"
        self.address = f"{browser.address}{NAME}"

    def open(self, context):
        """A new page, which knows ``part(name)``, ``markup(text)``, ``until(test)``."""
        page = context.new_page()
        self._serve(page, self.address, self._body)
        page.goto(self.address)
        return self.ready(page)

    def framed(self, context):
        """The same in a frame of another page."""
        page, host = context.new_page(), f"{self.address}?host"
        self._serve(page, self.address, self._body)
        self._serve(page, host, f'<iframe src="{self.address}"></iframe>')
        page.goto(host)
        return self.ready(page.frames[1])

    def ready(self, page):
        """Once more, after a reload."""
        page.evaluate(READY, self._app)
        return page

    @staticmethod
    def _serve(page, address, body):
        page.route(
            lambda asked: asked == address,
            lambda route: route.fulfill(content_type="text/html", body=body),
        )
