"""The project's pages as data: headings, links, examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"

_HEADING: Final = re.compile(r"^#{1,6} +(.+?)\s*$")
_LINK: Final = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)")
_FENCE: Final = re.compile(r"^```(\w*)\s*$")
_CODE: Final = re.compile(r"`([^`\n]+)`")


class Example(NamedTuple):
    """A fenced block: its language, its text and the line before its first."""

    language: str
    text: str
    line: int


def pages() -> tuple[Path, ...]:
    """Every page that a reader may meet; the root's and those of docs/."""
    return (*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")))


def place(path: Path) -> str:
    """The path as it is shown in a message."""
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    """The text of a page."""
    return path.read_text(encoding="utf-8")


def examples(path: Path) -> Iterator[Example]:
    """The fenced blocks of a page in order."""
    language, start, kept = None, 0, []
    for number, line in enumerate(text_of(path).splitlines(), start=1):
        fence = _FENCE.match(line)
        if language is None:
            if fence:
                language, start, kept = fence[1], number, []
        elif fence:
            yield Example(language, "\n".join([*kept, ""]), start)
            language = None
        else:
            kept.append(line)


def prose(path: Path) -> str:
    """A page without its fenced blocks."""
    lines, inside = [], False
    for line in text_of(path).splitlines():
        if line.startswith("```"):
            inside = not inside
        elif not inside:
            lines.append(line)
    return "\n".join(lines)


def slug(heading: str) -> str:
    """The anchor that a heading gets on the usual Markdown sites."""
    kept = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower())
    return kept.replace(" ", "-")


@cache
def anchors(path: Path) -> tuple[str, ...]:
    """The anchors of a page, in order."""
    headings = map(_HEADING.match, prose(path).splitlines())
    return tuple(slug(heading[1]) for heading in headings if heading)


def links(path: Path) -> tuple[str, ...]:
    """The targets of all links of a page that stay within the project."""
    found = _LINK.findall(_CODE.sub("", prose(path)))
    return tuple(target for target in found if "://" not in target)


def code_spans(path: Path) -> tuple[str, ...]:
    """Everything that stands between backticks in the prose of a page."""
    return tuple(_CODE.findall(prose(path)))


@cache
def section(path: Path, anchor: str) -> str:
    """The text under a heading, up to the next heading of any depth."""
    kept: list[str] = []
    inside = False
    for line in prose(path).splitlines():
        if heading := _HEADING.match(line):
            inside = slug(heading[1]) == anchor
        elif inside:
            kept.append(line)
    return "\n".join(kept)
