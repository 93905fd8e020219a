"""Ways to learn the game: a guided first game of either side, and the lessons."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.kit.lessons import contents_page
from ui.words import Words


def ways_to_learn(words: Words) -> list[Html]:
    """By playing, or by reading."""
    link = {
        "class": "button large",
        "href": contents_page(words.language),
        "id": "learn",
    }
    guided = [
        button(
            words(f"home.coach.{side}"),
            "coach.begin",
            side,
            class_="button accent large",
            id=f"coach-{side}",
        )
        for side in ("detectives", "mister_x")
    ]
    return [
        el("div", {"class": "door-ways"}, guided),
        el("a", link, words("home.learn.go")),
    ]
