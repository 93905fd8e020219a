"""What lessons of anybody's are made with, here and in the page (``ui.lesson``)."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, TypedDict

from tools.site.course import lessons
from tools.site.course.tutorial import STYLES
from tools.site.pages.minify import joined, minified
from tools.site.pages.page import policy_name
from tools.site.paths import ROOT
from tools.site.words import direction

NAME: Final = "js/lesson.json"
TEMPLATE: Final = lessons.LEARN / "lesson.html"
OWN_STYLE: Final = lessons.LEARN / "lesson.css"
EXAMPLE: Final = ROOT / "docs" / "lesson-template.md"
SAID: Final = (
    *("language", "skip", "no_script", "fan", "brand"),
    *("board", "board_later", "solution"),
)


class Kit(TypedDict):
    """What ``ui.lesson.page`` wants to have."""

    template: str
    style: str
    style_hash: str
    words: dict[str, dict[str, str]]


@cache
def kit() -> Kit:
    """The page with its blanks, its style, what stands around lessons."""
    (style,) = minified([joined("css", (*STYLES, OWN_STYLE))])
    return Kit(
        template=TEMPLATE.read_text(encoding="utf-8"),
        style=style,
        style_hash=policy_name(style),
        words={
            language: {
                **{name: lessons.words(language)[name] for name in SAID},
                "direction": direction(language),
            }
            for language in lessons.LANGUAGES
        },
    )


def files() -> dict[str, bytes]:
    """What the page fetches when somebody makes a lesson of it."""
    told = {**kit(), "example": EXAMPLE.read_text(encoding="utf-8")}
    return {NAME: json.dumps(told, ensure_ascii=False).encode()}
