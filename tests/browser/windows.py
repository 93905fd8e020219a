"""Real windows of Chromium and Firefox, spoken to without a driver of tests.

A driver has its pages believe that they have the focus; nothing of what is looked for
here would be seen.
"""

from __future__ import annotations

import json
import os
import subprocess
import time

from browser import drivers
from browser.drivers import PATIENCE, PREFERENCES, own_folder
from browser.screen import HEIGHT, WIDTH
from tools.site import chromium as programs

FOCUS = "focusmanager.testmode"
"""With it, a window believes to be in front."""


class Chromium:
    """Chromium by its own protocol, through a pipe."""

    def __init__(self, screen, game, other):
        self._profile = own_folder("sy-chromium-")
        self._from, theirs_out = os.pipe()
        theirs_in, self._to = os.pipe()
        arguments = (
            *programs.ARGUMENTS,
            "--remote-debugging-pipe",
            f"--user-data-dir={self._profile.name}",
            f"--window-size={WIDTH},{HEIGHT}",
            "--window-position=0,0",
            "--password-store=basic",
            "--lang=en-GB",
            game,
        )
        # The protocol wants the third and the fourth file.
        script = f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}'
        self._process = subprocess.Popen(
            ["bash", "-c", script, programs.require(), *arguments],
            pass_fds=[theirs_in, theirs_out],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "DISPLAY": screen.name, "HOME": self._profile.name},
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._count = 0
        self._rest = b""
        self._tabs = {"game": self._first_tab()}
        made = self._send("Target.createTarget", {"url": other, "background": True})
        self._tabs["other"] = made["targetId"]
        attached = self._send(
            "Target.attachToTarget", {"targetId": self._tabs["game"], "flatten": True}
        )
        self._session = attached["sessionId"]

    def _first_tab(self):
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            found = self._send("Target.getTargets", {})["targetInfos"]
            pages = [each["targetId"] for each in found if each["type"] == "page"]
            if pages:
                return pages[0]
            time.sleep(0.2)
        raise AssertionError("Chromium opens no page")

    def _send(self, method, values, session=None):
        self._count += 1
        asked = {"id": self._count, "method": method, "params": values}
        if session is not None:
            asked["sessionId"] = session
        os.write(self._to, json.dumps(asked).encode() + b"\0")
        while True:
            told = self._receive()
            if told.get("id") == self._count:
                if "error" in told:
                    raise AssertionError(f"{method}: {told['error']}")
                return told["result"]

    def _receive(self):
        while b"\0" not in self._rest:
            part = os.read(self._from, 1 << 16)
            if not part:
                raise AssertionError("Chromium has ended")
            self._rest += part
        text, _, self._rest = self._rest.partition(b"\0")
        return json.loads(text)

    def evaluate(self, script):
        asked = {"expression": script, "returnByValue": True, "awaitPromise": True}
        told = self._send("Runtime.evaluate", asked, self._session)
        if "exceptionDetails" in told:
            raise AssertionError(told["exceptionDetails"])
        return told["result"].get("value")

    def show(self, tab):
        self._send("Target.activateTarget", {"targetId": self._tabs[tab]})

    def close(self):
        self._process.terminate()
        self._process.wait(20)
        os.close(self._to)
        os.close(self._from)
        self._profile.cleanup()


class Firefox:
    """Firefox by Marionette, which leaves the focus to those who have it."""

    def __init__(self, screen, game, other):
        size = ["--width", str(WIDTH), "--height", str(HEIGHT)]
        told = {name: v for name, v in PREFERENCES.items() if name != FOCUS}
        self._driver = drivers.Firefox(arguments=size, told=told, display=screen.name)
        self._tabs = {"game": self._driver.send("GetWindowHandle")}
        self._driver.send("Navigate", {"url": game})
        made = self._driver.send("NewWindow", {"type": "tab", "focus": False})
        self._tabs["other"] = made["handle"]
        self.show("other")
        self._driver.send("Navigate", {"url": other})
        self.show("game")

    def evaluate(self, script):
        asked = {"script": f"return {script}", "args": []}
        return self._driver.send("ExecuteScript", asked)

    def show(self, tab):
        handle = self._tabs[tab]
        self._driver.send("SwitchToWindow", {"handle": handle, "focus": True})

    def close(self):
        self._driver.close()
