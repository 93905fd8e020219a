"""Taking back one's own last move, where nothing was learnt from it: a house rule.

It is written into the record: that it was agreed, and how often it was used.
"""

from __future__ import annotations

from typing import Final

from sy_core.move import PawnRide
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR
from ui.table.curtain import Showing
from ui.table.seating import HUMAN
from ui.table.session import Session

AGREED: Final = "take_back"
USED: Final = "taken_back"
MOST: Final = 999


def may_take_back(session: Session) -> bool:
    """Whether the last move may be undone by whoever looks at the table.

    Only a detective's ride: its arrival must not have told anything, that is,
    Mister X could not have been there in the first place.
    """
    if session.over or session.read_only:
        return False
    if session.is_remote:  # what is not sent is nobody else's business
        return session.may_undo
    if session.notes.get(AGREED) != "on":
        return False
    if MISTER_X in session.to_move and session.showing is not Showing.PASS:
        return False
    return _before(session) is not None


def take_back(session: Session) -> None:
    """Undo the last move of a person and what computers did after it; note it."""
    if session.is_remote:
        session.undo()
        return
    before, times = _before(session), _times(session.notes.get(USED, ""))
    if before is None:
        return
    session.go_back_to(before)
    kept = len(before.moves)
    session.reasons = {at: why for at, why in session.reasons.items() if at < kept}
    session.notes[USED] = str(min(MOST, times + 1))


def _times(note: str) -> int:
    """How often it was used; a note that says anything else counts for nothing."""
    sound = note.isascii() and note.isdigit() and len(note) <= len(str(MOST))
    return int(note) if sound else 0


def _before(session: Session) -> State | None:
    """The state before a person's last ride; None if it must stand.

    Computers that have answered it meanwhile go back as well, if nothing was learnt
    from their rides either.
    """
    game, moves = session.game, session.state.moves
    if not moves or not isinstance(moves[-1], PawnRide):
        return None
    states = game.history(session.state)
    for before, ride in zip(states[-2::-1], moves[::-1], strict=True):
        if not isinstance(ride, PawnRide):
            return None
        if ride.to in game.deduce(game.view_for(before, SPECTATOR)):
            return None
        if _is_persons(session, ride):
            return before
    return None


def _is_persons(session: Session, ride: PawnRide) -> bool:
    """Whether a person leads the pawn; one that all lead is a person's, too."""
    table, seating = session.state.table, session.seating
    owner = table.owners[table.pawns.index(ride.pawn)]
    if owner is None:
        return seating.has_human_detective
    return seating.driver_of(table.seats[owner]) == HUMAN
