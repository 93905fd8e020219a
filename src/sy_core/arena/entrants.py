"""Who can play a match: levels, anybody's bots, and the rivals of the levels."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from sy_core.ai.bot import Chooser
from sy_core.arena.rivals.chance import at_random
from sy_core.arena.rivals.greedy import greedy
from sy_core.arena.rivals.hunting import DICE_RIVALS
from sy_core.arena.rivals.published import paper
from sy_core.bots import players
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Side

RIVALS: Final[Mapping[str, Mapping[str, Chooser]]] = MappingProxyType(
    {
        CLASSIC.id: {
            "random": at_random,
            "greedy": cast("Chooser", greedy),
            "paper": cast("Chooser", paper),
        },
        HUNTING.id: {"random": at_random, **DICE_RIVALS},
    }
)
"""By game. Here, as in the registry, a game's own types are forgotten."""


def chooser_for(game_id: str, side: Side, name: str) -> Chooser:
    """The player of that name: a rival, a level, or somebody's bot."""
    return players.chooser_for(game_id, side, name, RIVALS[game_id])
