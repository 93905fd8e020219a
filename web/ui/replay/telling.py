"""What is said of a moment of a replay."""

from __future__ import annotations

from sy_core.terms import MISTER_X
from ui.replay.state import Replay
from ui.shell import Shell
from ui.table.move_words import move_words
from ui.table.scene import Scene, scene_of_view
from ui.table.session import Session
from ui.viewer.stepper_bar import moment_text


def scene_at(shell: Shell, session: Session, replay: Replay) -> Scene:
    """The table at the moment that is looked at, through the chosen eyes."""
    view = session.game.view_for(replay.stepper.now, replay.seat)
    return scene_of_view(shell.words, session, view)


def moment_told(shell: Shell, session: Session, replay: Replay) -> str:
    """What led to the moment that is looked at, in a sentence."""
    return told(scene_at(shell, session, replay), replay)


def told(scene: Scene, replay: Replay) -> str:
    """The same for a scene; with Mister X's eyes one sees where he goes."""
    view, stepper = scene.view, replay.stepper
    moves = stepper.now.moves
    is_hidden = view.seat == MISTER_X and view.trail and not view.trail[-1].shown
    if stepper.at and is_hidden and moves[-1].legs and view.outcome is None:
        return scene.words("replay.his", move=move_words(scene, moves[-1]))
    return moment_text(scene, stepper)
