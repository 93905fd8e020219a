"""Puzzles as text: a single one for a link, many as a file of one line each.

Only letters, digits and ``- . _ * ~`` occur in a puzzle, so that it needs no escaping
in an address. Its parts stand between ``~~`` in a link and between blanks in a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from sy_core.errors import SyError, check_text
from sy_core.puzzles.model import Ending, Kind, Line, Puzzle

VERSION: Final = "PA"
HEADER: Final = "sy-puzzles A"
LONGEST: Final = 8_000  # characters of a puzzle
MOST: Final = 5_000  # puzzles of a file
GRADES: Final = range(1, 6)

_BETWEEN: Final = "~~"
_SAFE: Final = re.compile(r"[A-Za-z0-9._*~-]+")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KIND: Final = re.compile(r"([a-z]+)(?:-([1-9]))?")
_ITEM: Final = re.compile(r"[A-Za-z0-9*-]+")
_ENDING: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:-([0-9.]+))?")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_PARTS: Final = ("id", "kind", "grade", "position", "task", "line")
_NEEDS_DEPTH: Final = (Kind.CATCH, Kind.ESCAPE)


class PuzzleFault(StrEnum):
    """Why a puzzle is refused."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    VERSION = "version"
    """Of a version that cannot be read here."""
    FORM = "form"
    """Not written as the grammar wants it."""
    MISSING = "missing"
    TWICE = "twice"
    """Two puzzles with the same id, or an answer with two lines."""
    POSITION = "position"
    """The position text is refused."""
    ANSWER = "answer"
    """An answer that cannot be given here, or one without a line."""


class PuzzleError(SyError, ValueError):
    """A puzzle is refused: *line* of the file (0: no file), *where* in it, and why."""

    def __init__(
        self, fault: PuzzleFault, where: str, what: str, line: int = 0
    ) -> None:
        place = f"line {line}, {where}" if line else where
        super().__init__(f"{place}: {what}")
        self.code = fault
        self.where = where
        self.what = what
        self.line = line


def puzzle_text(puzzle: Puzzle) -> str:
    """A puzzle as one text, for a link or ``<sy-board puzzle="…">``."""
    return _BETWEEN.join([VERSION, *_parts_of(puzzle)])


def read_puzzle(text: str) -> Puzzle:
    """The puzzle that a text tells; its form is checked, not its position."""
    version, *parts = _checked(text).split(_BETWEEN)
    if version != VERSION:
        what = f"does not begin with {VERSION}, the version that is read here"
        raise PuzzleError(PuzzleFault.VERSION, "version", what)
    return _puzzle(parts)


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as a file."""
    rows = (" ".join(_parts_of(puzzle)) for puzzle in puzzles)
    return "\n".join([HEADER, *rows, ""])


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; empty lines and those after ``#`` count for nothing."""
    if not isinstance(text, str):
        raise PuzzleError(PuzzleFault.NOT_TEXT, "file", "is not text")
    header, *rows = text.splitlines() or [""]
    if header.strip() != HEADER:
        what = f"the first line is not {HEADER!r}"
        raise PuzzleError(PuzzleFault.VERSION, "version", what, 1)
    found: dict[str, Puzzle] = {}
    for number, row in enumerate(rows, start=2):
        if not row.strip() or row.startswith("#"):
            continue
        try:
            puzzle = _puzzle([_checked(part) for part in row.split()])
            _check_place(puzzle, found)
        except PuzzleError as error:
            raise PuzzleError(error.code, error.where, error.what, number) from None
        found[puzzle.id] = puzzle
    return tuple(found.values())


def _check_place(puzzle: Puzzle, found: dict[str, Puzzle]) -> None:
    if puzzle.id in found:
        raise PuzzleError(PuzzleFault.TWICE, "id", f"{puzzle.id} is there already")
    if len(found) == MOST:
        raise PuzzleError(PuzzleFault.TOO_LONG, "file", f"more than {MOST} puzzles")


def _checked(text: str) -> str:
    check_text(text, LONGEST, lambda why, it: PuzzleError(PuzzleFault(why), "text", it))
    if not _SAFE.fullmatch(text):
        what = "only letters, digits and - . _ * ~ are used"
        raise PuzzleError(PuzzleFault.FORM, "text", what)
    return text


def _puzzle(parts: Sequence[str]) -> Puzzle:
    for name, part in zip(_PARTS, [*parts, *[""] * len(_PARTS)], strict=False):
        if not part:
            raise PuzzleError(PuzzleFault.MISSING, name, "is missing")
    name, kind, grade, position, task, *lines = parts
    if not _ID.fullmatch(name):
        raise _bad("id", "is not small letters and digits, with - between them")
    if grade not in map(str, GRADES):
        raise _bad("grade", "is not 1, 2, 3, 4 or 5")
    if position.count("_") < 2:  # noqa: PLR2004
        raise _bad("position", "is no position text")
    known, depth = _kind(kind)
    read = tuple(_line(line, number) for number, line in enumerate(lines, start=1))
    _check_answers(read)
    return Puzzle(name, known, depth, int(grade), position, task, read)


def _kind(text: str) -> tuple[Kind, int]:
    match = _KIND.fullmatch(text)
    if match is None or match[1] not in {*Kind}:
        raise _bad("kind", f"is none of {', '.join(Kind)}")
    kind, depth = Kind(match[1]), int(match[2] or 0)
    if bool(depth) != (kind in _NEEDS_DEPTH):
        what = "is without its number of rounds" if depth == 0 else "has no rounds"
        raise _bad("kind", what)
    return kind, depth


def _line(text: str, number: int) -> Line:
    """``answers~ending`` or ``answers~moves~ending``."""
    where = f"lines[{number}]"
    answers, *moves, ending = text.split("~") if "~" in text else ("", "")
    match = _ENDING.fullmatch(ending)
    if match is None or match[1] not in {*Ending} or len(moves) > 1:
        raise _bad(where, "is not answers~ending or answers~moves~ending")
    return Line(
        _items(answers, where),
        _items(moves[0], where) if moves else (),
        Ending(match[1]),
        tuple(_number(item, where) for item in match[2].split(".")) if match[2] else (),
    )


def _items(text: str, where: str) -> tuple[str, ...]:
    items = tuple(text.split("."))
    if not all(map(_ITEM.fullmatch, items)):
        raise _bad(where, "has an empty or strange item")
    return items


def _number(text: str, where: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise _bad(where, "has a number that is none")
    return int(text)


def _check_answers(lines: Sequence[Line]) -> None:
    answers = [answer for line in lines for answer in line.answers]
    for answer in answers:
        if answers.count(answer) > 1:
            raise PuzzleError(PuzzleFault.TWICE, "lines", f"{answer} has two lines")


def _bad(where: str, what: str) -> PuzzleError:
    return PuzzleError(PuzzleFault.FORM, where, what)


def _parts_of(puzzle: Puzzle) -> list[str]:
    depth = f"-{puzzle.depth}" if puzzle.depth else ""
    return [
        puzzle.id,
        f"{puzzle.kind}{depth}",
        str(puzzle.grade),
        puzzle.position,
        puzzle.task,
        *map(_line_text, puzzle.lines),
    ]


def _line_text(line: Line) -> str:
    ending = "-".join([line.ending, ".".join(map(str, line.numbers))]).rstrip("-")
    parts = [line.answers, line.moves, (ending,)]
    return "~".join(".".join(part) for part in parts if part)
