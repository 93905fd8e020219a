"""What somebody has done with puzzles: solved, failed, when it comes back, streaks.

A value and pure functions; days are numbers (``date.toordinal``), and the caller says
which day it is. What was failed comes back on a later day, and again, until it was
solved a few times in a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

AFTER: Final = (1, 3, 7)
"""Days until a puzzle that was failed comes back: the first time, and then again."""
NEVER: Final = 0
RIGHT: Final = "r"
WRONG: Final = "w"


@dataclass(frozen=True, slots=True)
class Result:
    """How far somebody is with one puzzle."""

    wrong: int = 0
    """Wrong answers so far."""
    solved: bool = False
    due: int = NEVER
    """The day on which it comes back."""
    step: int = 0
    """How often it was solved since it was failed."""


NOTHING_DONE: Final = Result()


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is known of one player, on this device."""

    results: Mapping[str, Result] = field(default_factory=dict)
    """By the puzzle's id."""
    days: Mapping[int, str] = field(default_factory=dict)
    """The answers to the puzzle of each day, :data:`RIGHT` or :data:`WRONG` each."""

    def result(self, puzzle: str) -> Result:
        """How far one is with a puzzle."""
        return self.results.get(puzzle, NOTHING_DONE)

    @property
    def solved(self) -> int:
        """How many puzzles were solved at all."""
        return sum(result.solved for result in self.results.values())

    @property
    def tried(self) -> int:
        """How many were answered at all."""
        return len(self.results)


def answered(progress: Progress, puzzle: str, day: int, *, right: bool) -> Progress:
    """After an answer to a puzzle on some day."""
    before = progress.result(puzzle)
    after = _solved(before, day) if right else _failed(before, day)
    results = MappingProxyType({**progress.results, puzzle: after})
    return replace(progress, results=results)


def _failed(before: Result, day: int) -> Result:
    return replace(before, wrong=before.wrong + 1, due=day + AFTER[0], step=0)


def _solved(before: Result, day: int) -> Result:
    """Solved; what was failed comes back less and less often, and then no more.

    Who answers again at once has just seen how it goes: that does not count.
    """
    after = replace(before, solved=True)
    if before.due == NEVER or day < before.due:
        return after
    step = before.step + 1
    due = day + AFTER[step] if step < len(AFTER) else NEVER
    return replace(after, step=step, due=due)


def answered_daily(progress: Progress, day: int, *, right: bool) -> Progress:
    """After an answer to the puzzle of a day; once it is solved, no more counts."""
    before = progress.days.get(day, "")
    if before.endswith(RIGHT):
        return progress
    marks = before + (RIGHT if right else WRONG)
    return replace(progress, days=MappingProxyType({**progress.days, day: marks}))


def due(progress: Progress, day: int) -> tuple[str, ...]:
    """What comes back by this day, what has waited longest first."""
    waiting = [
        (result.due, puzzle)
        for puzzle, result in progress.results.items()
        if NEVER < result.due <= day
    ]
    return tuple(puzzle for _, puzzle in sorted(waiting))


def is_solved_on(progress: Progress, day: int) -> bool:
    """Whether the puzzle of a day was solved, on whatever try."""
    return progress.days.get(day, "").endswith(RIGHT)


def streak(progress: Progress, today: int) -> int:
    """Days in a row up to today; today is not over, so it need not be among them."""
    day = today if is_solved_on(progress, today) else today - 1
    days = 0
    while is_solved_on(progress, day - days):
        days += 1
    return days


def best_streak(progress: Progress) -> int:
    """The most days in a row that there ever were."""
    best = run = last = 0
    for day in sorted(progress.days):
        if is_solved_on(progress, day):
            run = run + 1 if day == last + 1 else 1
            best, last = max(best, run), day
    return best


def next_of(progress: Progress, puzzles: Iterable[str], after: str = "") -> str:
    """The puzzle to go on with: the next that was not solved, or none.

    Those behind *after* come first, and then the others.
    """
    ids = list(puzzles)
    at = ids.index(after) + 1 if after in ids else 0
    turned = ids[at:] + ids[:at]
    return next((one for one in turned if not progress.result(one).solved), "")
