"""The browser: the only part that touches it. Everything else asks a Page."""

from __future__ import annotations

from ui.dom.device import Device
from ui.dom.drawing import Drawing
from ui.dom.listening import Listening
from ui.dom.threads import Threads


class BrowserPage(Drawing, Device, Threads, Listening):
    """Page, as PyScript can do it."""
