"""The text of a task, there and back: ``goal-pawn.D1~to.46_moves-2``, ``mark-33.45``.

Only letters, digits and ``- . _ * ~`` occur, so that a text needs no escaping in any
part of an address; moves and tickets are written as in the text of a whole game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sy_core.errors import TaskError, TaskFault, check_text
from sy_core.outcome import EndReason
from sy_core.tasks.facts import SIDES
from sy_core.tasks.model import Case, Condition, MarkTask, MoveTask, Task
from sy_core.terms import Station

LONGEST: Final = 2_000
"""Characters; a task of the tutorial has at most 60."""
MOST_MOVES: Final = 99
POSSIBLE: Final = "possible"
KEYS: Final = ("goal", "fail", "miss", "moves", "mark")

_SAFE: Final = re.compile(r"[A-Za-z0-9._*~-]*")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_REASON: Final = re.compile(
    "|".join(each.value for each in EndReason).replace("_", "-")
)

FACTS: Final[Mapping[str, re.Pattern[str]]] = {
    "move": re.compile(r"[A-Za-z0-9*-]{1,40}"),
    "pawn": re.compile(r"[DP][1-9]|X"),
    "from": _NUMBER,
    "to": _NUMBER,
    "ticket": re.compile(r"[TBUXH](?:\*[TBUXH]){0,2}|-"),
    "round": _NUMBER,
    "rides": re.compile(r"[0-3]"),
    "winner": re.compile("|".join(SIDES)),
    "reason": _REASON,
}
"""What can be asked of a move, and how each answer is written."""


def read_task(text: str) -> Task:
    """The task that a text describes; whatever is wrong is a TaskError."""
    _check(text)
    clauses = [_clause(each) for each in text.split("_")]
    keys = [key for key, _ in clauses]
    for key in ("moves", "mark"):
        if keys.count(key) > 1:
            raise TaskError(TaskFault.TWICE, key, "is given twice")
    if "mark" in keys:
        return _mark_task(clauses)
    if "goal" not in keys:
        raise TaskError(TaskFault.MISSING, "goal", "is missing")
    values = dict(clauses)
    return MoveTask(
        goals=tuple(_case(key, value) for key, value in clauses if key == "goal"),
        fails=tuple(_case(key, value) for key, value in clauses if key == "fail"),
        misses=tuple(_miss(value) for key, value in clauses if key == "miss"),
        moves=_moves(values["moves"]) if "moves" in values else 1,
    )


def task_text(task: Task) -> str:
    """The text of a task; equal tasks have equal texts."""
    if isinstance(task, MarkTask):
        stations = ".".join(map(str, task.stations))
        return f"mark-{POSSIBLE if task.marks is None else stations}"
    said = [
        *(f"goal-{_case_text(case)}" for case in task.goals),
        *(f"fail-{_case_text(case)}" for case in task.fails),
        *(f"miss-{name}~{_case_text(case)}" for name, case in task.misses),
        *([f"moves-{task.moves}"] if task.moves > 1 else []),
    ]
    return "_".join(said)


def _check(text: str) -> None:
    """Refuse what cannot be such a text at all."""
    check_text(text, LONGEST, lambda why, it: TaskError(TaskFault(why), "text", it))
    safe = _SAFE.match(text)
    end = safe.end() if safe else 0
    if end < len(text):
        raise TaskError(TaskFault.FORM, f"text[{end}]", "this sign is never used")


def _clause(text: str) -> tuple[str, str]:
    key, _, value = text.partition("-")
    if key not in KEYS:
        known = ", ".join(KEYS)
        raise TaskError(TaskFault.UNKNOWN, text[:20] or "clause", f"is none of {known}")
    if not value:
        raise TaskError(TaskFault.FORM, key, "has no value")
    return key, value


def _case(where: str, text: str) -> Case:
    return tuple(_condition(where, each) for each in text.split("~"))


def _condition(where: str, text: str) -> Condition:
    fact, *values = text.split(".")
    if fact not in FACTS:
        what = f"{fact[:20] or 'nothing'} is no fact of a move"
        raise TaskError(TaskFault.UNKNOWN, where, what)
    for value in values or [""]:
        if not FACTS[fact].fullmatch(value):
            what = f"{value[:20] or 'nothing'} is no value of {fact}"
            raise TaskError(TaskFault.VALUE, where, what)
    plain = (value.replace("-", "_") if fact == "reason" else value for value in values)
    return Condition(fact, tuple(plain))


def _miss(text: str) -> tuple[str, Case]:
    name, tilde, rest = text.partition("~")
    if not tilde or not _NAME.fullmatch(name):
        raise TaskError(TaskFault.FORM, "miss", "is not a name, ~ and conditions")
    return name, _case("miss", rest)


def _moves(text: str) -> int:
    if not _NUMBER.fullmatch(text) or int(text) > MOST_MOVES:
        what = f"is not a number between 1 and {MOST_MOVES}"
        raise TaskError(TaskFault.VALUE, "moves", what)
    return int(text)


def _mark_task(clauses: list[tuple[str, str]]) -> MarkTask:
    if len(clauses) > 1:
        raise TaskError(TaskFault.MIXED, "mark", "goes with no other clause")
    ((_, text),) = clauses
    if text == POSSIBLE:
        return MarkTask(None)
    numbers = text.split(".")
    for number in numbers:
        if not _NUMBER.fullmatch(number):
            what = f"{number[:20] or 'nothing'} is no station"
            raise TaskError(TaskFault.VALUE, "mark", what)
    if len(set(numbers)) < len(numbers):
        raise TaskError(TaskFault.TWICE, "mark", "a station is given twice")
    return MarkTask(frozenset(Station(int(number)) for number in numbers))


def _case_text(case: Case) -> str:
    return "~".join(map(_condition_text, case))


def _condition_text(condition: Condition) -> str:
    values = condition.values
    if condition.fact == "reason":
        values = tuple(value.replace("_", "-") for value in values)
    return ".".join((condition.fact, *values))
