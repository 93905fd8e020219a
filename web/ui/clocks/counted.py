"""What a clock counts now: whose time, and whether it passes.

It follows from what everybody at the table can see: whether it is for people to move,
how many moves were made, which round it is. Where Mister X is or could go has no part
in it.
"""

from __future__ import annotations

from sy_core.knowledge import Turn
from sy_core.move import PawnRide
from sy_core.terms import MISTER_X
from ui.clocks.state import TALK, TURN, Clock
from ui.clocks.terms import Terms
from ui.computer.seats import acting
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.seating import HUMAN
from ui.table.session import Session


def counted(session: Session, terms: Terms, clock: Clock) -> tuple[str, int]:
    """What is to be counted, and its milliseconds; nothing if nobody is to move."""
    seats = session.to_move
    if not any(session.seating.driver_of(seat) == HUMAN for seat in seats):
        return "", 0
    number = session.table_view.round
    can_talk = MISTER_X not in seats and number not in (0, clock.talked)
    if terms.talk and can_talk and not _has_moved(session):
        return f"{TALK} {number}", terms.talk * 1_000
    if not terms.turn:
        return "", 0
    return f"{TURN} {len(session.state.moves)}", terms.turn * 1_000


def passes(shell: Shell, session: Session) -> bool:
    """Whether time passes: somebody who can do something looks at the table.

    Not while it is handed over, covered by a dialog or out of sight, nor for computers.
    """
    if shell.screen != "play" or shell.dialog or shell.page.is_hidden():
        return False
    if session.over or session.read_only or acting(session) is not None:
        return False
    own = Showing.SECRET if session.x_acts else Showing.TABLE
    return session.showing is own


def _has_moved(session: Session) -> bool:
    """Whether a person has moved a pursuer since Mister X's last turn."""
    table, seating = session.state.table, session.seating
    for event in reversed(session.table_view.history):
        if isinstance(event, Turn):
            return False
        if isinstance(event, PawnRide):
            owner = table.owners[table.pawns.index(event.pawn)]
            if owner is None or seating.driver_of(table.seats[owner]) == HUMAN:
                return True
    return False
