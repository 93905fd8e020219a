"""What can be agreed on at the table: how it stands, and that it stands otherwise now.

The notes are those that a setup makes (``ui.setup.actions``), so records of either kind
mean the same.
"""

from __future__ import annotations

from typing import Final

from ui.table.notes import CLOCK, NOTEBOOK, TAKE_BACK
from ui.table.seating import HUMAN
from ui.table.session import Session

OFF: Final = "off "
"""How the note of a clock begins that was stopped."""


def agreed_on(session: Session) -> dict[str, bool]:
    """What can be agreed on here and now, and whether it is.

    Nobody can be asked at the end, or while all but Mister X look away. A clock is
    wound at the setup; later it can be stopped and set going again.
    """
    if session.over or session.read_only or session.is_guarded:
        return {}
    notes = session.notes
    stands = {name: notes.get(name) == "on" for name in (TAKE_BACK, NOTEBOOK)}
    if CLOCK in notes:
        stands[CLOCK] = not notes[CLOCK].startswith(OFF)
    return stands


def change(session: Session, name: str) -> None:
    """From now on it is the other way round."""
    on = not agreed_on(session)[name]
    if name == CLOCK:
        bare = session.notes[CLOCK].removeprefix(OFF)
        session.notes[CLOCK] = bare if on else OFF + bare
    else:
        session.notes[name] = "on" if on else "off"


def is_alone(session: Session) -> bool:
    """Whether there is only one person to be asked."""
    return sum(chair.driver == HUMAN for chair in session.seating.chairs) <= 1
