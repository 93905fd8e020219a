"""When the log is opened: is the whole game what the table was told of it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sy_core.halves.values import Disagreement, Subject
from sy_core.knowledge import Turn, older_entries
from sy_core.outcome import Outcome
from sy_core.protocols import Event, Sighting, View

V = TypeVar("V", bound=View)


def disagreement(
    told: V, true: V, redacted: Callable[[V], Sequence[str]]
) -> Disagreement | None:
    """The first thing in which two views of the table differ, as time goes by.

    *told* is what it was told, *true* what the whole game shows it; *redacted* writes
    the moves of a view.
    """
    if told.table != true.table:
        return Disagreement(Subject.TABLE)
    starts = {told.known_start, true.known_start} - {None}
    if len(starts) > 1:
        claimed, right = _place(told.known_start), _place(true.known_start)
        return Disagreement(Subject.ENTRY, 0, claimed, right)
    older = older_entries(told.table)
    before = _entry(told.trail[:older], true.trail[:older], 1)
    return before or _move(told, true, redacted) or _end(told, true)


def _move(
    told: V, true: V, redacted: Callable[[V], Sequence[str]]
) -> Disagreement | None:
    """The first move that is another, as far as both games went."""
    claimed, right = redacted(told), redacted(true)
    number = 1 + older_entries(told.table)
    for index, (seen, real) in enumerate(zip(told.history, true.history, strict=False)):
        found = _leg(seen, real, number)
        if found is not None:
            return found
        if not _is_same(seen, real, claimed[index] == right[index]):
            texts = claimed[index], right[index]
            return Disagreement(Subject.MOVE, index + 1, *texts)
        number += len(seen.legs) if isinstance(seen, Turn) else 0
    both = min(len(claimed), len(right))
    over = told.outcome or true.outcome
    if len(claimed) == len(right) or (over and told.outcome != true.outcome):
        return None
    texts = "".join(claimed[both : both + 1]), "".join(right[both : both + 1])
    return Disagreement(Subject.MOVE, both + 1, *texts)


def _leg(seen: Event, real: Event, number: int) -> Disagreement | None:
    """The first entry of a turn that is another, if nothing else is."""
    match seen, real:
        case Turn(legs), Turn(others) if len(legs) == len(others):
            return _entry(legs, others, number)
    return None


def _is_same(seen: Event, real: Event, same_text: bool) -> bool:
    """Whether two moves are one; that an end says where he is, is told by the end."""
    match seen, real:
        case Turn(legs), Turn(others) if legs != others:
            return len(legs) == len(others) and seen.double == real.double
    return same_text


def _end(told: View, true: View) -> Disagreement | None:
    last = min(len(told.history), len(true.history))
    if told.outcome != true.outcome:
        claimed, right = _reason(told.outcome), _reason(true.outcome)
        return Disagreement(Subject.OUTCOME, last, claimed, right)
    if told.x_station == true.x_station:
        return None
    claimed, right = _place(told.x_station), _place(true.x_station)
    return Disagreement(Subject.ENTRY, len(true.trail), claimed, right)


def _entry(
    told: Sequence[Sighting], true: Sequence[Sighting], first: int
) -> Disagreement | None:
    """The first of these entries that is another, if any is; *first* is its number."""
    for number, (seen, real) in enumerate(zip(told, true, strict=True), start=first):
        claimed, right = _text(seen), _text(real)
        if claimed != right:
            return Disagreement(Subject.ENTRY, number, claimed, right)
    return None


def _text(seen: Sighting) -> str:
    return f"{seen.sign}{_place(seen.station if seen.shown else None)}"


def _place(station: int | None) -> str:
    return "?" if station is None else str(station)


def _reason(outcome: Outcome | None) -> str:
    return "" if outcome is None else outcome.reason.value
