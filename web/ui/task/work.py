"""How it stands with a task: moves made, stations marked, what was said of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.tasks import (
    Call,
    Facts,
    Marking,
    MarkTask,
    MoveTask,
    Task,
    Verdict,
    judge,
    judge_marks,
)
from sy_core.terms import Station

OPEN: Final = Verdict(Call.OPEN)


@dataclass(frozen=True, slots=True)
class Work:
    """A task that somebody works on."""

    task: Task
    made: int = 0
    """Moves since it began, by whomever."""
    marked: tuple[Station, ...] = ()
    """The stations that the reader has marked, in that order."""
    marking: Marking | None = None
    """What these were worth, once the reader was done."""
    verdict: Verdict = OPEN

    @property
    def is_decided(self) -> bool:
        """Whether it is solved or failed: then nothing changes any more."""
        return self.verdict.call is not Call.OPEN

    @property
    def is_marking(self) -> bool:
        """Whether a tap marks a station now."""
        return isinstance(self.task, MarkTask) and not self.is_decided

    @property
    def holds_board(self) -> bool:
        """Whether nobody may move: stations are marked, or all is said."""
        return isinstance(self.task, MarkTask) or self.is_decided


def after_move(work: Work, facts: Facts, *, is_last: bool) -> Work:
    """A move was made; *is_last*: nobody can make another one."""
    if not isinstance(work.task, MoveTask) or work.is_decided:
        return work
    made = work.made + 1
    verdict = judge(work.task, facts, made, is_last=is_last)
    return replace(work, made=made, verdict=verdict)


def toggled(work: Work, station: Station) -> Work:
    """A station is marked, or no longer."""
    if not work.is_marking:
        return work
    others = tuple(each for each in work.marked if each != station)
    marked = others if len(others) < len(work.marked) else (*others, station)
    return replace(work, marked=marked)


def answered(work: Work, possible: frozenset[Station]) -> Work:
    """The reader is done with marking; Mister X can be on the *possible* stations."""
    if not isinstance(work.task, MarkTask) or work.is_decided:
        return work
    marking = judge_marks(work.task, work.marked, possible)
    return replace(work, marking=marking, verdict=marking.verdict)
