"""Start the application in a browser; taps made while it loaded are carried out."""

from __future__ import annotations

from typing import Final

from ui import later
from ui.app import App
from ui.browser import BrowserPage
from ui.browser.startup import Modules, is_embedded
from ui.offline.notice import hear
from ui.words import COMPLETE, use_list_format

HOME: Final = ("", "home")
"""Addresses that need no more than a first move does."""


async def start(modules: Modules) -> None:
    """Wire page and application together and show the first screen.

    The *modules* of a first move are there; the rest of them is on its way.
    """
    if is_embedded():
        await modules.complete()
        await later.load(later.EMBED).start(modules)
        return
    page = BrowserPage()
    page.modules = modules
    language = await page.first_words()
    use_list_format(page.list_format())
    if page.route() not in HOME or not page.has_locks():  # whatever that may need
        await modules.complete()
        await page.rest_of_words(language)
    await page.read_journal()
    app = App(page)
    app.is_complete = modules.is_complete and language in COMPLETE
    page.listen(app.do)
    page.watch_idle(lambda: app.settings.idle)
    page.watch_offline(lambda text: hear(app, text))
    page.stage("screen")
    app.start(page.route())
    app.render()
    if app.waits:  # the first screen itself needs more: another game is set up
        await modules.complete()
        await page.rest_of_words(language)
        app.complete()
    if app.waits:  # few visits want that, but this one does
        await page.seldom_settled(language)
    page.ready()
    for name, arg in page.early_taps():
        app.do(name, arg)
    app.speak()  # what was kept may ask for another language than the first screen's
    await modules.complete()
    await page.rest_of_words(language)
    app.complete()
    later.load(later.WARMUP).prepare(page, app.words.language, modules.soon)
