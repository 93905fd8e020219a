"""Profiles with nothing in them, in a context that is used again and again.

A new context is a new process, which compiles Python from the start: three quarters of
what a start takes. Here a page that nobody sees keeps the process, and Python's code in
it; whatever is kept by pages of the site is cleared away after each profile. What a
driver has for whole contexts only, such as a clock, needs a context of its own.
"""

from __future__ import annotations

from contextlib import contextmanager
from urllib.parse import urlsplit

from browser.chrome import ROOMY

QUIET = "licences.txt"
"""A page of the site in which nothing runs."""
START = """async ([folder, app]) => {
  globalThis.sy = { base: new URL(`./${app}/`, location.href).href };
  const { loadPyodide } = await import(`./${folder}/python.mjs`);
  globalThis.kept = await loadPyodide({});
}"""


class Profile:
    """One of them: as long as it is there, pages can be opened in it."""

    def __init__(self, context, size, scripts):
        self._context = context
        self._size = size
        self._scripts = scripts
        self._opened = []

    def new_page(self):
        page = self._context.new_page()
        self._opened.append(page)
        for script in self._scripts:
            page.add_init_script(script)
        page.set_viewport_size(self._size or ROOMY)
        return page

    def close(self):
        for page in self._opened:
            page.close()


class Profiles:
    """Makes them, one after the other."""

    def __init__(self, browser, folder, contexts):
        (python,) = (path.name for path in folder.glob("vendor/pyodide-*"))
        (app,) = (path.name for path in folder.glob("app-*"))
        self._folders = [f"vendor/{python}", app]
        self._browser = browser
        self._contexts = contexts
        self._quiet = None

    @contextmanager
    def fresh(self, size=None, *, times=None, settings=None, scripts=()):
        """Nothing kept, nothing chosen, as in a new context without options."""
        quiet = self._quiet or self._start()
        scripts = [*self._browser.scripts(times, settings), *scripts]
        profile = Profile(quiet.context, size, scripts)
        try:
            yield profile
        finally:
            profile.close()
            if self._quiet:
                self._clear(quiet)

    def _start(self):
        context = self._contexts.enter_context(self._browser.context())
        page = context.new_page()
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.on("crash", lambda _: self._lose())
        page.goto(self._browser.address + QUIET)
        page.evaluate(START, self._folders)
        self._quiet = page
        return page

    def _lose(self):
        self._quiet = None

    def _clear(self, quiet):
        where = urlsplit(self._browser.address)
        wire = quiet.context.new_cdp_session(quiet)
        wire.send(
            "Storage.clearDataForOrigin",
            {"origin": f"{where.scheme}://{where.netloc}", "storageTypes": "all"},
        )
        wire.detach()
        quiet.context.clear_cookies()
        quiet.context.clear_permissions()
