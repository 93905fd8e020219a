"""Who plays under a name: a level, somebody's bot, or one of those that are given."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.ai.bot import Chooser
from sy_core.ai.levels import LEVELS, bot_for
from sy_core.bots.loading import maker_of, offered_names
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Side

NOBODY: Final[Mapping[str, Chooser]] = MappingProxyType({})


def chooser_for(
    game_id: str, side: Side, name: str, rivals: Mapping[str, Chooser] = NOBODY
) -> Chooser:
    """The player of that name, made for one game; a SetupError if there is none."""
    if name in rivals:
        return rivals[name]
    if name in LEVELS:
        return bot_for(game_id, side, name).choose
    make = maker_of(name)
    if make is None:
        known = ", ".join(known_names(rivals))
        raise SetupError(
            SetupFault.COMPUTER, "player", f"{name[:20]!r} is none of {known}", known
        )
    return make()


def known_names(rivals: Mapping[str, Chooser] = NOBODY) -> tuple[str, ...]:
    """All names there are; files and programs come on top."""
    return (*LEVELS, *rivals, *offered_names(), "FILE.py:Name", "program:COMMAND")
