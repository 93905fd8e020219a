"""A replay that plays by itself: from move to move, until its end or until touched."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ui.replay.rides import ends_of
from ui.replay.state import PACES, Replay
from ui.shell import Shell


def toggle(shell: Shell, replay: Replay) -> Replay:
    """Set it going or have it pause; at the end it begins anew."""
    if replay.is_playing:
        return paused(replay)
    stepper = replay.stepper.go_to(0) if replay.is_at_end else replay.stepper
    playing = replace(replay, stepper=stepper, is_playing=True, run=replay.run + 1)
    _wait(shell, playing)
    return playing


def paused(replay: Replay) -> Replay:
    """The same moment, at rest."""
    return replace(replay, is_playing=False)


def tick(shell: Shell, replay: Replay) -> Replay:
    """One move on; whoever plays waits for the next, unless this was the last."""
    stepper = replay.stepper.go_to(replay.stepper.at + 1)
    moved = replace(replay, stepper=stepper)
    if moved.is_at_end:
        return paused(moved)
    _wait(shell, moved)
    return moved


def follow(shell: Shell, replay: Replay) -> None:
    """Bring both ends of the last ride into sight, unless they are.

    Tiles are few enough to be seen all at once.
    """
    session = shell.session
    ends = ends_of(replay)
    if session is None or session.game.id == "hunting" or not ends:
        return
    if not shell.page.sees(ends, ()):
        shell.page.look_at(ends)


def _wait(shell: Shell, replay: Replay) -> None:
    shell.page.after(PACES[replay.pace], partial(_due, shell, replay.run))


def _due(shell: Shell, run: int) -> None:
    """Time for the next move, if it is still this run that plays, and in sight."""
    replay = shell.replay
    if replay is None or replay.run != run or not replay.is_playing:
        return
    if shell.screen == "replay" and not shell.dialog:
        shell.do("replay.tick")
    else:
        shell.replay = paused(replay)
