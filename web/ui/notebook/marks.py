"""Pencil marks that players set by hand; kept with the game, each side its own.

They are kept as lists of stations by mark, so that a mark on every station fits into a
note; earlier releases kept a mark by station.
"""

from __future__ import annotations

import json
from typing import Final

from sy_core.formats.nesting import shallow
from ui.notebook.aids import SIDES, side_of
from ui.table.session import Session

NOTES: Final = dict(zip(SIDES, ("pencil", "pencil_x"), strict=True))
"""Where each side's marks stand in the record's notes."""
MARKS: Final = ("no", "maybe")
"""Not here; perhaps here."""
DIGITS: Final = 3
NEXT: Final = {None: "no", "no": "maybe", "maybe": None}


def marks_of(session: Session) -> dict[int, str]:
    """The marks of the side on the screen; what makes no sense is left out."""
    try:
        stored = json.loads(shallow(session.notes.get(NOTES[side_of(session)], "{}")))
    except ValueError:
        return {}
    if not isinstance(stored, dict):
        return {}
    pairs = [(text, mark) for text, mark in stored.items() if mark in MARKS]
    for each in MARKS:
        listed = stored.get(each)
        if isinstance(listed, list):
            pairs += [(str(station), each) for station in listed]
    return {int(text): mark for text, mark in pairs if _is_station(session, text)}


def mark(session: Session, text: str) -> str | None:
    """Change a station's mark to the next one: not here, perhaps here, none."""
    if not _is_station(session, text):
        return None
    marks: dict[int, str | None] = {**marks_of(session)}
    marks[int(text)] = NEXT[marks.get(int(text))]
    kept = {
        each: sorted(station for station, it in marks.items() if it == each)
        for each in MARKS
    }
    session.notes[NOTES[side_of(session)]] = json.dumps(kept, separators=(",", ":"))
    return marks[int(text)] or "none"


def rub_out(session: Session) -> None:
    """Remove all marks of this side."""
    session.notes.pop(NOTES[side_of(session)], None)


def _is_station(session: Session, text: str) -> bool:
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
        return False
    return int(text) in session.state.table.stations
