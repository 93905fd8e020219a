"""What a reader is to do, as an author chooses it: a task text, there and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from sy_core.errors import TaskError
from sy_core.tasks import Condition, MarkTask, MoveTask, read_task, task_text
from sy_core.tasks.model import Case
from sy_core.terms import Station

KINDS: Final = ("", "reach", "move", "catch", "escape", "mark", "possible", "own")
"""Nothing; what can be chosen; and ``own``: a text that says more than the controls."""
BY_MOVES: Final = ("reach", "move", "catch", "escape")
"""Those that are decided by moves, and can have mistakes of their own."""
WINNERS: Final = MappingProxyType({"catch": "detectives", "escape": "mrx"})
PIECE: Final = ("pawn", "to", "ticket")
"""What a move can be asked about, in the order of the text."""
FIRST_NAME: Final = "m"


@dataclass(frozen=True, slots=True)
class Ride:
    """A piece, a station, a ticket: what a move must be like, as far as it is said."""

    pawn: str = ""
    to: str = ""
    """Stations with commas: one of them."""
    ticket: str = ""

    @property
    def case(self) -> Case:
        """The conditions, in the order of a task text."""
        said = ((fact, _values(getattr(self, fact))) for fact in PIECE)
        return tuple(Condition(fact, values) for fact, values in said if values)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that has words of its own."""

    name: str
    ride: Ride = Ride()
    says: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a reader is to do."""

    kind: str = ""
    ride: Ride = Ride()
    moves: str = ""
    """Moves in the signs of a whole game, with commas: one of them."""
    stations: str = ""
    """Those to be marked, with commas."""
    within: int = 1
    """The number of moves after which it is decided."""
    text: str = ""
    """A task text, where it is one's own."""
    mistakes: tuple[Mistake, ...] = ()


NONE: Final = Goal()
"""No task at all."""


def goal_text(goal: Goal) -> str:
    """The task as text; empty as long as there is none. Its reader says what is wrong.

    >>> goal_text(Goal("reach", Ride("D1", "46, 58"), within=2))
    'goal-pawn.D1~to.46.58_moves-2'
    """
    match goal.kind:
        case "own":
            return goal.text.strip()
        case "possible":
            return task_text(MarkTask(None))
        case "mark":
            return _mark_text(_values(goal.stations))
        case _:
            task = _move_task(goal)
            return "" if task is None else task_text(task)


def _mark_text(stations: tuple[str, ...]) -> str:
    if not all(re.fullmatch(r"[0-9]+", each, re.ASCII) for each in stations):
        return f"mark-{'.'.join(stations)}"  # as it is: whoever reads it says why not
    numbers = frozenset(Station(int(each)) for each in stations)
    return task_text(MarkTask(numbers)) if numbers else ""


def _move_task(goal: Goal) -> MoveTask | None:
    case = _case(goal)
    if not case:
        return None
    misses = tuple((each.name, each.ride.case) for each in _complete(goal))
    return MoveTask((case,), misses=misses, moves=goal.within)


def _case(goal: Goal) -> Case:
    """What the move must be like that solves it."""
    if goal.kind in WINNERS:
        return (Condition("winner", (WINNERS[goal.kind],)),)
    if goal.kind == "reach":
        return goal.ride.case
    moves = _values(goal.moves) if goal.kind == "move" else ()
    return (Condition("move", moves),) if moves else ()


def _complete(goal: Goal) -> list[Mistake]:
    return [each for each in goal.mistakes if each.ride.case]


def sayings(goal: Goal) -> dict[str, str]:
    """What is said of each mistake, by its name."""
    if goal.kind == "own":
        said = goal.mistakes
    else:
        said = tuple(_complete(goal)) if _case(goal) else ()
    return {each.name: each.says for each in said if each.says.strip()}


def goal_of(text: str, says: Mapping[str, str]) -> Goal:
    """The choices that give this task text and these words for mistakes."""
    if not text and not says:
        return NONE
    try:
        found = _chosen(text, says)
    except TaskError:
        found = NONE
    if goal_text(found) == text and sayings(found) == dict(says):
        return found
    return with_names(Goal("own", text=text), says)


def with_names(goal: Goal, says: Mapping[str, str] | None = None) -> Goal:
    """One's own text, with a place for the words of each mistake that it names."""
    said = says if says is not None else {e.name: e.says for e in goal.mistakes}
    names = dict.fromkeys((*_named(goal.text), *(n for n in said if said[n])))
    return replace(
        goal,
        mistakes=tuple(Mistake(name, says=said.get(name, "")) for name in names),
    )


def _named(text: str) -> Iterable[str]:
    try:
        task = read_task(text)
    except TaskError:
        return ()
    return (name for name, _ in task.misses) if isinstance(task, MoveTask) else ()


def _chosen(text: str, says: Mapping[str, str]) -> Goal:
    """The nearest choices; whether they are the same is for the caller to see."""
    task = read_task(text)
    if not isinstance(task, MoveTask):
        stations = ",".join(map(str, task.stations))
        return Goal("mark" if stations else "possible", stations=stations)
    (case, *_) = task.goals
    goal = _goal_of_case({each.fact: each for each in case})
    return replace(
        goal,
        within=task.moves,
        mistakes=tuple(
            Mistake(name, _ride({each.fact: each for each in case}), says.get(name, ""))
            for name, case in task.misses
        ),
    )


def _goal_of_case(facts: Mapping[str, Condition]) -> Goal:
    if "winner" in facts:
        wins = facts["winner"].values
        return Goal("catch" if wins == ("detectives",) else "escape")
    if "move" in facts:
        return Goal("move", moves=",".join(facts["move"].values))
    return Goal("reach", _ride(facts))


def _ride(facts: Mapping[str, Condition]) -> Ride:
    said = {fact: ",".join(facts[fact].values) for fact in PIECE if fact in facts}
    return Ride(**said)


def free_name(goal: Goal) -> str:
    """A name for one more mistake."""
    taken = {each.name for each in goal.mistakes}
    count = len(taken) + 1
    return next(
        name
        for name in (f"{FIRST_NAME}{n}" for n in range(1, count + 1))
        if name not in taken
    )


def _values(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())
