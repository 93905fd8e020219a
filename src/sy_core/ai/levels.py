"""Who plays how well: every level of both games and both sides by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.ai.bot import Bot, Chooser
from sy_core.ai.classic import detectives as classic_detectives
from sy_core.ai.classic import mister_x as classic_mister_x
from sy_core.ai.hunting import detectives as hunting_detectives
from sy_core.ai.hunting import mister_x as hunting_mister_x
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Level, Side

LEVELS: Final = tuple(Level)

_CHOOSERS: Final[Mapping[tuple[str, Side], Mapping[str, Chooser]]] = MappingProxyType(
    {
        ("classic", Side.DETECTIVES): {
            Level.CONSTABLE: classic_detectives.constable,
            Level.INSPECTOR: classic_detectives.inspector,
            Level.MASTERMIND: classic_detectives.mastermind,
        },
        ("classic", Side.MISTER_X): {
            Level.CONSTABLE: classic_mister_x.constable,
            Level.INSPECTOR: classic_mister_x.inspector,
            Level.MASTERMIND: classic_mister_x.mastermind,
        },
        ("hunting", Side.DETECTIVES): {
            Level.CONSTABLE: hunting_detectives.constable,
            Level.INSPECTOR: hunting_detectives.inspector,
            Level.MASTERMIND: hunting_detectives.mastermind,
        },
        ("hunting", Side.MISTER_X): {
            Level.CONSTABLE: hunting_mister_x.constable,
            Level.INSPECTOR: hunting_mister_x.inspector,
            Level.MASTERMIND: hunting_mister_x.mastermind,
        },
    }
)


def bot_for(game_id: str, side: Side, level: str) -> Bot:
    """The computer player of one game, one side and one level."""
    chooser = _CHOOSERS.get((game_id, side), {}).get(level)
    if chooser is None:
        raise SetupError(
            SetupFault.COMPUTER,
            "level",
            f"there are {', '.join(LEVELS)} for either game",
        )
    return Bot(level, side, chooser)
