"""The course says the same in every language, and every rule says where it is from."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from sy_core import EDITIONS
from sy_core.tasks import read_task
from tools.site.course import lessons
from ui.kit.lessons import FIRST
from ui.words.languages import LANGUAGES

pytestmark = pytest.mark.native_only

COURSE = lessons.course()
OTHERS = [code for code in lessons.LANGUAGES if code != "en"]
TELLING_RULES = [
    (code, name)
    for code in lessons.LANGUAGES
    for part in ("classic", "dice")  # the third one is about programs
    for name in COURSE.parts[part]
]
WORDS = {code: lessons.words(code) for code in lessons.LANGUAGES}


def shape(chapter):
    """What must be the same in every language: cites, editions, headings, code, tasks.

    A note on a printed rulebook may stand anywhere between: each language has its own.
    """
    told = groupby(
        (block for block in chapter.blocks if not block.is_note),
        key=lambda block: (block.editions, block.code),
    )
    texts = [(key, "\n".join(block.text for block in blocks)) for key, blocks in told]
    blocks = [
        (
            editions,
            re.findall(r"\{[\w#-]+\}", text),
            re.findall(r"^(## |- |\d\. )", text, re.MULTILINE),
        )
        for editions, text in texts
    ]
    return blocks, [(task.id, list(task.said)) for task in chapter.tasks]


def numbers(text):
    """The numbers of a text, such as stations and rounds."""
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("name", COURSE.chapters)
@pytest.mark.parametrize("code", OTHERS)
def test_a_chapter_has_the_same_parts_in_every_language(code, name):
    """Same rules in the same order, with the same sources and the same tasks."""
    assert shape(lessons.chapter(code, name)) == shape(lessons.chapter("en", name))


@pytest.mark.parametrize("name", COURSE.chapters)
@pytest.mark.parametrize("code", OTHERS)
def test_a_task_names_the_same_stations_in_every_language(code, name):
    """Whoever reads another language is asked the same."""
    for ours, theirs in zip(
        lessons.chapter(code, name).tasks,
        lessons.chapter("en", name).tasks,
        strict=True,
    ):
        assert numbers(ours.question) == numbers(theirs.question), ours.id
        assert numbers(ours.said["solution"]) == numbers(theirs.said["solution"])


@pytest.mark.parametrize(("code", "name"), TELLING_RULES)
def test_every_rule_says_where_it_is_from(code, name):
    """Each paragraph and each item of a list ends in, or holds, a citation."""
    silent = [
        part
        for block in lessons.chapter(code, name).blocks
        for part in re.split(r"\n+", block.text)
        if part and not part.startswith("#") and not re.search(r"\{[\w#-]+\}", part)
    ]

    assert silent == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_words_around_the_chapters_are_all_there(code):
    """The same keys, with the same names to fill in."""
    names = re.compile(r"\{\w*\}")

    assert WORDS[code].keys() == WORDS["en"].keys()
    for key, text in WORDS[code].items():
        assert names.findall(text) == names.findall(WORDS["en"][key]), key


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_there_is_no_chapter_that_nobody_finds(code):
    """Every file is a chapter of the course."""
    found = {path.stem for path in (lessons.CONTENT / code).glob("*.md")}

    assert found == set(COURSE.chapters)


def test_every_chapter_has_a_task_and_every_task_a_chapter():
    """Reading is half of it."""
    tasks = [lessons.chapter("en", name).tasks for name in COURSE.chapters]

    assert all(tasks)
    assert {task.id for each in tasks for task in each} == COURSE.tasks.keys()


@pytest.mark.parametrize("name", COURSE.tasks)
def test_every_mistake_with_a_name_has_words_and_is_made(name):
    """It is in the course and in the text, and an example shows it."""
    known = COURSE.tasks[name]
    (task,) = (
        task
        for chapter in COURSE.chapters
        for task in lessons.chapter("en", chapter).tasks
        if task.id == name
    )
    misses = {miss for miss, _ in read_task(known["task"]).misses}
    named = {f"wrong {miss}" for miss in misses}

    assert named == set(task.said) - {"right", "wrong", "solution"}
    assert misses <= set(known["mistakes"])
    assert known["mistakes"], "a task that cannot be failed teaches nothing"


def test_every_edition_is_told_apart_somewhere():
    """The switch would be idle otherwise."""
    told = {
        edition
        for name in COURSE.parts["classic"]
        for block in lessons.chapter("en", name).blocks
        for edition in block.editions
    }

    assert told == set(lessons.EDITIONS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("No title\n\nLead", "begins with"),
        ("# A\n\nLead\n\n::: only 1999\nx\n:::", "unknown: ::: only 1999"),
        ("# A\n\nLead\n\n::: only 1983\nx", "too many or too few"),
        ("# A\n\nLead\n\n::: task t\n### T\nq\n\nright: r\n:::", "task t"),
        ("# A\n\nLead\n\n::: odd\nx\n:::", "unknown: ::: odd"),
        ("# A\n\nLead\n\n::: code away\nx = 1\n:::", "unknown: ::: code away"),
    ],
)
def test_a_slip_is_told(text, told):
    """The build stops and says what is wrong."""
    with pytest.raises(ValueError, match=re.escape(told)):
        lessons._parsed("a", text)


def test_the_course_has_the_languages_and_editions_of_the_game():
    """And the chapters to which the game leads."""
    assert tuple(LANGUAGES) == lessons.LANGUAGES
    assert set(lessons.EDITIONS) == set(EDITIONS)
    assert set(FIRST.values()) <= set(COURSE.chapters)
