"""Which game is looked back at: one that is over, at the table or in a link."""

from __future__ import annotations

from sy_core.protocols import State
from ui.table.session import Session
from ui.viewer.board import Board


def finished(session: Session | None) -> State | None:
    """How a game ended; None: it goes on, or not all of it is known."""
    if session is None:
        return None
    if isinstance(session, Board):
        return session.last_state if session.is_told_whole else None
    return session.state if session.over else None


def is_linked(session: Session | None) -> bool:
    """Whether the game came with a link, and stays in the address."""
    return isinstance(session, Board)
