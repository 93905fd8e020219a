"""A lesson as one page: its text, its boards, its style; only the board is fetched."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tools.lesson.reading import BoardBlock, Lesson, Prose
from tools.site.course import lessons
from tools.site.course.tutorial import STYLES
from tools.site.pages.markdown import rendered
from tools.site.pages.minify import joined, minified
from tools.site.pages.page import fill, policy_name
from tools.site.words import direction

HERE: Final = Path(__file__).parent
TEMPLATE: Final = HERE / "page.html"
OWN_STYLE: Final = HERE / "lesson.css"
BESIDE: Final = "./"
"""The site, for a page in its own folder."""


def lesson_page(lesson: Lesson, site: str = BESIDE) -> str:
    """The whole page; *site* is the address of the site, with its slash at the end."""
    words = lessons.words(lesson.language)
    html = rendered(_sources(lesson), strange=True)
    (style,) = minified([joined("css", (*STYLES, OWN_STYLE))])
    text = "\n".join(
        html[f"{number}"]
        if isinstance(block, Prose)
        else _board(block, number, html, lesson.language)
        for number, block in enumerate(lesson.blocks)
    )
    said = ("skip", "no_script", "fan", "brand")
    return fill(
        TEMPLATE.read_text(encoding="utf-8"),
        {
            **{name: escape(words[name]) for name in said},
            "lang": lesson.language,
            "dir": direction(lesson.language),
            "title": escape(lesson.title),
            "site": escape(site),
            "source": _source(site),
            "style": style,
            "style_hash": policy_name(style),
            "text": text,
        },
    )


def _source(site: str) -> str:
    """Whom the policy of the page allows to run and to be framed."""
    parts = urlsplit(site)
    named = escape(f"{parts.scheme}://{parts.netloc}")
    return named if parts.netloc else "'self'"


def _sources(lesson: Lesson) -> dict[str, str]:
    """Every piece of Markdown by a name for it."""
    found: dict[str, str] = {}
    for number, block in enumerate(lesson.blocks):
        if isinstance(block, Prose):
            found[f"{number}"] = block.text
        else:
            found[f"{number} question"] = block.question
            found[f"{number} solution"] = block.solution
    return found


def _board(block: BoardBlock, number: int, html: dict[str, str], language: str) -> str:
    words = lessons.words(language)
    given = {"lang": language, "title": words["board"], **block.attributes}
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
