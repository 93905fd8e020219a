"""Where the detective's notebook lies on the table: loaded only where it is allowed."""

from __future__ import annotations

from ui import later
from ui.intent import Intent
from ui.kit.html import Html
from ui.shell import Shell
from ui.table.notes import AIDS, NOTEBOOK
from ui.table.scene import Scene, scene_of
from ui.table.session import Session
from ui.words import Words


def is_allowed(session: Session) -> bool:
    """Whether the notebook may be opened in this game."""
    return session.notes.get(NOTEBOOK) == "on"


def is_for_notebook(shell: Shell, intent: Intent) -> bool:
    """Whether a tap on the table was meant for the open notebook, and is done."""
    if not is_allowed(shell.table):
        return False
    taken: bool = later.load(later.NOTEBOOK_ACTIONS).takes(shell, intent)
    return taken


def scene(shell: Shell, session: Session) -> Scene:
    """The table, with what an open notebook puts on it."""
    if not is_allowed(session):
        return scene_of(shell.words, session)
    found: Scene = later.load(later.NOTEBOOK_SCENE).scene(shell, session)
    return found


def region(shell: Shell, session: Session, drawn: Scene) -> Html:
    """The notebook beside the map."""
    if not is_allowed(session):
        return Html("")
    found: Html = later.load(later.NOTEBOOK_PANEL).region(shell, session, drawn)
    return found


def aids_used(words: Words, session: Session) -> str:
    """Which aids were used in a game, in words; empty if none were."""
    if AIDS not in session.notes:
        return ""
    text: str = later.load(later.NOTEBOOK_AIDS).aids_text(words, session.notes)
    return text
