"""A device that has kept its side of a game."""

from __future__ import annotations

from support.ui.fakes import FakePage
from sy_core.devices.sides.verbs import AnySide
from ui.app import App
from ui.devices.kept import DRIVERS, FAR, TRAVEL
from ui.devices.remote import new_remote
from ui.saves.format import Save, write_save
from ui.saves.keys import GAME
from ui.saves.summary import summary_of


def opened_from(side: AnySide, page: FakePage) -> App:
    """A device that has kept a game until here, and opens it."""
    session = new_remote(side, {DRIVERS: "", TRAVEL: FAR}, 1)
    save = Save("", 1, 1, summary_of(session), session.record())
    page.browser.texts[GAME + session.id] = write_save(save)
    app = App(page)
    app.start()
    app.do("home.open", session.id)
    return app
