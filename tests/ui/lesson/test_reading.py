"""The file of a lesson: what stands in it, and every way to get it wrong."""

from __future__ import annotations

import pytest

from support.ui.tasks import MARK
from ui.lesson.checking import check
from ui.lesson.reading import BoardBlock, LessonError, Prose, read_lesson
from ui.words import Words

REACH = "A_2013_at-74.29.94.117_round-1_go-pursuit_x-1"
HEAD = "---\ntitle: A lesson\n---\n"
TASK = f"""::: task
Go to 46.

position: {REACH}
computer: none
task: goal-to.46_miss-bus~ticket.B
right: Yes,
in two lines.
wrong: No.
wrong bus: No bus.
solution: By *tube*.
answer: D1U46
:::
"""


def test_a_lesson_is_text_with_boards_in_it():
    """In the order of the file; the edition is for boards that say nothing of one."""
    text = "---\ntitle: A lesson\nlanguage: de\nedition: 1983\n---\n\nOne.\n"
    lesson = read_lesson(f"{text}\n::: board\nseed: 7\n:::\n\nTwo.\n{TASK}")

    assert (lesson.title, lesson.language) == ("A lesson", "de")
    one, board, two, task = lesson.blocks
    assert (one, two) == (Prose("One."), Prose("Two."))
    assert board.attributes == {"seed": "7", "edition": "1983"}
    assert task.question == "Go to 46."
    assert task.attributes["right"] == "Yes,\nin two lines."
    assert task.attributes["wrong-bus"] == "No bus."
    assert "edition" not in task.attributes
    assert (task.solution, task.answer) == ("By *tube*.", ("D1U46",))


def test_lines_may_end_as_on_other_systems():
    """Nothing else changes."""
    text = HEAD + TASK

    assert read_lesson(text.replace("\n", "\r\n")) == read_lesson(text)


@pytest.mark.parametrize("task", [TASK, MARK], ids=["move", "mark"])
def test_a_sound_lesson_passes(task):
    """Its answer was played, or marked, and is right."""
    check(read_lesson(HEAD + task))


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("# A lesson", 1, "begin"),
        ("---\ntitle: A", 1, "head_open"),
        ("---\nlanguage: en\n---", 1, "title"),
        ("---\ntitle: A\nauthor: B\n---", 3, "head_only"),
        ("---\ntitle: A\njust text\n---", 3, "head_only"),
        ("---\ntitle: A\nlanguage: xx\n---", 3, "language"),
        (f"{HEAD}:::", 4, "nothing"),
        (f"{HEAD}::: board\nseed: 7", 4, "open"),
        (f"{HEAD}::: board\n::: board\n:::", 4, "open"),
        (f"{HEAD}::: chess\n:::", 4, "kind"),
        (f"{HEAD}::: board\nsome text\n:::", 5, "form"),
        (f"{HEAD}::: board\ntask: mark-46\n:::", 5, "unknown"),
        (f"{HEAD}::: board\nlang: de\n:::", 5, "unknown"),
        (f"{HEAD}::: board\nseed: 7\nseed: 8\n:::", 6, "twice"),
        (HEAD + TASK.replace("Go to 46.\n", ""), 4, "question"),
        (HEAD + TASK.replace("wrong: No.\n", ""), 4, "needs"),
        (HEAD + TASK.replace("position:", "positon:"), 7, "unknown"),
        (
            HEAD + TASK.replace("computer: none", "text\ncomputer: none"),
            8,
            "form",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text, line, what):
    """So that an author finds it."""
    with pytest.raises(LessonError) as found:
        read_lesson(text)

    assert (found.value.line, found.value.code) == (line, what)
    assert found.value.in_words(Words("en"))


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("goal-to.46_", "gaol-to.46_", 9, "parameter"),
        ("goal-to.46_", "goal-to.400_", 9, "parameter"),
        ("_at-74", "_at-29", 7, "parameter"),
        ("wrong bus:", "wrong taxi:", 13, "miss"),
        ("answer: D1U46", "answer: D1T75", 15, "unsolved"),
        ("answer: D1U46", "answer: D1T46", 15, "unplayable"),
        ("answer: D1U46", "answer: red", 15, "unplayable"),
        ("answer: D1U46", "answer: D1U46 D2T41", 15, "reader"),
        ("computer: none", "mode: show", 15, "reader"),
        ("answer: D1U46\n", "mode: show\n", 4, "reader"),
        ("computer: none", "computer: both", 8, "parameter"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_line(old, new, line, what):
    """Boards are opened and answers played as in the page."""
    assert old in TASK

    with pytest.raises(LessonError) as found:
        check(read_lesson(HEAD + TASK.replace(old, new)))

    assert (found.value.line, found.value.code) == (line, what)
    assert found.value.in_words(Words("en"))


@pytest.mark.parametrize(
    ("answer", "what"), [("33 45 47", "unsolved"), ("33 x", "station")]
)
def test_marks_of_an_answer_are_checked(answer, what):
    """As the reader's are."""
    with pytest.raises(LessonError, match=what):
        check(read_lesson(HEAD + MARK.replace("33 45 47 61", answer)))


def test_a_task_without_an_answer_is_believed():
    """An author need not tell it."""
    text = (
        HEAD
        + TASK.replace("answer: D1U46\n", "")
        + MARK.replace("answer:", "focus: 46\nparts:").replace("33 45 47 61", "log")
    )
    lesson = read_lesson(text)
    check(lesson)

    assert [b.answer for b in lesson.blocks if isinstance(b, BoardBlock)] == [(), ()]
