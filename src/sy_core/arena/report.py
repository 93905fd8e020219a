"""What a match comes to: wins, intervals, a table, JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sy_core.arena.match import Result, write_result
from sy_core.intervals import wilson
from sy_core.terms import Side


@dataclass(frozen=True, slots=True)
class Score:
    """How often somebody won what."""

    label: str
    wins: int
    games: int

    def line(self) -> str:
        """The score as a line of a table."""
        low, high = wilson(self.wins, self.games)
        share = self.wins / self.games if self.games else 0.0
        return (
            f"{self.label:<44} {self.wins:>4}/{self.games:<4} {share:>6.1%}"
            f"  [{low:.1%}, {high:.1%}]"
        )


def scores(one: str, other: str, results: Iterable[Result]) -> tuple[Score, ...]:
    """The match of *one* against *other*: altogether, and on each side."""
    played = list(results)
    led = [r for r in played if r.pairing.detectives == one]
    fled = [r for r in played if r.pairing.mister_x == one]
    if one == other:  # against itself only the sides can be told apart
        led, fled = led[::2], []
    caught = sum(r.winner is Side.DETECTIVES for r in led)
    escaped = sum(r.winner is Side.MISTER_X for r in fled)
    total = Score(f"{one} against {other}", caught + escaped, len(led) + len(fled))
    return (
        total,
        Score(f"  {one} as detectives", caught, len(led)),
        Score(f"  {one} as Mister X", escaped, len(fled)),
    )


def table(one: str, other: str, results: Sequence[Result]) -> str:
    """The match as a table for people."""
    lines = [score.line() for score in scores(one, other, results)]
    rounds = sum(r.rounds for r in results) / max(1, len(results))
    reasons = sorted({r.reason for r in results})
    counts = (f"{name} {sum(r.reason == name for r in results)}" for name in reasons)
    lines.append(f"  rounds {rounds:.1f}; " + ", ".join(counts))
    for side in Side:
        mean = sum(r.milliseconds[side] for r in results) / max(1, len(results))
        lines.append(f"  {mean:.1f} ms a choice, {side.value}")
    return "\n".join(lines)


def as_json(one: str, other: str, results: Sequence[Result]) -> str:
    """The match with every record, for programs."""
    return json.dumps(
        {
            "scores": [
                {
                    "label": score.label.strip(),
                    "wins": score.wins,
                    "games": score.games,
                    "interval": wilson(score.wins, score.games),
                }
                for score in scores(one, other, results)
            ],
            "results": [json.loads(write_result(result)) for result in results],
        },
        indent=1,
    )
