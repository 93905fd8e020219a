"""Who can play a match: levels, anybody's bots, and the rivals of the levels."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from sy_core.ai.bot import Chooser
from sy_core.arena.rivals.chance import at_random
from sy_core.arena.rivals.detectives import CHASERS
from sy_core.arena.rivals.greedy import greedy
from sy_core.arena.rivals.hunting import DICE_RIVALS
from sy_core.arena.rivals.mister_x import RUNAWAYS
from sy_core.arena.rivals.published import paper
from sy_core.arena.rivals.sampling import carlo, infoset
from sy_core.bots import players
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Side

Rivals = Mapping[str, Chooser]

BOTH_SIDES: Final = {"greedy": greedy, "paper": paper}

RIVALS: Final[Mapping[str, Mapping[Side, Rivals]]] = MappingProxyType(
    {
        CLASSIC.id: {
            Side.DETECTIVES: {
                "random": at_random,
                **cast("Rivals", {**CHASERS, "infoset": infoset, **BOTH_SIDES}),
            },
            Side.MISTER_X: {
                "random": at_random,
                **cast("Rivals", {**RUNAWAYS, "carlo": carlo, **BOTH_SIDES}),
            },
        },
        HUNTING.id: {side: {"random": at_random, **DICE_RIVALS} for side in Side},
    }
)
"""By game and side. Here, as in the registry, a game's own types are forgotten."""

BUDGETS: Final = {"infoset": ":150", "carlo": ":200", "paper": ":300"}
"""Nodes of those who search; the others answer at once."""

POPULATION: Final[Mapping[Side, tuple[str, ...]]] = MappingProxyType(
    {
        side: tuple(name + BUDGETS.get(name, "") for name in rivals if name != "random")
        for side, rivals in RIVALS[CLASSIC.id].items()
    }
)
"""All against whom a level of the classic game is measured, with their budgets."""


def chooser_for(game_id: str, side: Side, name: str) -> Chooser:
    """The player of that name: a rival, a level, or somebody's bot."""
    return players.chooser_for(game_id, side, name, RIVALS[game_id][side])
