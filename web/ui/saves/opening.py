"""Bringing a game to the table: a new one, or one that was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.page import StorageError
from ui.saves.format import SaveError
from ui.saves.store import GAME, DamagedSaveError
from ui.saves.tabs import claim
from ui.table.camera import look_at_action

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def open_new(app: App, session: Session) -> None:
    """Keep a game that has just begun, and go to the table."""
    try:
        app.store.save(session)
    except StorageError as error:
        app.tell(app.words("store.full" if error.full else "store.cannot_save"))
    _open(app, session)


def open_kept(app: App, game_id: str) -> None:
    """Go on with a kept game; a damaged one as far as it can be recovered."""
    app.toast = ""
    if app.session is not None and app.session.id == game_id:
        app.show("play")
        return
    try:
        session = app.store.load(game_id, app.page.entropy())
    except DamagedSaveError as damage:
        reason = damage.told(app.words)
        if damage.recovered is None:
            app.tell(app.words("save.hopeless", reason=reason))
            return
        _open(app, damage.recovered)
        app.tell(app.words("save.recovered", reason=reason))
    except SaveError as error:
        app.tell(error.told(app.words))
    else:
        _open(app, session)


def _open(app: App, session: Session) -> None:
    before = app.session
    if before is not None:
        app.page.release(GAME + before.id)
    app.session = session
    app.paused = False
    app.replay = None
    app.show("play")
    if before is not None:  # the map still looks at what was played there
        look_at_action(app, session)
    claim(app, session)
