"""Sides that a computer plays: who it is, and its moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from sy_core.ai.bot import Chooser
from sy_core.bots.entrants import Entrant, read_entrant
from sy_core.bots.faults import BotError
from sy_core.bots.players import chooser_for, known_names
from sy_core.catalogue import Catalogue
from sy_core.console.arguments import UsageError
from sy_core.console.games import TerminalGame
from sy_core.errors import SetupError
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import Side

NODES: Final = 300
"""What a choice may cost if nothing is said: well under a second."""
LONGEST: Final = 60


@dataclass(frozen=True, slots=True)
class Computer:
    """Who plays a side, and with which budget."""

    entrant: Entrant
    choose: Chooser

    def move(self, game: TerminalGame, state: State, side: Side, rng: Random) -> Move:
        """Its move, made on what its side knows; a BotError if it has none."""
        view, legal = game.view_for(state, side), game.rules.legal_moves(state)
        return self.choose(view, legal, rng, self.entrant.budget())


def computers(
    words: Catalogue, game_id: str, who: Mapping[Side, str]
) -> dict[Side, Computer]:
    """The players of those names; a UsageError says which of them cannot play."""
    return {side: _computer(words, game_id, side, name) for side, name in who.items()}


def _computer(words: Catalogue, game_id: str, side: Side, name: str) -> Computer:
    quoted = ascii(name[:LONGEST])
    try:
        entrant = read_entrant(name, NODES)
        return Computer(entrant, chooser_for(game_id, side, entrant.name))
    except SetupError as error:
        known = words("list.comma").join(known_names())
        told = words("bot.unknown", bot=quoted, known=known)
        raise UsageError(told) from error
    except BotError as error:
        told = words("bot.unusable", bot=quoted, problem=error.what)
        raise UsageError(told) from error
