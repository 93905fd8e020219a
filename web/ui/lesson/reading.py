"""The file of a lesson, taken apart; what is wrong in it is named with its line.

A head between two lines ``---``, then Markdown. ``::: board`` and ``::: task`` up to
``:::`` hold what a board needs, a line ``name: value`` each; a task begins with its
question, and has ``right:``, ``wrong:``, ``wrong name:``, ``solution:``, ``answer:``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from ui.viewer.faults import ParameterFault
from ui.viewer.parameters import NAMES
from ui.words import Words
from ui.words.languages import LANGUAGES

HEAD: Final = ("title", "language", "edition")
USUAL: Final = {"language": "en", "edition": ""}
OF_THE_PAGE: Final = ("lang", "theme")
"""What a lesson decides for all its boards."""
GIVEN: Final = tuple(name for name in NAMES if name not in OF_THE_PAGE)
SAID: Final = ("right", "wrong", "solution", "answer")
_LINE: Final = re.compile(r"([a-z][a-z-]*(?: [a-z][a-z0-9-]*)?):(?: +(.*))?")
_MISS: Final = re.compile(r"wrong ([a-z][a-z0-9]*(?:-[a-z0-9]+)*)")

Numbered: TypeAlias = tuple[int, str]
"""A line of the file and its number."""


class LessonError(ValueError):
    """A lesson cannot be made: *line* of its file, and what is wrong there.

    *code* is a text ``lesson.fault.CODE``, *values* is what it speaks of; *fault* is
    what a board finds wrong with its attributes.
    """

    def __init__(
        self, line: int, code: str, fault: ParameterFault | None = None, **values: str
    ) -> None:
        super().__init__(f"line {line}: {code}")
        self.line = line
        self.code = code
        self.fault = fault
        self.values = values

    def in_words(self, words: Words) -> str:
        """What is wrong, without the line."""
        if self.fault is None:
            return words(f"lesson.fault.{self.code}", **self.values)
        detail = f" ({self.fault.detail})" if self.fault.detail else ""
        return self.fault.in_words(words) + detail


@dataclass(frozen=True, slots=True)
class Prose:
    """Text between the boards, in Markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class BoardBlock:
    """A board, and perhaps a task at it."""

    line: int
    attributes: Mapping[str, str]
    """Of ``<sy-board>``."""
    places: Mapping[str, int]
    """The line of each of them."""
    question: str = ""
    """In Markdown; before the board."""
    solution: str = ""
    answer: tuple[str, ...] = ()
    """Moves, or stations, which must be right; nobody is shown them."""
    is_task: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson."""

    title: str
    language: str
    blocks: tuple[Prose | BoardBlock, ...]


def read_lesson(text: str) -> Lesson:
    """The lesson in a file; a LessonError says what is wrong, and where."""
    lines = list(enumerate(text.replace("\r\n", "\n").split("\n"), start=1))
    head, body = _head(lines)
    blocks = tuple(_blocks(body, head["edition"]))
    return Lesson(head["title"], head["language"], blocks)


def _head(lines: list[Numbered]) -> tuple[dict[str, str], list[Numbered]]:
    if lines[0][1].strip() != "---":
        raise LessonError(1, "begin")
    ends = (index for index, (_, line) in enumerate(lines) if line.strip() == "---")
    end = next((index for index in ends if index), None)
    if end is None:
        raise LessonError(1, "head_open")
    found = {**USUAL}
    for number, line in lines[1:end]:
        if not line.strip():
            continue
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in HEAD:
            raise LessonError(number, "head_only", known=", ".join(HEAD))
        found[name.strip()] = value.strip()
        if name.strip() == "language" and value.strip() not in LANGUAGES:
            raise LessonError(number, "language", known=", ".join(LANGUAGES))
    if not found.get("title"):
        raise LessonError(1, "title")
    return found, lines[end + 1 :]


def _blocks(lines: list[Numbered], edition: str) -> Iterator[Prose | BoardBlock]:
    inner: list[Numbered] = []
    opened: Numbered | None = None
    for number, line in lines:
        if not line.startswith(":::"):
            inner.append((number, line))
            continue
        kind = line[3:].strip()
        if bool(kind) == (opened is not None):
            code = "open" if opened else "nothing"
            raise LessonError(opened[0] if opened else number, code)
        if opened is None:
            yield from _prose(inner)
            if kind not in ("board", "task"):
                raise LessonError(number, "kind", kind=kind)
            opened = number, kind
        else:
            yield _board(*opened, inner, edition)
            opened = None
        inner = []
    if opened is not None:
        raise LessonError(opened[0], "open")
    yield from _prose(inner)


def _prose(lines: list[Numbered]) -> Iterator[Prose]:
    text = "\n".join(line for _, line in lines).strip()
    if text:
        yield Prose(text)


def _board(start: int, kind: str, lines: list[Numbered], edition: str) -> BoardBlock:
    question, values, places = _taken_apart(lines, is_task=kind == "task")
    said = {name: values.pop(name, "") for name in ("solution", "answer")}
    if kind == "task":
        for name in ("task", "right", "wrong"):
            if not values.get(name):
                raise LessonError(start, "needs", name=name)
        if not question:
            raise LessonError(start, "question")
    whole = {"position", "record", "edition", "game", "layout", "puzzle"}
    if edition and not whole & set(values):
        values["edition"] = edition
        places["edition"] = start
    return BoardBlock(
        line=start,
        attributes=values,
        places=places,
        question=question,
        solution=said["solution"],
        answer=tuple(said["answer"].split()),
        is_task=kind == "task",
    )


def _taken_apart(
    lines: list[Numbered], *, is_task: bool
) -> tuple[str, dict[str, str], dict[str, int]]:
    """The question, each value by its name, and the line of each."""
    asked: list[str] = []
    values: dict[str, list[str]] = {}
    places: dict[str, int] = {}
    name = ""
    for number, line in lines:
        found = _LINE.fullmatch(line.rstrip())
        if found:
            name = _name(number, found[1], is_task=is_task)
            if name in values:
                raise LessonError(number, "twice", name=found[1])
            values[name], places[name] = [found[2] or ""], number
        elif name in SAID or name.startswith("wrong-"):
            values[name].append(line)
        elif is_task and not values:
            asked.append(line)
        elif line.strip():
            raise LessonError(number, "form")
    told = {each: "\n".join(text).strip() for each, text in values.items()}
    return "\n".join(asked).strip(), told, places


def _name(number: int, text: str, *, is_task: bool) -> str:
    """The name of a line, as an attribute of a board has it."""
    miss = _MISS.fullmatch(text)
    if is_task and miss:
        return f"wrong-{miss[1]}"
    of_tasks = ("task", "ask", *SAID)
    known = (*GIVEN, "solution", "answer")
    if not is_task:
        known = tuple(name for name in GIVEN if name not in of_tasks)
    if text not in known:
        raise LessonError(number, "unknown", name=text, known=", ".join(known))
    return text
