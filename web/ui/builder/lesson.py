"""What is done about a whole lesson: write it or bring it, make a page of it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ui.builder.choosing import builder_of, home_of
from ui.builder.state import LessonDesk
from ui.intent import Intent
from ui.lesson.checking import check
from ui.lesson.page import Kit, lesson_page, sources
from ui.lesson.reading import LessonError, read_lesson
from ui.shell import Handler, Shell

LONGEST: Final = 200_000
"""Characters of a lesson: a hundred times the template."""
LONGEST_NAME: Final = 60


def _put(shell: Shell, desk: LessonDesk) -> None:
    shell.builder = replace(builder_of(shell), lesson=desk)


def _typed(shell: Shell, intent: Intent) -> None:
    """What stands in the field; what was told of it before is out of date."""
    desk = builder_of(shell).lesson
    _put(shell, LessonDesk(intent.value[:LONGEST], desk.shown))


def _choose(shell: Shell, _intent: Intent) -> None:
    shell.page.ask_for_file()


def _file(shell: Shell, intent: Intent) -> None:
    """A file that was chosen or dropped here; it is text, and trusted in nothing."""
    if intent.arg == "too_large" or len(intent.value) > LONGEST:
        _tell(shell, "lesson.too_long")
    else:
        _take(shell, intent.value)


def _take(shell: Shell, text: str) -> None:
    _put(shell, LessonDesk(text, text))
    shell.page.focus("b-lesson")


def _example(shell: Shell, _intent: Intent) -> None:
    """The template; a script fetches it."""
    _put(shell, replace(builder_of(shell).lesson, asked=None, told=""))
    shell.page.effect("lesson")


def _make(shell: Shell, _intent: Intent) -> None:
    """Check it as `make lesson` would, then have its Markdown read."""
    desk = builder_of(shell).lesson
    try:
        lesson = read_lesson(desk.text)
        check(lesson)
    except LessonError as error:
        _put(shell, LessonDesk(desk.text, desk.shown, fault=error))
        shell.page.say(_fault_in_words(shell, error))
        return
    _put(shell, LessonDesk(desk.text, desk.shown, asked=lesson))
    shell.page.effect("lesson", json.dumps(sources(lesson)))


def _fault_in_words(shell: Shell, error: LessonError) -> str:
    what = error.in_words(shell.words)
    return shell.words("lesson.line", line=error.line, what=what)


def _heard(shell: Shell, intent: Intent) -> None:
    """A script has read the Markdown, and brings what every lesson is made with."""
    told, desk = json.loads(intent.value), builder_of(shell).lesson
    if not told["kit"]:
        _tell(shell, "rest.lost")
        return
    kit = json.loads(told["kit"])
    example = str(kit.pop("example"))
    if desk.asked is None:
        _take(shell, example)
        return
    page = lesson_page(desk.asked, told["html"], Kit(**kit), home_of(shell))
    name = _file_name(desk.asked.title)
    shell.page.download(name, page)
    _tell(shell, "lesson.done", name)


def _tell(shell: Shell, key: str, file: str = "") -> None:
    desk = builder_of(shell).lesson
    _put(shell, LessonDesk(desk.text, desk.shown, told=key, file=file))
    shell.page.say(shell.words(key, **({"name": file} if file else {})))


def _file_name(title: str) -> str:
    plain = re.sub(r"[^\w]+", "-", title.lower()).strip("-")[:LONGEST_NAME]
    return f"{plain or 'lesson'}.html"


LESSON: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "lesson": _typed,
        "lesson_file": _choose,
        "file": _file,
        "lesson_example": _example,
        "lesson_make": _make,
        "lesson_heard": _heard,
    }
)
"""By the verbs of the builder's intents."""
