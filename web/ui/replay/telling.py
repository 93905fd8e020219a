"""What is said of a moment of a replay."""

from __future__ import annotations

from ui.replay.state import Replay
from ui.shell import Shell
from ui.table.scene import Scene, scene_of_view
from ui.table.session import Session
from ui.viewer.stepper_bar import moment_text


def scene_at(shell: Shell, session: Session, replay: Replay) -> Scene:
    """The table at the moment that is looked at, through the chosen eyes."""
    view = session.game.view_for(replay.stepper.now, replay.seat)
    return scene_of_view(shell.words, session, view)


def moment_told(shell: Shell, session: Session, replay: Replay) -> str:
    """What led to the moment that is looked at, in a sentence."""
    return moment_text(scene_at(shell, session, replay), replay.stepper)
