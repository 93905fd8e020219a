"""Whether a task is solved: by a move as it was seen, or by marks on the board."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from sy_core.tasks.facts import Facts
from sy_core.tasks.model import Case, MarkTask, MoveTask
from sy_core.terms import Station


class Call(StrEnum):
    """How it stands with a task."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an answer."""

    call: Call
    miss: str = ""
    """The name of the mistake, if it has one."""


@dataclass(frozen=True, slots=True)
class Marking:
    """Marks compared with those that are wanted."""

    missing: tuple[Station, ...]
    extra: tuple[Station, ...]

    @property
    def verdict(self) -> Verdict:
        """Right only if none is missing and none too many."""
        is_wrong = bool(self.missing or self.extra)
        return Verdict(Call.WRONG if is_wrong else Call.RIGHT)


def judge(task: MoveTask, facts: Facts, made: int, *, is_last: bool = False) -> Verdict:
    """What a move makes of a task: it is the *made*-th since the task began.

    *is_last*: none can follow, though the task would allow more.
    """
    if _any_holds(task.goals, facts):
        return Verdict(Call.RIGHT)
    is_decided = is_last or made >= task.moves or facts.winner is not None
    if not is_decided and not _any_holds(task.fails, facts):
        return Verdict(Call.OPEN)
    named = (name for name, case in task.misses if _holds(case, facts))
    return Verdict(Call.WRONG, next(named, ""))


def judge_marks(
    task: MarkTask, marked: Collection[Station], possible: frozenset[Station]
) -> Marking:
    """Compare marks; a spectator deduces Mister X on one of the *possible* ones."""
    wanted = task.wanted(possible)
    return Marking(
        missing=tuple(sorted(wanted.difference(marked))),
        extra=tuple(sorted(set(marked) - wanted)),
    )


def _any_holds(cases: tuple[Case, ...], facts: Facts) -> bool:
    return any(_holds(case, facts) for case in cases)


def _holds(case: Case, facts: Facts) -> bool:
    return all(facts.text(each.fact) in each.values for each in case)
