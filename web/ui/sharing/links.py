"""The links themselves, made from the view that is on the screen.

What the detectives' side shares holds nothing hidden. Behind the # a link never
reaches a server.
"""

from __future__ import annotations

from typing import Final

from sy_core.protocols import View
from sy_core.sharing import position_text, record_text
from sy_core.terms import MISTER_X
from ui.shell import Shell
from ui.table.session import Session

KINDS: Final = ("position", "record")


def link(shell: Shell, session: Session, kind: str) -> str:
    """The address that opens here what is on the screen."""
    if kind == "position":
        text = position_on_screen(shell, session)
    else:
        text = record_text(session.game, session.view)
    return f"{shell.page.address()}#{kind}={text}"


def position_on_screen(shell: Shell, session: Session) -> str:
    """The position as whoever looks knows it."""
    return position_text(session.game, _view_of_moment(shell, session))


def _view_of_moment(shell: Shell, session: Session) -> View:
    """What is on the screen; in a replay, which is open, all of that moment."""
    seen: View = session.view
    if shell.screen == "replay" and shell.replay is not None:
        seen = session.game.view_for(shell.replay.stepper.now, MISTER_X)
    return seen
