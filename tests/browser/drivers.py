"""Firefox by Marionette and WebKitGTK by WebDriver, spoken to without any library.

Both understand the same commands; what differs is how they are carried. On top stands
as much of Playwright's page as ``browser.table`` asks for.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

import pytest

FIREFOX = ("firefox-esr", "firefox")
WEBKIT = "WebKitWebDriver"
PATIENCE = 90
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.sessionstore.resume_from_crash": False,
    "toolkit.startup.max_resumed_crashes": -1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "focusmanager.testmode": True,
}

PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "ExecuteAsyncScript": "execute/async",
    "PerformActions": "actions",
    "SetTimeouts": "timeouts",
    "Refresh": "refresh",
    "SetWindowRect": "window/rect",
}
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Space": " "}


class Missing(Exception):  # noqa: N818 - it is the browser that is missing
    """A browser is not installed here."""


def _free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def own_folder(prefix):
    """Where a browser keeps its things.

    Its helpers may write there (shader caches) for a moment after it has ended: what
    they leave goes with the scratch folder of the checks.
    """
    return tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True)


class Firefox:
    """A Firefox of its own, by its Marionette protocol: length, colon, JSON."""

    def __init__(
        self, profile=None, *, arguments=("--headless",), told=PREFERENCES, display=""
    ):
        program = next(filter(None, map(shutil.which, FIREFOX)), None)
        if program is None:
            raise Missing("Firefox (on Debian: apt-get install firefox-esr)")
        self.own = own_folder("sy-firefox-") if profile is None else None
        self.profile = profile or self.own.name
        port = _free_port()
        told = {**told, "marionette.port": port}
        lines = [
            f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in told.items()
        ]
        Path(self.profile, "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            [program, *arguments, "--marionette", "--profile", self.profile],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={
                **os.environ,
                "MOZ_REMOTE_ALLOW_SYSTEM_ACCESS": "0",
                "HOME": self.profile,
                **({"DISPLAY": display} if display else {}),
            },
        )
        self.count = 0
        self.wire = self._connect(port)
        self._receive()
        self.send("NewSession", {"capabilities": {"alwaysMatch": {}}})

    def _connect(self, port):
        late = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), PATIENCE)
            except OSError:
                if time.monotonic() > late or self.process.poll() is not None:
                    raise
                time.sleep(0.2)

    def _receive(self):
        size = b""
        while (byte := self.wire.recv(1)) != b":":
            size += byte
        whole = b""
        while len(whole) < int(size):
            whole += self.wire.recv(int(size) - len(whole))
        return json.loads(whole)

    def send(self, command, values=None):
        self.count += 1
        text = json.dumps([0, self.count, f"WebDriver:{command}", values or {}])
        self.wire.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, error, result = self._receive()
        if error:
            raise AssertionError(f"{command}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def close(self):
        self.wire.close()
        self.process.terminate()
        self.process.wait(20)
        if self.own:
            self.own.cleanup()

    def page(self):
        return Page(self)

    def kill(self):
        """All of its processes at once, as if the power went."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)
        self.wire.close()


class WebKit:
    """WebKitGTK's small browser on a screen of its own, by WebDriver over HTTP."""

    def __init__(self):
        driver, screen = shutil.which(WEBKIT), shutil.which("Xvfb")
        if driver is None or screen is None:
            raise Missing(
                "WebKitGTK (on Debian: apt-get install webkit2gtk-driver xvfb)"
            )
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            [
                screen,
                "-displayfd",
                str(write),
                "-screen",
                "0",
                "1280x1000x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            display = told.readline().strip()
        port = _free_port()
        self.home = own_folder("sy-webkit-")
        self.process = subprocess.Popen(
            [driver, f"--port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={
                **os.environ,
                "DISPLAY": f":{display}",
                "HOME": self.home.name,
                "XDG_DATA_HOME": self.home.name,
                "XDG_CACHE_HOME": self.home.name,
                "XDG_RUNTIME_DIR": self.home.name,
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                "LANG": "C.UTF-8",
            },
        )
        self.base = f"http://127.0.0.1:{port}/session"
        self._wait(port)
        made = self._ask("", {"capabilities": {"alwaysMatch": {}}})
        self.base += f"/{made['sessionId']}"

    def _wait(self, port):
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("WebKitWebDriver does not answer")

    def _ask(self, path, values, method="POST"):
        request = urllib.request.Request(
            f"{self.base}/{path}" if path else self.base,
            data=json.dumps(values).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()[:400]) from None

    def send(self, command, values=None):
        return self._ask(PATHS[command], values or {})

    def close(self):
        try:
            self._ask("", None, "DELETE")
        finally:
            for each in (self.process, self.screen):
                each.terminate()
                each.wait(20)
            self.home.cleanup()


def started(kind):
    """A browser of that kind; where it may be missing, that is told."""
    try:
        return kind()
    except Missing as missing:
        told = f"THIS BROWSER WAS NOT TESTED: {missing} is missing"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)


class Page:
    """What a table needs of a page."""

    def __init__(self, driver):
        self.driver = driver
        self.mouse = Mouse(driver)
        self.keyboard = Keyboard(driver)
        driver.send("SetTimeouts", {"script": 60_000, "pageLoad": 120_000})
        driver.send("SetWindowRect", {"width": 1000, "height": 760})

    def goto(self, address):
        self.driver.send("Navigate", {"url": address})

    def reload(self):
        self.driver.send("Refresh")

    def evaluate(self, script, *values):
        call = f"({script})" if not values and "=>" not in script[:40] else None
        body = call or f"({script})(...arguments)"
        return self.driver.send(
            "ExecuteScript", {"script": f"return {body}", "args": list(values)}
        )

    def wait_for_selector(self, selector, state="visible", timeout=60_000):
        late = time.monotonic() + timeout / 1000
        while time.monotonic() < late:
            if self.evaluate("(s) => Boolean(document.querySelector(s))", selector) == (
                state != "detached"
            ):
                return
            time.sleep(0.05)
        raise AssertionError(f"no {selector} after {timeout} ms")

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def click(self, selector):
        self.wait_for_selector(selector.removesuffix(":visible"))
        box = self.locator(selector).bounding_box()
        self.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def locator(self, selector):
        return Locator(self, selector.removesuffix(":visible"))

    def fill(self, selector, text):
        self.evaluate(
            "(s, text) => { const n = document.querySelector(s); n.focus();"
            " n.value = text; }",
            selector,
            text,
        )

    def input_value(self, selector):
        return self.evaluate("(s) => document.querySelector(s).value", selector)

    def inner_text(self, selector):
        return self.evaluate("(s) => document.querySelector(s).innerText", selector)


class Locator:
    def __init__(self, page, selector):
        self.page = page
        self.selector = selector

    def bounding_box(self):
        return self.page.evaluate(
            """(s) => { const n = document.querySelector(s);
              n.scrollIntoView({block: 'nearest'});
              const b = n.getBoundingClientRect();
              return {x: b.x, y: b.y, width: b.width, height: b.height}; }""",
            self.selector,
        )


class Mouse:
    """A mouse; its buttons stay down until they are let go."""

    def __init__(self, driver):
        self.driver = driver

    def _act(self, *actions):
        hand = {
            "type": "pointer",
            "id": "hand",
            "parameters": {"pointerType": "mouse"},
            "actions": list(actions),
        }
        self.driver.send("PerformActions", {"actions": [hand]})

    def move(self, x, y):
        self._act({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def down(self):
        self._act({"type": "pointerDown", "button": 0})

    def up(self):
        self._act({"type": "pointerUp", "button": 0})

    def click(self, x, y):
        self._act(
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )


class Keyboard:
    def __init__(self, driver):
        self.driver = driver

    def press(self, key):
        value = KEYS.get(key, key)
        actions = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        keys = {"type": "key", "id": "keys", "actions": actions}
        self.driver.send("PerformActions", {"actions": [keys]})
