"""Taking back one's own last move, where nothing was learnt from it: a house rule.

It is written into the record: that it was agreed, and how often it was used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.moves import PawnRide
from sy_core.terms import MISTER_X, SPECTATOR

if TYPE_CHECKING:
    from ui.session import Session

AGREED: Final = "take_back"
USED: Final = "taken_back"


def may_take_back(session: Session) -> bool:
    """Whether the last move may be undone by whoever looks at the table.

    Only a detective's ride: its arrival must not have told anything, that is,
    Mister X could not have been there in the first place.
    """
    moves = session.state.moves
    if session.notes.get(AGREED) != "on" or session.over or session.read_only:
        return False
    if not moves or not isinstance(moves[-1], PawnRide):
        return False
    if MISTER_X in session.game.to_move(session.state):
        return False
    before = session.game.undo(session.state)
    possible = session.game.deduce(session.game.view_for(before, SPECTATOR))
    return moves[-1].to not in possible


def take_back(session: Session) -> None:
    """Undo the last move and note it."""
    session.state = session.game.undo(session.state)
    session.notes[USED] = str(int(session.notes.get(USED, "0")) + 1)
