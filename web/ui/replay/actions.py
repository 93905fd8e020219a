"""What is done in a replay: play, step, look through other eyes, study the game."""

from __future__ import annotations

from dataclasses import replace

from sy_core.terms import Seat
from ui.intent import Intent
from ui.replay.finished import finished, is_linked
from ui.replay.playing import follow, paused, tick, toggle
from ui.replay.state import PACES, Replay, replay_of
from ui.replay.study import begin, study_of
from ui.replay.telling import moment_told
from ui.saves.format import exported
from ui.shell import Shell
from ui.table.session import Session


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of the replay; only a finished game has one."""
    session, end = shell.session, finished(shell.session)
    if session is None or end is None:
        if not is_linked(session):
            shell.show("play" if session else "home")
        return
    if intent.verb == "facts":  # for the table: nobody replays anything yet
        states = replay_of(session.game, end).stepper.moments
        begin(shell, study_of(shell, session, states))
        return
    replay = shell.replay
    if replay is None or replay.stepper.moments[-1] != end:
        linked = is_linked(session)
        replay = shell.replay = replay_of(session.game, end, is_linked=linked)
    match intent.verb:
        case "open":
            _show(shell)
        case "report":
            _open_report(shell, session, paused(replay))
        case "moment":  # from the report
            shell.dialog = ""
            _show(shell)
            _go_to(shell, replay, intent)
        case "watch":  # from the report, too
            shell.dialog = ""
            _show(shell)
            start = replace(paused(replay), stepper=replay.stepper.go_to(0))
            shell.replay = toggle(shell, start)
        case "close":
            _close(shell)
        case _:
            _act(shell, session, replay, intent)


def _act(shell: Shell, session: Session, replay: Replay, intent: Intent) -> None:
    """What is done on its own screen."""
    match intent.verb:
        case "to":
            _go_to(shell, replay, intent)
        case "play":
            _play(shell, replay)
        case "tick" if replay.is_playing:
            shell.replay = tick(shell, replay)
            follow(shell, shell.replay)
            if not shell.replay.is_playing:
                shell.page.say(moment_told(shell, session, shell.replay))
        case "pace" if intent.value in PACES:
            shell.replay = replace(replay, pace=intent.value)
        case "seat":
            shell.replay = replace(replay, seat=Seat(intent.value))
        case "study":
            study = study_of(shell, session, replay.stepper.moments)
            study.is_open = not study.is_open
            begin(shell, study)
        case "export":
            shell.page.download(
                "scotland-yard.json", exported(session, "", redacted=False)
            )


def _show(shell: Shell) -> None:
    """Its own screen; a link stays in the address, so that a reload leads back."""
    shell.page.focus("replay-play")
    if is_linked(shell.session):
        shell.screen = "replay"
    else:
        shell.show("replay")


def _close(shell: Shell) -> None:
    shell.replay = None
    shell.page.focus("end-replay")
    if is_linked(shell.session):
        shell.screen = "shared"
    elif shell.workshop is not None and shell.workshop.watched is shell.session:
        shell.session = None  # nobody here has played it
        shell.show("workshop")
    else:
        shell.show("play")


def _go_to(shell: Shell, replay: Replay, intent: Intent) -> None:
    """Another moment; whoever takes hold of it has it pause.

    A button's step is told; the slider says itself where it is.
    """
    stepper = replay.stepper.follow(intent.arg or intent.value)
    moved = shell.replay = replace(paused(replay), stepper=stepper)
    follow(shell, moved)
    session = shell.session
    if intent.arg and session is not None:
        shell.page.say(moment_told(shell, session, moved))


def _play(shell: Shell, replay: Replay) -> None:
    """While it plays nothing is told: whoever listens hears where it stops."""
    shell.replay = toggle(shell, replay)
    session = shell.session
    if replay.is_playing and session is not None:
        shell.page.say(moment_told(shell, session, shell.replay))


def _open_report(shell: Shell, session: Session, replay: Replay) -> None:
    shell.replay = replay
    begin(shell, study_of(shell, session, replay.stepper.moments))
    shell.dialog = "replay.report"
