"""Who can play a match: the levels that people choose from, and their rivals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import process_time
from types import MappingProxyType
from typing import Final, cast

from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.ai.bot import Chooser
from sy_core.arena.rivals.chance import at_random
from sy_core.arena.rivals.greedy import greedy
from sy_core.arena.rivals.published import paper
from sy_core.errors import SetupError, SetupFault
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Side

RIVALS: Final[Mapping[str, Mapping[str, Chooser]]] = MappingProxyType(
    {
        CLASSIC.id: {
            "random": at_random,
            "greedy": cast("Chooser", greedy),
            "paper": cast("Chooser", paper),
        },
        HUNTING.id: {"random": at_random},
    }
)
"""By game. Here, as in the registry, a game's own types are forgotten."""
DEFAULT_NODES: Final = 50


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by name, with its budget: ``paper``, ``paper:300``, ``paper:150ms``."""

    name: str
    nodes: int | None
    milliseconds: float | None

    def budget(self) -> Budget:
        """A fresh budget for one choice; time is this process's own."""
        return Budget(
            nodes=self.nodes, milliseconds=self.milliseconds, clock=process_time
        )


def read_entrant(text: str) -> Entrant:
    """An entrant from its name and budget."""
    name, _, budget = text.partition(":")
    if not budget:
        return Entrant(name, DEFAULT_NODES, None)
    number = budget.removesuffix("ms")
    if not number.isdecimal():
        raise SetupError(
            SetupFault.COMPUTER,
            "player",
            f"a budget is 200 or 150ms, not {budget[:20]!r}",
        )
    if number != budget:
        return Entrant(name, None, float(number))
    return Entrant(name, int(number), None)


def chooser_for(game_id: str, side: Side, name: str) -> Chooser:
    """The bot of that name: a level or a rival."""
    known = RIVALS[game_id]
    if name in known:
        return known[name]
    if name not in LEVELS:
        names = ", ".join((*LEVELS, *known))
        raise SetupError(
            SetupFault.COMPUTER, "player", f"{name[:20]!r} is none of {names}"
        )
    return bot_for(game_id, side, name).choose
