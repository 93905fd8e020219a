"""A tablet that is switched off and on, and a host that publishes releases."""

from __future__ import annotations

import json
import os
import shutil
import threading
from functools import partial

import sy_core
from browser.chrome import HOLD, ROOMY, USUAL, Browser, boot
from browser.table import Table
from tools.site import chromium as programs
from tools.site import offline, serve

PREFIX = "/any/sub/path/"
HEARD = """window.syHeard = [];
document.addEventListener('sy-offline', (e) => syHeard.push(JSON.parse(e.detail)));"""
WORKERS = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  return Object.fromEntries(['installing', 'waiting', 'active']
    .map((name) => [name, Boolean(found?.[name])]));
}"""
# The build by its page, and by a style: two files that must be of one release.
RUNNING = """() => [sy.version,
  getComputedStyle(document.documentElement).getPropertyValue('--release').trim()]"""
UPDATE = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  try { await found.update(); } catch { /* a broken release */ }
}"""


def files_of(folder):
    """What a release consists of."""
    return json.loads((folder / offline.RELEASE).read_text())["files"]


def _date(folder, days):
    """Have releases lie days apart: servers compare files by the second."""
    for path in folder.rglob("*"):
        os.utime(path, (days * 86_400, days * 86_400))


class Host:
    """A static host: everything below a path, nothing elsewhere."""

    def __init__(self, folder):
        self.asked = []
        """What was asked for since the last release."""
        self.changed = set()
        """What is different in it, as browsers ask for it."""
        self._files = {}
        self._folder = folder
        self.released = folder / "released"
        """Where the last release is."""
        noted = self.asked

        class Noting(serve.Handler):
            def do_GET(self):  # noqa: N802 - as the base class has it
                noted.append(self.path)
                super().do_GET()

        handler = partial(Noting, prefix=PREFIX, directory=str(self.released))
        self._server = serve.Server((serve.HOST, 0), handler)
        self.address = serve.address(self._server, PREFIX)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def publish(self, site, version, *, without=""):
        """Release a site, made different by its version; perhaps with a file lost."""
        new = self._folder / version
        shutil.copytree(site, new)
        page = new / "index.html"
        page.write_text(page.read_text().replace(sy_core.__version__, version))
        style = next(new.glob("app-*/app.css"))
        style.write_text(style.read_text() + f':root {{ --release: "{version}" }}')
        offline.restamp(new, version)
        _date(new, days=int(version.rpartition(".")[2]))
        if without:
            next(new.glob(without)).unlink()
        before, self._files = self._files, files_of(new)
        self.changed = {
            PREFIX + name.removesuffix("index.html")
            for name, told in self._files.items()
            if told != before.get(name)
        }
        self.released.unlink(missing_ok=True)
        self.released.symlink_to(new)
        self.asked.clear()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


class Device:
    """A browser that remembers when it was switched off."""

    def __init__(self, engine, profile, host):
        self._chromium = engine
        self._profile = profile
        self._host = host
        self.guard = Browser(None, host.address)
        self._context = None

    def start(self, where=""):
        """Start the browser anew and open the game."""
        self._context = self._chromium.launch_persistent_context(
            self._profile,
            executable_path=programs.require(),
            args=list(programs.ARGUMENTS),
            viewport=ROOMY,
            service_workers="allow",
            **USUAL,
        )
        self.guard.prepare(self._context)
        for script in (*self.guard.scripts({HOLD: 30}), HEARD):
            self._context.add_init_script(script)
        page = self._context.pages[0]
        return Table(boot(page, self._host.address, fragment=where))

    def another_page(self, address):
        page = self._context.new_page()
        page.goto(address)
        return page

    def stop(self):
        if self._context is not None:
            self._context.close()
        self._context = None
