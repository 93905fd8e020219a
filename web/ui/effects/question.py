"""Whether sound is wanted: asked once, beside the game, and in nobody's way."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.words import Words


def question(words: Words) -> Html:
    """The question and its two answers; the game goes on without either."""
    return el(
        "div",
        {"class": "ask", "role": "group", "aria-labelledby": "ask-sound"},
        el("p", {"id": "ask-sound"}, words("sound.ask")),
        button(words("sound.yes"), "sound.on", class_="button primary"),
        button(words("sound.no"), "sound.off", class_="button"),
    )
