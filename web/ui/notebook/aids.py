"""Whether aids are allowed in a game, and which were used: notes of its record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from sy_core.formats.nesting import shallow
from ui.table.curtain import Showing
from ui.table.notes import AIDS as USED
from ui.table.notes import NOTEBOOK
from ui.table.session import Session
from ui.words import Words

SIDES: Final = ("detectives", "mister_x")
AIDS: Final = ("notebook", "what_if", "hint")
MOST: Final = 999


def is_allowed(session: Session) -> bool:
    """Whether the notebook may be opened in this game."""
    return session.notes.get(NOTEBOOK) == "on"


def allow(session: Session, *, on: bool) -> None:
    """Allow the notebook in this game, or put it away."""
    session.notes[NOTEBOOK] = "on" if on else "off"


def side_of(session: Session) -> str:
    """Whose notebook is on the screen: Mister X's only behind the curtain."""
    return SIDES[session.showing is Showing.SECRET]


def use(session: Session, aid: str) -> None:
    """Note that the side on the screen used an aid; opening the book counts once."""
    uses = _uses(session.notes)
    key = (side_of(session), aid)
    uses[key] = 1 if aid == "notebook" else min(MOST, uses.get(key, 0) + 1)
    noted = {
        side: {aid: uses[side, aid] for aid in AIDS if (side, aid) in uses}
        for side in SIDES
    }
    session.notes[USED] = json.dumps(noted, separators=(",", ":"))


def aids_text(words: Words, notes: Mapping[str, str]) -> str:
    """Which aids were used in a game, in words; empty if none were."""
    uses = _uses(notes)
    parts = [
        words(f"aid.{aid}", n=uses[side, aid], side=words(f"role.{side}"))
        for aid in AIDS
        for side in SIDES
        if uses.get((side, aid))
    ]
    return words("aid.used", aids=words.row(parts)) if parts else ""


def _uses(notes: Mapping[str, str]) -> dict[tuple[str, str], int]:
    """What a record tells; anything foreign in it is left out."""
    try:
        stored = json.loads(shallow(notes.get(USED, "{}")))
    except ValueError:
        return {}
    sides = stored if isinstance(stored, dict) else {}
    counts = {
        (side, aid): sides[side].get(aid)
        for side in SIDES
        if isinstance(sides.get(side), dict)
        for aid in AIDS
    }
    return {
        key: count
        for key, count in counts.items()
        if type(count) is int and 0 < count <= MOST
    }
