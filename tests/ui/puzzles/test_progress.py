"""What somebody has done with puzzles: what comes back, days in a row, kept as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.puzzles.kept import is_whole, read_progress, write_progress
from ui.puzzles.progress import (
    AFTER,
    Progress,
    Result,
    answered,
    answered_daily,
    best_streak,
    due,
    next_of,
    streak,
)

DAY = 740_000


def played(*answers, progress=None):
    """Progress after answers: puzzle, day, right or wrong."""
    progress = progress or Progress()
    for puzzle, day, right in answers:
        progress = answered(progress, puzzle, day, right=right)
    return progress


def daily(*days):
    """Progress of somebody who solved the puzzle of these days."""
    progress = Progress()
    for day in days:
        progress = answered_daily(progress, day, right=True)
    return progress


def test_what_was_solved_at_once_does_not_come_back():
    progress = played(("c1", DAY, True))

    assert progress.result("c1") == Result(solved=True)
    assert due(progress, DAY + 1000) == ()


def test_what_was_failed_comes_back_on_a_later_day():
    progress = played(("c1", DAY, False), ("c2", DAY + 1, False))

    assert due(progress, DAY) == ()
    assert due(progress, DAY + 1) == ("c1",)
    assert due(progress, DAY + 2) == ("c1", "c2")


def test_answering_again_at_once_does_not_spare_it_from_coming_back():
    """Whoever has just seen the solution has not practised."""
    progress = played(("c1", DAY, False), ("c1", DAY, True))

    assert progress.result("c1").solved
    assert due(progress, DAY + AFTER[0]) == ("c1",)


def test_what_is_solved_when_it_comes_back_comes_less_often_and_then_no_more():
    progress, day = played(("c1", DAY, False)), DAY
    waits = []
    while (back := progress.result("c1").due) != 0:
        waits.append(back - day)
        day = back
        progress = played(("c1", day, True), progress=progress)

    assert waits == list(AFTER)


def test_what_is_failed_when_it_comes_back_begins_anew():
    progress = played(("c1", DAY, False), ("c1", DAY + 1, True), ("c1", DAY + 4, False))

    assert progress.result("c1") == Result(2, solved=True, due=DAY + 5, step=0)


def test_days_in_a_row_count_up_to_today_or_yesterday():
    """Today is not over yet."""
    progress = daily(DAY - 5, DAY - 2, DAY - 1, DAY)

    assert [streak(progress, DAY + more) for more in (0, 1, 2)] == [3, 3, 0]
    assert best_streak(daily(DAY, DAY + 1, DAY + 3)) == 2
    assert best_streak(Progress()) == 0


def test_a_day_that_was_failed_at_first_counts_once_it_is_solved():
    progress = answered_daily(Progress(), DAY, right=False)
    assert streak(progress, DAY) == 0
    progress = answered_daily(progress, DAY, right=True)
    progress = answered_daily(progress, DAY, right=False)

    assert progress.days == {DAY: "wr"}
    assert streak(progress, DAY) == 1


def test_one_goes_on_with_the_next_that_is_not_solved_and_comes_round():
    progress = played(("b", DAY, True), ("d", DAY, False))

    assert next_of(progress, "abcd") == "a"
    assert next_of(progress, "abcd", after="a") == "c"
    assert next_of(progress, "abcd", after="d") == "a"
    assert next_of(progress, "b") == ""


@given(
    st.dictionaries(
        st.from_regex(r"[a-z0-9-]{1,12}", fullmatch=True),
        st.builds(
            Result,
            wrong=st.integers(0, 99_999),
            solved=st.booleans(),
            due=st.integers(0, 999_999),
            step=st.integers(0, 9),
        ),
    ),
    st.dictionaries(
        st.integers(1, 999_999), st.text("rw", min_size=1, max_size=20), max_size=9
    ),
)
def test_progress_is_read_back_as_it_was_written(results, days):
    progress = Progress(results, days)

    text = write_progress(progress)

    assert read_progress(text) == progress
    assert is_whole(text)


@pytest.mark.parametrize(
    "bad", ["p c1 x 1 0 0", "d 740000 q", "p c1 1 1 0", "nonsense", "d 1" * 999]
)
def test_a_line_that_cannot_be_read_takes_no_other_along(bad):
    """And whoever writes it anew knows that something would be lost."""
    good = write_progress(played(("c1", DAY, True)))
    first, line = good.splitlines()

    text = f"{first}\n{bad}\n{line}"

    assert read_progress(text) == read_progress(good)
    assert not is_whole(text)


def test_the_text_of_a_later_version_would_be_lost_by_writing_it_anew():
    assert not is_whole("puzzles 2")
    assert is_whole(None)
    assert read_progress(None) == Progress()
