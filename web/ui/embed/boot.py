"""Start a board in a frame."""

from __future__ import annotations

from ui import later
from ui.browser.startup import Modules
from ui.embed.app import EmbedApp
from ui.embed.page import EmbeddedPage
from ui.words import use_list_format


async def start(modules: Modules) -> EmbedApp:
    """Wire frame and board together and show what the address asks for."""
    page = EmbeddedPage()
    page.modules = modules
    await page.rest_of_words(await page.first_words())
    use_list_format(page.list_format())
    app = EmbedApp(page)
    page.listen(app.do)
    page.stage("screen")
    app.open(page.parameters())
    if app.waits:  # few boards want that, but this one does
        await page.seldom_settled(app.words.language)
    if not app.waits:
        app.render()
    page.ready()
    page.early_taps()  # there was nothing to tap yet
    edition = app.frame.edition
    if edition:
        page.after(0, lambda: _prepare(page, edition, app.words.language))
    return app


def _prepare(page: EmbeddedPage, edition: str, language: str) -> None:
    later.load(later.WARMUP).prepare_board(page, EmbedApp, edition, language)
