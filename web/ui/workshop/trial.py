"""What a bot is tried at: which game, which side, against whom, how often."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.registry import EDITION_IDS, game_named
from sy_core.terms import Level, Side
from ui.workshop.bench import BOTH, Match
from ui.workshop.bots import Bot

SIDES: Final = (BOTH, *(str(side) for side in Side))
COUNTS: Final = (10, 20, 50, 100, 200)
EDITIONS: Final = tuple(each for found in EDITION_IDS.values() for each in found)
NODES: Final = 200
"""What a choice may cost, the bot's and the level's."""


@dataclass(frozen=True, slots=True)
class Trial:
    """All that is chosen before a bot plays."""

    edition: str = "2013"
    players: int = 4
    side: str = BOTH
    level: str = Level.CONSTABLE
    games: int = 20

    @property
    def game(self) -> str:
        """The game that the edition belongs to."""
        return next(game for game, ids in EDITION_IDS.items() if self.edition in ids)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(game_named(self.edition).editions[self.edition].players)


def changed(trial: Trial, what: str, value: str) -> Trial:
    """With one choice made otherwise; what is none leaves it as it was."""
    match what:
        case "edition" if value in EDITIONS:
            moved = replace(trial, edition=value)
            nearest = min(moved.player_counts, key=lambda n: abs(n - trial.players))
            return replace(moved, players=nearest)
        case "players" if value in map(str, trial.player_counts):
            return replace(trial, players=int(value))
        case "side" if value in SIDES:
            return replace(trial, side=value)
        case "level" if value in tuple(Level):
            return replace(trial, level=value)
        case "games" if value in map(str, COUNTS):
            return replace(trial, games=int(value))
    return trial


def job_of(trial: Trial, bot: Bot, seed: int) -> Match:
    """The same, for a bench."""
    return Match(
        source=bot.source,
        kind=bot.kind,
        game=trial.game,
        edition=trial.edition,
        players=trial.players,
        side=trial.side,
        level=trial.level,
        nodes=NODES,
        games=trial.games,
        seed=seed,
    )
