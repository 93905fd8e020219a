"""The computer players of the dice game."""

from __future__ import annotations

from typing import Final

from sy_core.ai.hunting import detectives, mister_x
from sy_core.ai.hunting.belief import belief_of
from sy_core.ai.hunting.reason import reason
from sy_core.ai.players import Players
from sy_core.hunting.moves import Move
from sy_core.hunting.view import View


def last_told(view: View) -> object:
    """Tokens, and spaces that were shown; where he hides first, its tile is told."""
    return view.history[-1], view.announced


PLAYERS: Final[Players[Move, View]] = Players(
    detectives, mister_x, reason, belief_of, last_told
)
