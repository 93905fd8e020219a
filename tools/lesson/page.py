"""A lesson as a page, made here: Markdown by Node, the rest as in the page itself."""

from __future__ import annotations

from typing import Final

from tools.site.course.lesson_kit import kit
from tools.site.pages.markdown import rendered
from ui.lesson.page import Kit, lesson_page, sources
from ui.lesson.reading import Lesson

BESIDE: Final = "./"
"""The site, for a page in its own folder."""


def page_of(lesson: Lesson, site: str = BESIDE) -> str:
    """The whole page; *site* is the address of the site, with its slash at the end."""
    html = rendered(sources(lesson), strange=True)
    return lesson_page(lesson, html, Kit(**kit()), site)
