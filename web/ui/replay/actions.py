"""What is done in a replay: step, scrub, look through other eyes, study the game."""

from __future__ import annotations

from dataclasses import replace

from sy_core.terms import Seat
from ui.intent import Intent
from ui.replay.state import Replay, replay_of
from ui.replay.study import study_of, work_on
from ui.shell import Shell
from ui.table.session import Session


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of the replay; only a finished game has one."""
    session = shell.session
    if session is None or not session.over:
        shell.show("play" if session else "home")
        return
    if intent.verb == "open" or shell.replay is None:
        shell.replay = replay_of(session)
        shell.show("replay")
        return
    replay = shell.replay
    match intent.verb:
        case "to":
            stepper = replay.stepper.follow(intent.arg or intent.value)
            shell.replay = replace(replay, stepper=stepper)
        case "seat":
            shell.replay = replace(replay, seat=Seat(intent.value))
        case "study":
            _open_or_close_study(shell, session, replay)
        case "export":
            shell.page.download("scotland-yard.json", session.record())
        case "close":
            shell.replay = None
            shell.show("play")


def _open_or_close_study(shell: Shell, session: Session, replay: Replay) -> None:
    study = study_of(shell, session, replay)
    study.is_open = not study.is_open
    if study.is_open and not study.is_done:
        shell.page.idle(lambda: work_on(shell, study))
