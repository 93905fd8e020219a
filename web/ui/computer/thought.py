"""A computer's move in the making."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import Seat
from ui.computer.pending import PendingQuestion
from ui.table.session import Session

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer


@dataclass(slots=True, eq=False)
class Thought:
    """Who thinks about which position, and what came of it so far."""

    session: Session
    state: State
    seat: Seat
    driver: str
    single: bool
    """Asked for one by one, while the others pause."""
    ask: PendingQuestion | None = None
    answer: Answer | None = None
    scripted: Move | None = None
    """Its move in a guided game, where it need not think."""
    ready: bool = False
    due: bool = False
    off: Callable[[], None] = lambda: None
