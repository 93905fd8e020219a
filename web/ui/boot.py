"""Start the application in a browser; taps made while it loaded are carried out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ui import later
from ui.app import App
from ui.browser import BrowserPage
from ui.offline.notice import hear

if TYPE_CHECKING:
    from ui.warmup.steps import Modules


def start(window: Any, modules: Modules) -> App:
    """Wire page and application together and show the first screen.

    *modules* is where more of them come from when there is time.
    """
    if str(window.document.documentElement.dataset.page) == "embed":
        board: App = later.load(later.EMBED).start(window)
        return board
    page = BrowserPage()
    app = App(page)
    page.listen(app.do)
    page.watch_idle(lambda: app.settings.idle)
    page.watch_offline(lambda text: hear(app, text))
    window.sy.stage("screen")
    app.start(page.route())
    app.render()
    window.sy.ready()
    page.after(0, lambda: _prepare(page, app.words.language, modules))
    for tap in json.loads(str(window.sy.drain())):
        app.do(tap["do"], tap.get("arg", ""), "")
    return app


def _prepare(page: BrowserPage, language: str, modules: Modules) -> None:
    later.load(later.WARMUP).prepare(page, language, modules)
