"""Who plays how well: every level of both games and both sides by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.ai.bot import Bot, Chooser
from sy_core.ai.classic import detective_search as d_search
from sy_core.ai.classic import detectives, mister_x
from sy_core.ai.hunting import players as dice_bots
from sy_core.ai.hunting import search as dice_search
from sy_core.errors import SetupError
from sy_core.terms import Level, Side

LEVELS: Final = tuple(Level)

_CHOOSERS: Final[Mapping[tuple[str, Side, str], Chooser]] = MappingProxyType(
    {
        ("classic", Side.DETECTIVES, Level.CONSTABLE): detectives.constable,
        ("classic", Side.DETECTIVES, Level.INSPECTOR): detectives.inspector,
        ("classic", Side.DETECTIVES, Level.MASTERMIND): d_search.mastermind,
        ("classic", Side.MISTER_X, Level.CONSTABLE): mister_x.constable,
        ("classic", Side.MISTER_X, Level.INSPECTOR): mister_x.inspector,
        ("classic", Side.MISTER_X, Level.MASTERMIND): mister_x.mastermind,
        **{
            ("hunting", side, level): chooser
            for side in Side
            for level, chooser in (
                (Level.CONSTABLE, dice_bots.constable),
                (Level.INSPECTOR, dice_bots.inspector),
                (Level.MASTERMIND, dice_search.mastermind),
            )
        },
    }
)


def bot_for(game_id: str, side: Side, level: str) -> Bot:
    """The computer player of one game, one side and one level."""
    chooser = _CHOOSERS.get((game_id, side, level))
    if chooser is None:
        raise SetupError("level", f"there are {', '.join(LEVELS)} for either game")
    return Bot(level, side, chooser)
