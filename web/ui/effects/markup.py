"""What is drawn of all this: the question about sound, and buttons of the menu."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.words import Words


def question(words: Words) -> Html:
    """Whether sound is wanted: once, beside the game, which goes on meanwhile."""
    return el(
        "div",
        {"class": "ask", "role": "group", "aria-labelledby": "ask-sound"},
        el("p", {"id": "ask-sound"}, words("sound.ask")),
        button(words("sound.yes"), "sound.on", class_="button primary"),
        button(words("sound.no"), "sound.off", class_="button"),
    )


def full_screen(words: Words) -> list[Html]:
    """``js/effects.js`` does it, within the tap, and says which of the two fits."""
    labels = {"on": words("menu.full_on"), "off": words("menu.full_off")}
    return [
        button(label, "app.close", class_="button", data_full=to)
        for to, label in labels.items()
    ]
