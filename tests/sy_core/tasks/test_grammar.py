"""The text of a task: read, written, refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sy_core.errors import TaskError, TaskFault
from sy_core.tasks import Condition, MoveTask, read_task, task_text
from sy_core.tasks.grammar import LONGEST


def test_a_task_of_one_move_says_what_the_move_must_be():
    """Conditions are joined by ``~``, values by points."""
    task = read_task("goal-pawn.D1~to.46.58~ticket.U")

    case = (
        Condition("pawn", ("D1",)),
        Condition("to", ("46", "58")),
        Condition("ticket", ("U",)),
    )
    assert task == MoveTask((case,))
    assert task.moves == 1


def test_a_task_may_have_several_goals_fails_and_named_mistakes():
    """Clauses come in any order; the first mistake that fits counts."""
    task = read_task("moves-2_miss-by-bus~ticket.B_goal-to.46_fail-pawn.D1_goal-to.58")

    assert task == MoveTask(
        goals=((Condition("to", ("46",)),), (Condition("to", ("58",)),)),
        fails=((Condition("pawn", ("D1",)),),),
        misses=(("by-bus", (Condition("ticket", ("B",)),)),),
        moves=2,
    )


def test_marks_are_stations_or_where_he_can_be():
    """A set of stations, or None for what follows from the board."""
    assert read_task("mark-61.33").marks == {33, 61}
    assert read_task("mark-possible").marks is None


@pytest.mark.parametrize(
    ("text", "stations"),
    [
        ("goal-from.1~to.46.58_fail-to.3_miss-late~to.4~round.7", (1, 46, 58, 3, 4)),
        ("mark-61.33", (33, 61)),
        ("mark-possible", ()),
    ],
)
def test_a_task_knows_the_stations_that_it_names(text, stations):
    """So that whoever has a board can refuse those that it has not."""
    assert read_task(text).stations == stations


@pytest.mark.parametrize(
    "text",
    [
        "goal-pawn.D1~to.46~ticket.U",
        "goal-winner.detectives",
        "goal-move.D1T46.B34*X10.-",
        "goal-ticket.T~to.116.133_goal-ticket.B",
        "goal-pawn.D1~to.46_fail-pawn.D1_moves-2",
        "goal-rides.2~ticket.T*X_miss-single~rides.1_miss-black~ticket.X",
        "goal-reason.ran-into-detective.caught~round.12~from.1",
        "mark-33.45.47.61",
        "mark-possible",
    ],
)
def test_a_text_comes_back_as_it_was(text):
    """Writing is the inverse of reading."""
    assert task_text(read_task(text)) == text


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        (46, TaskFault.NOT_TEXT, "text"),
        ("goal-to." + "1" * LONGEST, TaskFault.TOO_LONG, "text"),
        ("goal-to.46 ", TaskFault.FORM, "text[10]"),
        ("goal-to.<b>", TaskFault.FORM, "text[8]"),
        ("", TaskFault.UNKNOWN, "clause"),
        ("gaol-to.46", TaskFault.UNKNOWN, "gaol-to.46"),
        ("goal-", TaskFault.FORM, "goal"),
        ("goal", TaskFault.FORM, "goal"),
        ("goal-at.46", TaskFault.UNKNOWN, "goal"),
        ("goal-.46", TaskFault.UNKNOWN, "goal"),
        ("goal-to", TaskFault.VALUE, "goal"),
        ("goal-to.046", TaskFault.VALUE, "goal"),
        ("goal-to.46.", TaskFault.VALUE, "goal"),
        ("goal-to.46_fail-pawn.M", TaskFault.VALUE, "fail"),
        ("goal-winner.nobody", TaskFault.VALUE, "goal"),
        ("goal-to.46_moves-0", TaskFault.VALUE, "moves"),
        ("goal-to.46_moves-100", TaskFault.VALUE, "moves"),
        ("goal-to.46_moves-2_moves-3", TaskFault.TWICE, "moves"),
        ("goal-to.46_miss-taxi", TaskFault.FORM, "miss"),
        ("goal-to.46_miss-Taxi~ticket.T", TaskFault.FORM, "miss"),
        ("moves-2", TaskFault.MISSING, "goal"),
        ("mark-33_mark-45", TaskFault.TWICE, "mark"),
        ("mark-33.33", TaskFault.TWICE, "mark"),
        ("mark-33_goal-to.46", TaskFault.MIXED, "mark"),
        ("mark-33.", TaskFault.VALUE, "mark"),
        ("mark-all", TaskFault.VALUE, "mark"),
    ],
)
def test_a_text_that_is_no_task_is_refused_with_clause_and_fault(text, code, where):
    """A program reacts to the code; the place is for the author."""
    with pytest.raises(TaskError) as found:
        read_task(text)

    assert found.value.code is code
    assert found.value.where == where


@given(st.text("abdfgiklmnoprstw0149XDTB-._*~ ", max_size=40))
def test_any_text_is_a_task_or_refused(text):
    """And a task is written so that it reads the same."""
    try:
        task = read_task(text)
    except TaskError:
        return

    assert read_task(task_text(task)) == task
