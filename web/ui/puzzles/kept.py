"""Progress as a text to keep, read line by line: one bad line takes no other along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from ui.puzzles.progress import Progress, Result

FIRST_LINE: Final = "puzzles 1"
"""The name and the version of the format."""
RESULT: Final = re.compile(
    r"p ([A-Za-z0-9-]{1,40}) ([0-9]{1,5}) ([01]) ([0-9]{1,7}) ([0-9])", re.ASCII
)
DAY: Final = re.compile(r"d ([0-9]{1,7}) ([rw]{1,200})", re.ASCII)
LONGEST: Final = 200
"""Answers to the puzzle of a day that are kept."""


def write_progress(progress: Progress) -> str:
    """Progress as text: a line for each puzzle that was answered, and for each day."""
    return "\n".join((FIRST_LINE, *_lines(progress)))


def _lines(progress: Progress) -> Iterator[str]:
    for puzzle, it in progress.results.items():
        yield f"p {puzzle} {min(it.wrong, 99_999)} {int(it.solved)} {it.due} {it.step}"
    for day, marks in progress.days.items():
        yield f"d {day} {marks[-LONGEST:]}"


def read_progress(text: str | None) -> Progress:
    """Progress from a stored text; lines that cannot be read are passed over."""
    results: dict[str, Result] = {}
    days: dict[int, str] = {}
    for line in (text or "").splitlines()[1:]:
        if found := RESULT.fullmatch(line):
            puzzle, wrong, solved, due, step = found.groups()
            results[puzzle] = Result(int(wrong), solved == "1", int(due), int(step))
        elif found := DAY.fullmatch(line):
            days[int(found[1])] = found[2]
    return Progress(MappingProxyType(results), MappingProxyType(days))


def is_whole(text: str | None) -> bool:
    """Whether nothing of a stored text would be lost by writing it anew."""
    if not text:
        return True
    first, *lines = text.splitlines()
    known = (RESULT.fullmatch(line) or DAY.fullmatch(line) for line in lines)
    return first == FIRST_LINE and all(known)
