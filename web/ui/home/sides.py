"""A game that begins with one tap, on whichever side."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.words import Words


def either_side(words: Words, way: str, intent: str) -> Html:
    """Two buttons: such a game as a detective, and as Mister X."""
    return el(
        "div",
        {"class": "door-ways"},
        [
            button(
                words(f"home.{way}.{side}"),
                intent,
                side,
                class_="button accent large",
                id=f"{way}-{side}",
            )
            for side in ("detectives", "mister_x")
        ],
    )
