"""What is told of kept games: a line in a list, what brings a deleted one back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from sy_core.formats.nesting import shallow
from ui.saves.format import (
    SaveError,
    read_save,
)
from ui.saves.keys import DAMAGED, GAME
from ui.saves.summary import (
    OURS,
    Summary,
)
from ui.seals.notes import standing
from ui.table.seating import NOTE

NOTHING_KNOWN: Final = Summary()
ASIDE: Final = "damaged:"
"""How the ids of saves that were set aside begin."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list of saved games."""

    id: str
    state: str
    """``sound``; ``damaged``: opening it recovers what it can; ``aside``: a damaged
    one that was kept; ``newer``: made by a later version of this page."""
    name: str = ""
    updated: int = 0
    summary: Summary = NOTHING_KNOWN
    seating: str = ""
    """Who sits where: that note of its record."""
    seal: str = ""
    """``sealed``, ``sound`` or ``unsound``, if its log was sealed."""
    created: int = 0
    unsaved: bool = False
    """Only in memory: gone when the page is closed."""

    @property
    def goes_on(self) -> bool:
        """Whether there is something to do: also a seal that is to be broken."""
        return not self.summary.over or self.summary.post == OURS


@dataclass(frozen=True, slots=True)
class Deleted:
    """What brings a deleted game back."""

    key: str
    text: str
    name: str


def key_of(game_id: str) -> str:
    """Where the game of a line is kept."""
    if game_id.startswith(ASIDE):
        return DAMAGED + game_id.removeprefix(ASIDE)
    return GAME + game_id


def _notes(record: str) -> dict[str, object]:
    """The notes of a record that nobody has checked yet."""
    try:
        notes = json.loads(shallow(record))["notes"]
    except (ValueError, TypeError, LookupError):
        return {}
    return notes if isinstance(notes, dict) else {}


def line_of(game_id: str, text: str) -> Entry:
    """What a list tells of a stored text."""
    try:
        save, _ = read_save(text)
    except SaveError as fault:
        return Entry(game_id, "newer" if fault.key == "save.newer" else "damaged")
    notes = _notes(save.record)
    seated = notes.get(NOTE)
    return Entry(
        *(game_id, "sound", save.name, save.updated, save.summary),
        seating=seated if isinstance(seated, str) else "",
        seal=standing(notes),
        created=save.created,
    )
