"""Where a bot of somebody's sits that was written in the workshop."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sy_core.terms import MISTER_X, Level, Seat, Side
from ui import later
from ui.shell import Shell
from ui.table.notes import BOT
from ui.table.session import Session

if TYPE_CHECKING:  # loaded when a computer plays
    from collections.abc import Callable
    from typing import Protocol

    from sy_core.messages.questions import Answer, Question
    from ui.computer.pending import PendingQuestion

    class Asking(Protocol):
        """Has a question answered."""

        def __call__(
            self,
            question: Question,
            heard: Callable[[Answer], None],
            is_open: Callable[[Answer], bool],
            /,
            *,
            timed: bool,
        ) -> PendingQuestion:
            """The question on its way."""


def asking(shell: Shell, session: Session, seat: Seat) -> Asking:
    """Who is asked for a move of this seat: a level, or the bot that sits there.

    To the table the bot is an inspector, who plays on where it fails.
    """
    side = Side.MISTER_X if seat == MISTER_X else Side.DETECTIVES
    noted = session.notes.get(BOT, "").split()
    is_bots = any(each.startswith(f"{side}:") for each in noted)
    if is_bots and session.seating.driver_of(seat) == Level.INSPECTOR:
        return partial(later.load(later.BOT_SEAT).ask, shell, session, side)
    return shell.computers.ask
