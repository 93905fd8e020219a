"""The stored games: records in ``games``, their transcripts in ``transcripts``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from support.classic.transcript import transcript
from sy_core import GameState, Table, read_record, replay

HERE: Final = Path(__file__).parents[2] / "sy_core" / "classic" / "golden"
GAMES: Final = HERE / "games"
TRANSCRIPTS: Final = HERE / "transcripts"


@dataclass(frozen=True)
class Game:
    """A stored game; its record has been read but not yet replayed."""

    name: str
    text: str
    title: str
    end: str
    """The reason for its end, as its notes state it."""
    start: GameState
    moves: tuple[str, ...]

    @property
    def table(self) -> Table:
        """Edition, players, house rules and starts."""
        return self.start.table

    @property
    def transcript_path(self) -> Path:
        """Where its transcript is stored."""
        return TRANSCRIPTS / f"{self.name}.txt"


def read(path: Path) -> Game:
    """One stored game."""
    text = path.read_text(encoding="utf-8").rstrip("\n")
    record = read_record(text)
    notes = record.notes
    return Game(
        path.stem, text, notes["title"], notes["end"], record.start, record.moves
    )


@cache
def stored_games() -> tuple[Game, ...]:
    """All stored games by name."""
    return tuple(read(path) for path in sorted(GAMES.glob("*.json")))


@cache
def played(game: Game) -> GameState:
    """The finished game, every move of the record checked."""
    return replay(read_record(game.text))


def retold(game: Game) -> str:
    """The transcript as it is made now."""
    return transcript(game.title, played(game))
