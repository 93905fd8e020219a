"""How it stands with a task: what changes it, and what does not any more."""

from __future__ import annotations

from sy_core.tasks import Call, Facts, Verdict, read_task
from ui.task.texts import TaskTexts
from ui.task.work import Work, after_move, answered, toggled

ELSEWHERE = Facts(
    move="D1T75",
    pawn="D1",
    start=74,
    to=75,
    ticket="T",
    round=1,
    winner=None,
    reason=None,
)
MARKS = Work(read_task("mark-33.45"))


def test_moves_are_counted_until_the_task_is_decided():
    """After that nothing changes."""
    first = after_move(Work(read_task("goal-to.46_moves-2")), ELSEWHERE, is_last=False)
    second = after_move(first, ELSEWHERE, is_last=False)

    assert not first.holds_board
    assert (first.made, second.made) == (1, 2)
    assert second.verdict.call is Call.WRONG
    assert second.holds_board
    assert after_move(second, ELSEWHERE, is_last=False) is second


def test_a_mark_is_made_and_taken_away():
    """Nobody moves while stations are marked."""
    one = toggled(MARKS, 33)
    two = toggled(one, 45)

    assert two.marked == (33, 45)
    assert toggled(two, 33).marked == (45,)
    assert MARKS.holds_board
    assert after_move(two, ELSEWHERE, is_last=True) is two


def test_marks_are_judged_once():
    """What was marked stays as it was."""
    done = answered(toggled(MARKS, 46), frozenset())

    assert (done.marking.missing, done.marking.extra) == ((33, 45), (46,))
    assert toggled(done, 33) is done
    assert answered(done, frozenset()) is done


def test_a_task_of_moves_has_no_marks():
    """There is nothing to be done with."""
    work = Work(read_task("goal-to.46"))

    assert toggled(work, 33) is work
    assert answered(work, frozenset()) is work


def test_a_mistake_with_a_name_has_its_own_words():
    """Another one has those for all."""
    texts = TaskTexts(right="Yes", wrong="No", misses=(("bus", "No bus"),))

    assert texts.said(Verdict(Call.RIGHT)) == "Yes"
    assert texts.said(Verdict(Call.WRONG, "bus")) == "No bus"
    assert texts.said(Verdict(Call.WRONG, "taxi")) == "No"
