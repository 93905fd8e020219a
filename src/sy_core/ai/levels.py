"""Who plays how well: every level of both games and both sides by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from sy_core.ai.bot import Bot
from sy_core.ai.classic.players import PLAYERS as CLASSIC_PLAYERS
from sy_core.ai.hunting.players import PLAYERS as HUNTING_PLAYERS
from sy_core.ai.players import AnyPlayers
from sy_core.errors import SetupError, SetupFault
from sy_core.protocols import View
from sy_core.registry import CLASSIC, HUNTING, game_of_view
from sy_core.terms import Level, Side

LEVELS: Final = tuple(Level)

PLAYERS: Final[Mapping[str, AnyPlayers]] = MappingProxyType(
    {
        CLASSIC.id: cast("AnyPlayers", CLASSIC_PLAYERS),
        HUNTING.id: cast("AnyPlayers", HUNTING_PLAYERS),
    }
)
"""By game. Here, as in the registry, a game's own types are forgotten."""


def players_for(view: View) -> AnyPlayers:
    """The computer players of the game that a view is of."""
    return PLAYERS[game_of_view(view).id]


def bot_for(game_id: str, side: Side, level: str) -> Bot:
    """The computer player of one game, one side and one level."""
    if game_id not in PLAYERS or level not in LEVELS:
        known = ", ".join(LEVELS)
        raise SetupError(
            SetupFault.COMPUTER, "level", f"there are {known} for either game"
        )
    players = PLAYERS[game_id]
    team = players.mister_x if side is Side.MISTER_X else players.detectives
    choosers = {
        Level.CONSTABLE: team.constable,
        Level.INSPECTOR: team.inspector,
        Level.MASTERMIND: team.mastermind,
    }
    return Bot(level, side, choosers[Level(level)])
