"""When the log is opened: is the whole game what the table was told of it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sy_core.halves.values import Disagreement, Subject
from sy_core.knowledge import Turn
from sy_core.outcome import Outcome
from sy_core.protocols import Sighting, View

V = TypeVar("V", bound=View)


def disagreement(
    told: V, true: V, redacted: Callable[[V], Sequence[str]]
) -> Disagreement | None:
    """The first thing in which two views of the table differ.

    *told* is what it was told, *true* what the whole game shows it; *redacted* writes
    the moves of a view.
    """
    if told.table != true.table:
        return Disagreement(Subject.TABLE)
    if told.known_start != true.known_start:
        claimed, right = _place(told.known_start), _place(true.known_start)
        return Disagreement(Subject.START, 0, claimed, right)
    found = _older_entry(told, true) or _move(told, true, redacted)
    if found is None and told.outcome != true.outcome:
        claimed, right = _reason(told.outcome), _reason(true.outcome)
        return Disagreement(Subject.OUTCOME, 0, claimed, right)
    return found


def _older_entry(told: View, true: View) -> Disagreement | None:
    """Entries older than the game are in no move of it."""
    start = told.table.starting_position
    older = 0 if start is None else len(start.log)
    return _entry(told.trail[:older], true.trail[:older], 1)


def _move(
    told: V, true: V, redacted: Callable[[V], Sequence[str]]
) -> Disagreement | None:
    claimed, right = redacted(told), redacted(true)
    for index in range(max(len(claimed), len(right))):
        ours, theirs = told.history[index : index + 1], true.history[index : index + 1]
        if ours == theirs and claimed[index] == right[index]:
            continue
        match (*ours, *theirs):
            case (Turn(seen), Turn(real)) if len(seen) == len(real):
                number = 1 + _entries_before(told, index)
                found = _entry(seen, real, number)
                if found is not None:
                    return found
        texts = ("".join(each[index : index + 1]) for each in (claimed, right))
        return Disagreement(Subject.MOVE, index + 1, *texts)
    return None


def _entries_before(view: View, index: int) -> int:
    start = view.table.starting_position
    older = 0 if start is None else len(start.log)
    turns = (event for event in view.history[:index] if isinstance(event, Turn))
    return older + sum(len(turn.legs) for turn in turns)


def _entry(
    told: Sequence[Sighting], true: Sequence[Sighting], first: int
) -> Disagreement | None:
    """The first of these entries that is another, if any is; *first* is its number."""
    for number, (seen, real) in enumerate(zip(told, true, strict=True), start=first):
        claimed, right = (f"{each.sign}{_place(each.station)}" for each in (seen, real))
        if claimed != right:
            return Disagreement(Subject.ENTRY, number, claimed, right)
    return None


def _place(station: int | None) -> str:
    return "?" if station is None else str(station)


def _reason(outcome: Outcome | None) -> str:
    return "" if outcome is None else outcome.reason.value
