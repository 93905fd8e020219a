"""Where the coach of a guided first game sits: loaded only in such a game."""

from __future__ import annotations

from dataclasses import replace

from sy_core.move import Move
from ui import later
from ui.kit.html import Html
from ui.shell import Shell
from ui.table.notes import COACH
from ui.table.offers import Offer
from ui.table.scene import Scene
from ui.table.session import Session


def pointing(session: Session, scene: Scene) -> Scene:
    """The table, with rings around the stations that the coach speaks of."""
    if COACH not in session.notes:
        return scene
    ringed: tuple[int, ...] = later.load(later.COACH_PANEL).ringed(session, scene)
    return replace(scene, ringed=ringed)


def regions(session: Session, scene: Scene) -> dict[str, Html]:
    """The coach's card beside the map."""
    if COACH not in session.notes:
        return {}
    drawn: dict[str, Html] = later.load(later.COACH_PANEL).card(session, scene)
    return drawn


def refuses(shell: Shell, session: Session, offer: Offer) -> bool:
    """Whether the coach asks for something else than what was chosen, and says so."""
    if COACH not in session.notes or shell.acts_elsewhere:
        return False
    refused: bool = later.load(later.COACH_ACTIONS).refuses(shell, session, offer)
    return refused


def holds(session: Session) -> bool:
    """Whether computers wait until the learner has read or done something."""
    if COACH not in session.notes:
        return False
    waits: bool = later.load(later.COACH).holds(session)
    return waits


def keyboard(session: Session) -> str:
    """What has the keyboard after a move: the coach, if there is something to read."""
    return "coach-next" if holds(session) else ""


def scripted(session: Session) -> Move | None:
    """What a computer plays in a guided game; None: it is to think."""
    if COACH not in session.notes:
        return None
    told: Move | None = later.load(later.COACH).scripted(session)
    return told
