"""A lesson as one page: its text, its boards, its style; only the board is fetched."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import urlsplit

from ui.lesson.reading import BoardBlock, Lesson, Prose

BLANK: Final = re.compile(r"\{\{(\w+)\}\}")
SAID: Final = ("skip", "no_script", "fan", "brand")


@dataclass(frozen=True, slots=True)
class Kit:
    """What every lesson is made with; the build writes it (``js/lesson.json``)."""

    template: str
    """The page, with blanks."""
    style: str
    style_hash: str
    """As the policy of a page names it."""
    words: Mapping[str, Mapping[str, str]]
    """What stands around lessons, by language."""


def sources(lesson: Lesson) -> dict[str, str]:
    """Every piece of Markdown by a name for it."""
    found: dict[str, str] = {}
    for number, block in enumerate(lesson.blocks):
        if isinstance(block, Prose):
            found[f"{number}"] = block.text
        else:
            found[f"{number} question"] = block.question
            found[f"{number} solution"] = block.solution
    return found


def lesson_page(lesson: Lesson, html: Mapping[str, str], kit: Kit, site: str) -> str:
    """The whole page; *html* has its Markdown by the names of :func:`sources`.

    *site* is the address of the site, with its slash at the end.
    """
    words = kit.words[lesson.language]
    text = "\n".join(
        html[f"{number}"]
        if isinstance(block, Prose)
        else _board(block, number, html, words)
        for number, block in enumerate(lesson.blocks)
    )
    values = {
        **{name: escape(words[name]) for name in SAID},
        "lang": lesson.language,
        "dir": words["direction"],
        "title": escape(lesson.title),
        "site": escape(site),
        "source": _source(site),
        "style": kit.style,
        "style_hash": kit.style_hash,
        "text": text,
    }
    return BLANK.sub(lambda blank: values[blank[1]], kit.template)


def _source(site: str) -> str:
    """Whom the policy of the page allows to run and to be framed."""
    parts = urlsplit(site)
    named = escape(f"{parts.scheme}://{parts.netloc}")
    return named if parts.netloc else "'self'"


def _board(
    block: BoardBlock, number: int, html: Mapping[str, str], words: Mapping[str, str]
) -> str:
    given = {"lang": words["language"], "title": words["board"], **block.attributes}
    attributes = "".join(f' {name}="{escape(v)}"' for name, v in given.items())
    later = f"<p>{escape(words['board_later'])}</p>"
    board = f"<sy-board{attributes}>{later}</sy-board>"
    if not block.is_task:
        return board
    solution = html[f"{number} solution"]
    told = (
        f'<details class="solution"><summary>{escape(words["solution"])}</summary>'
        f"{solution}</details>"
        if solution
        else ""
    )
    return f'<section class="task">{html[f"{number} question"]}{board}{told}</section>'
