"""What a record notes of a game beside its moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.formats.envelope import MOST_NOTES
from ui.seals.notes import SEAL_NOTES
from ui.table.seating import NOTE

SIDE: Final = '{"two_devices":'
"""How the text begins that keeps one side of a game over two devices."""
TAKE_BACK: Final = "take_back"
"""Note: the house rule that one's own last move may be taken back, and its uses."""

NOTEBOOK: Final = "notebook"
"""Note: the house rule that the detective's notebook may be used."""
CLOCK: Final = "clock"
"""Note: how the clock is set (``ui.clocks.terms``)."""
AIDS: Final = "aids"
"""Note: how often each side used each aid."""
COACH: Final = "coach"
"""Note: a guided first game, of which side, and how far the coach has come."""
BOT: Final = "bot"
"""Note: which side somebody's bot plays, and which bot; perhaps both sides."""
OWN_NOTES: Final = frozenset(
    (
        *(NOTE, "title", TAKE_BACK, "taken_back", NOTEBOOK, AIDS, "pencil", "pencil_x"),
        *(COACH, CLOCK, BOT, *SEAL_NOTES),
    )
)
"""All that the page itself may note in a record."""


def fitting(notes: Mapping[str, str]) -> dict[str, str]:
    """Notes that a record has room for: our own, and of others as many as fit in."""
    others = [name for name in notes if name not in OWN_NOTES]
    room = MOST_NOTES - (len(notes) - len(others))
    dropped = {*others[room:]}
    return {name: text for name, text in notes.items() if name not in dropped}
