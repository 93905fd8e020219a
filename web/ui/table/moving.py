"""How a move is made, whoever makes it: kept before anything is drawn, then told."""

from __future__ import annotations

from typing import Final

from sy_core.move import Move
from sy_core.protocols import View
from ui import later
from ui.computer.seats import acting
from ui.page import NEXT
from ui.shell import Shell
from ui.table.camera import follow, look_at_action
from ui.table.curtain import Showing
from ui.table.guests.coach import keyboard
from ui.table.offers import at_target, picked
from ui.table.panels import panels_of
from ui.table.reasoned import Reasoned
from ui.table.scene import scene_of, scene_of_view
from ui.table.session import Session
from ui.table.wording import ways_to

FOCUS: Final = {Showing.PASS: "pass", Showing.HANDBACK: "handback"}
"""What has the keyboard after a move; at the table it is what comes next."""


def make_move(shell: Shell, move: Move, reasoned: Reasoned | None = None) -> None:
    """Play a move, keep it, and tell everybody what became public."""
    session = shell.table
    if session.on_trial is not None:
        session.on_trial(move)
        return
    before = session.table_view
    if session.showing is Showing.SECRET:
        shell.hush()
    if reasoned is not None:
        session.reasons[len(session.state.moves)] = reasoned
    session.play(move)
    shell.keep(session)
    shell.page.say(_told(shell, session, before, reasoned))
    if session.over:
        look_at_action(shell.page, session)
    else:
        follow(shell.page, session)
    shell.page.focus(keyboard(session) or FOCUS.get(session.showing, NEXT))
    if session.is_remote:
        shell.pass_on("devices.moved")


def tell_news(shell: Shell, session: Session, before: View) -> None:
    """Something came from another device: tell all that became public by it."""
    scene = scene_of_view(shell.words, session, session.table_view)
    told = panels_of(scene).story.news(scene, len(before.history))
    if session.over:
        look_at_action(shell.page, session)
    elif not session.showing.hides_table:
        told.append(panels_of(scene).prompts.prompt(scene))
        follow(shell.page, session)
    shell.page.say(" ".join(filter(None, told)))
    shell.page.focus(NEXT)


def roll(shell: Shell) -> None:
    """Let chance make its move, if it is due, and tell what came up."""
    session = shell.table
    before = session.table_view
    if session.roll():
        shell.keep(session)
        shell.page.say(_told(shell, session, before, None))
        follow(shell.page, session)
        shell.page.focus(NEXT)


def _told(
    shell: Shell, session: Session, before: View, reasoned: Reasoned | None
) -> str:
    """What became public, and what is to be done now: each of it is told once.

    What happened behind the curtain is told by the hand-back screen; there, and before
    it is passed to Mister X, the button that has the keyboard says what to do.
    """
    if session.showing.hides_table or session.is_guarded:
        return ""
    scene = scene_of(shell.words, session)
    panels = panels_of(scene)
    told = panels.story.news(scene, len(before.history))
    if reasoned is not None:
        told.append(later.load(later.FEED_THOUGHTS).said_last(scene, session.reasons))
    passing = session.showing is Showing.PASS
    if not (session.over or passing or scene.view.round == before.round):
        told.append(panels.prompts.round_told(scene))
    if session.over or not (passing or acting(session) is not None):
        told.append(panels.prompts.prompt(scene))
    return " ".join(filter(None, told))


def tell_choice(shell: Shell, session: Session) -> None:
    """What was chosen on the board, and how to get there if that is still open."""
    here = at_target(session.offers(), session.choice)
    if here and picked(here, session.choice) is None:
        shell.page.focus(f"pick-{here[0].key}")
    if here and not session.is_guarded:  # nobody else hears where Mister X goes
        scene = scene_of(shell.words, session)
        shell.page.say(ways_to(scene, int(session.choice.target or 0), here))
