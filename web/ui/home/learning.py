"""Ways to learn the game: a guided first game of either side, and the lessons."""

from __future__ import annotations

from ui.home.sides import either_side
from ui.kit.html import Html, el
from ui.kit.lessons import contents_page
from ui.words import Words


def ways_to_learn(words: Words) -> list[Html]:
    """By playing, or by reading."""
    link = {
        "class": "button large",
        "href": contents_page(words.language),
        "id": "learn",
    }
    return [
        either_side("coach", "coach.begin", lambda side: words(f"home.coach.{side}")),
        el("a", link, words("home.learn.go")),
    ]
