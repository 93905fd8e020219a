"""The computer players of the classic game."""

from __future__ import annotations

from typing import Final

from sy_core.ai.classic import detectives, mister_x
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.reason import reason
from sy_core.ai.players import Players
from sy_core.classic.moves import Move
from sy_core.classic.view import View


def last_told(view: View) -> object:
    """Tickets, and stations that were shown."""
    return view.history[-1]


PLAYERS: Final[Players[Move, View]] = Players(
    detectives, mister_x, reason, belief_of, last_told
)
