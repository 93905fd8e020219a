"""The course as it is written in ``web/learn``: chapters, and tasks at the board.

A chapter is a Markdown file in each language. Its text may hold

- ``{R10}`` or ``{rules#moving}``: a link to a ruling, or to a section of docs/;
- ``::: only 1983 2013`` up to ``:::``: text for these editions alone;
- ``::: rulebook 2013`` up to ``:::``: where the printed rulebook of that edition says
  something else in this language than the game does;
- ``::: code name`` and ``:::``: the file ``code/name.py``, the same in every language;
- ``::: task name`` up to ``:::``, after everything else: the words of a task, namely a
  heading, the question, and lines that begin with ``right:``, ``wrong:``, ``wrong
  name:`` (for a mistake of that name) and ``solution:``.

``course.toml`` holds what does not depend on the language: the order of the chapters,
and of each task the board, the goal, an answer and some mistakes. docs/learn.md tells
more.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from tools.site import words as catalogues
from tools.site.paths import WEB

LEARN: Final = WEB / "learn"
CONTENT: Final = LEARN / "content"
COURSE: Final = LEARN / "course.toml"
CODE: Final = LEARN / "code"
"""Programs that chapters show; the tests play them."""
BOARDS: Final = LEARN / "boards"
"""Of every task, drawn by ``tools.pictures.boards``."""
LANGUAGES: Final = tuple(catalogues.files())
SOURCE: Final = "en"
"""Who has not translated a chapter yet shows it in this language."""
EDITIONS: Final = ("1983", "2013", "french", "2023", "beginners")

_QUOTED: Final = re.compile(r"(`+[^`]+`+)")
_FENCE: Final = re.compile(r"^:::[ \t]*(.*)$", re.MULTILINE)
_SAID: Final = re.compile(r"^(right|wrong(?: [\w-]+)?|solution): ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Task:
    """The words of a task: *said* holds right, wrong, wrong … and solution."""

    id: str
    title: str
    question: str
    said: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of text; with *editions* it is about these only.

    *is_note*: it tells what the printed rulebook in this language has otherwise.
    *code*: it is no text, but the program of that name.
    """

    editions: tuple[str, ...]
    text: str
    is_note: bool = False
    code: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of the course in one language."""

    id: str
    language: str
    title: str
    lead: str
    blocks: tuple[Block, ...]
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """What is the same in all languages: parts with their chapters, and tasks."""

    parts: Mapping[str, tuple[str, ...]]
    tasks: Mapping[str, Mapping[str, Any]]

    @property
    def chapters(self) -> tuple[str, ...]:
        """All chapters in their order."""
        return tuple(name for part in self.parts.values() for name in part)

    def board(self, task: str) -> dict[str, str]:
        """The attributes of a task's board; answers and mistakes are for the tests."""
        said = self.tasks[task]
        return {**said["board"], "task": said["task"]}


def course() -> Course:
    """The course as ``course.toml`` says."""
    said = tomllib.loads(COURSE.read_text(encoding="utf-8"))
    parts = {name: tuple(chapters) for name, chapters in said["parts"].items()}
    return Course(parts, said["tasks"])


def words(language: str) -> Mapping[str, str]:
    """The texts around the chapters."""
    return catalogues.learn(language)


def chapter(language: str, name: str) -> Chapter:
    """One chapter, read from its file; in English where there is none yet."""
    file = f"{name}.md"
    told = language if (CONTENT / language / file).exists() else SOURCE
    try:
        return replace(_parsed(name, _text(told, file)), language=told)
    except ValueError as error:
        raise ValueError(f"{told}/{file}: {error}") from None


def _text(language: str, file: str) -> str:
    """What stands in a file; lines of code are left as they are."""
    pieces = _QUOTED.split((CONTENT / language / file).read_text(encoding="utf-8"))
    pieces[::2] = (catalogues.tied(language, piece) for piece in pieces[::2])
    return "".join(pieces)


def _parsed(name: str, text: str) -> Chapter:
    head, _, rest = text.partition("\n\n")
    lead, _, body = rest.strip().partition("\n\n")
    if not head.startswith("# ") or not lead:
        raise ValueError("a chapter begins with '# Title' and a paragraph")
    blocks: list[Block] = []
    tasks: list[Task] = []
    for kind, inner in _pieces(body):
        match kind.split():
            case ["task", task]:
                tasks.append(_task(task, inner))
            case ["code", program] if not (tasks or inner):
                blocks.append(Block((), "", code=program))
            case _ if tasks:
                raise ValueError(f"text after a task: {inner[:40]!r}")
            case ["only" | "rulebook" as what, *editions] if set(editions) <= {
                *EDITIONS
            }:
                blocks.append(Block(tuple(editions), inner, what == "rulebook"))
            case []:
                blocks.append(Block((), inner))
            case _:
                raise ValueError(f"unknown: ::: {kind}")
    return Chapter(name, SOURCE, head[2:].strip(), lead, tuple(blocks), tuple(tasks))


def _pieces(body: str) -> Iterator[tuple[str, str]]:
    """Each piece with what stands behind its colons; nothing for plain text."""
    parts = ["", *_FENCE.split(body)]
    if len(parts) % 4 == 0:
        raise ValueError(f"a ::: too many or too few near {parts[-1].strip()[:40]!r}")
    for index in range(0, len(parts), 2):
        kind, inner = parts[index], parts[index + 1].strip()
        opens = index // 2 % 2 == 1
        if opens != bool(kind):
            raise ValueError(f"a ::: too many or too few near {inner[:40]!r}")
        if inner or opens:
            yield kind, inner


def _task(name: str, inner: str) -> Task:
    title, _, rest = inner.partition("\n")
    question, *said = _SAID.split(rest)
    texts = {key: text.strip() for key, text in zip(said[::2], said[1::2], strict=True)}
    if not title.startswith("### ") or not {"right", "wrong", "solution"} <= set(texts):
        raise ValueError(
            f"task {name}: a heading, right:, wrong:, solution: are needed"
        )
    return Task(name, title[4:].strip(), question.strip(), texts)
