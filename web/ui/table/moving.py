"""How a move is made, whoever makes it: kept before anything is drawn, then told."""

from __future__ import annotations

from sy_core.move import Move
from ui import later
from ui.shell import Shell
from ui.table.camera import follow, look_at_action
from ui.table.curtain import Showing
from ui.table.panels import panels_of
from ui.table.scene import scene_of
from ui.table.session import Reasoned


def make_move(shell: Shell, move: Move, reasoned: Reasoned | None = None) -> None:
    """Play a move, keep it, and tell everybody what became public."""
    session = shell.table
    if session.on_trial is not None:
        session.on_trial(move)
        return
    before = len(session.table_view.history)
    if session.showing is Showing.SECRET:
        shell.hush()
    if reasoned is not None:
        session.reasons[len(session.state.moves)] = reasoned
    session.play(move)
    shell.keep(session)
    scene = scene_of(shell.words, session)
    if not session.showing.hides_table and session.showing is not Showing.SECRET:
        why = ""
        if reasoned is not None:
            why = later.load(later.FEED_MINDS).told_last(scene, session.reasons)
        news = panels_of(scene).story.news(scene, before)
        shell.page.say(" ".join([*news, why]).strip())
    if session.over:
        look_at_action(shell.page, session)
    else:
        follow(shell.page, session)
    if session.showing is Showing.PASS:
        shell.page.focus("pass")


def roll(shell: Shell) -> None:
    """Let chance make its move, if it is due, and tell what came up."""
    session = shell.table
    before = len(session.table_view.history)
    if session.roll():
        shell.keep(session)
        scene = scene_of(shell.words, session)
        shell.page.say(" ".join(panels_of(scene).story.news(scene, before)))
        follow(shell.page, session)
