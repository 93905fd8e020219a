"""What is done in a replay: step, scrub, look through other eyes, study the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sy_core.terms import Seat
from ui.replay.state import Replay, replay_of
from ui.replay.study import study_of, work_on

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Act on an intent of the replay; only a finished game has one."""
    session = app.session
    if session is None or not session.over:
        app.show("play" if session else "home")
        return
    if verb == "open" or app.replay is None:
        app.replay = replay_of(session)
        app.show("replay")
        return
    replay: Replay = app.replay
    match verb:
        case "to":
            app.replay = replace(replay, stepper=replay.stepper.follow(arg or value))
        case "seat":
            app.replay = replace(replay, seat=Seat(value))
        case "study":
            _open_or_close_study(app, session, replay)
        case "export":
            app.page.download("scotland-yard.json", session.record())
        case "close":
            app.replay = None
            app.show("play")


def _open_or_close_study(app: App, session: Session, replay: Replay) -> None:
    study = study_of(app, session, replay)
    study.is_open = not study.is_open
    if study.is_open and not study.is_done:
        app.page.idle(lambda: work_on(app, study))
