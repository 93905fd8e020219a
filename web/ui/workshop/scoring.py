"""How a bot has done so far, with an interval for how well it plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sy_core.intervals import wilson
from sy_core.terms import Side
from ui.workshop.bench import Played


@dataclass(frozen=True, slots=True)
class Score:
    """So many games of so many were won."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Within it lies what it would win in the long run, in 95 of 100 trials."""
        return wilson(self.wins, self.games)


def score_of(results: Iterable[Played], side: Side | None = None) -> Score:
    """The score, of one side or of all games."""
    counted = [each.won for each in results if side is None or each.side is side]
    return Score(sum(counted), len(counted))
