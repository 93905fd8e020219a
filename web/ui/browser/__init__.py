"""The browser: the only part that touches it. Everything else asks a Page."""

from __future__ import annotations

from ui.browser.device import Device
from ui.browser.drawing import Drawing
from ui.browser.listening import Listening
from ui.browser.startup import Startup
from ui.browser.threads import Threads


class BrowserPage(Drawing, Device, Threads, Startup, Listening):
    """Page, as PyScript can do it."""
