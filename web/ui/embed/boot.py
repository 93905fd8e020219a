"""Start a board in a frame."""

from __future__ import annotations

from typing import Any

from ui.embed.app import EmbedApp
from ui.embed.page import EmbeddedPage


def start(window: Any) -> EmbedApp:
    """Wire frame and board together and show what the address asks for."""
    page = EmbeddedPage()
    app = EmbedApp(page)
    page.listen(app.do)
    window.sy.stage("screen")
    app.open(page.parameters())
    app.render()
    window.sy.ready()
    window.sy.drain()
    return app
