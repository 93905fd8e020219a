"""The puzzle of the day: a pure function of the calendar date, the same for everybody.

A pool says from which day on which numbers of each grade take part. A pool once
published is never changed; puzzles that are added later begin a pool of their own with
a later first day, so that no day that has been ever gets another puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple


class Pool(NamedTuple):
    """The puzzles ``g1-1``, ``g1-2``… of each grade that take part from a day on."""

    since: date
    sizes: Mapping[int, int]
    """By grade, how many there are."""


POOLS: Final = (Pool(date(2026, 1, 1), dict.fromkeys(range(1, 6), 67)),)
"""The first one counts for all days before it as well."""

BY_WEEKDAY: Final = (1, 2, 2, 3, 3, 4, 5)
"""The grade of each day, Monday first: easy when the week begins, hard on Sundays."""

_STRIDE: Final = 37
"""Neighbours in the file are alike; a prime step keeps them weeks apart."""


def puzzle_of(day: date) -> str:
    """The id of the puzzle of a day."""
    pool = max((p for p in POOLS if p.since <= day), default=POOLS[0])
    grade = BY_WEEKDAY[day.weekday()]
    week = (day.toordinal() - 1) // 7  # day 1 was a Monday
    # How many days of this grade there have been up to this one.
    nth = week * BY_WEEKDAY.count(grade) + BY_WEEKDAY[: day.weekday()].count(grade)
    return f"g{grade}-{nth * _STRIDE % pool.sizes[grade] + 1}"
