"""Which game is looked back at: one that is over, at the table or in a link."""

from __future__ import annotations

from sy_core.protocols import State
from ui.table.session import Session
from ui.viewer.board import Board


def finished(session: Session | None) -> State | None:
    """How a game ended, or was given up; None: it goes on, or is not all known."""
    return None if session is None else session.opened


def is_linked(session: Session | None) -> bool:
    """Whether the game came with a link, and stays in the address."""
    return isinstance(session, Board)
