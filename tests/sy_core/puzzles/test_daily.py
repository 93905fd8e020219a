"""The puzzle of the day follows from the date and from nothing else."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

from sy_core.puzzles import puzzle_of
from sy_core.puzzles.daily import BY_WEEKDAY, POOLS

MONDAY = date(2026, 11, 16)
DAYS = [MONDAY + timedelta(days=number) for number in range(7 * 200)]
# These stand in people's diaries: if one changes, a published pool was changed.
PUBLISHED = ["g1-28", "g2-55", "g2-25", "g3-55", "g3-25", "g4-28", "g5-28"]


def test_days_that_have_been_keep_their_puzzles():
    """A pool that has been published is never changed."""
    assert [puzzle_of(day) for day in DAYS[:7]] == PUBLISHED


def test_the_week_begins_easily_and_ends_hard():
    """The grade is that of the weekday."""
    assert all(
        puzzle_of(day).startswith(f"g{BY_WEEKDAY[day.weekday()]}-") for day in DAYS
    )


def test_no_puzzle_comes_again_before_all_others_of_its_grade():
    """Each pool is gone through before it begins anew."""
    sundays = [puzzle_of(day) for day in DAYS if day.weekday() == 6]
    size = POOLS[0].sizes[5]

    assert len({*sundays[:size]}) == size
    assert sundays[size] == sundays[0]


def test_every_day_has_a_puzzle():
    """Before the first pool, too, and as long as there are dates."""
    assert {puzzle_of(date.min)[:2], puzzle_of(date.max)[:2]} == {"g1", "g3"}


def test_pools_follow_each_other():
    """A later pool has a later first day, and takes nothing away."""
    assert all(
        old.since < new.since
        and all(new.sizes[grade] >= size for grade, size in old.sizes.items())
        for old, new in pairwise(POOLS)
    )
