"""A game that begins with one tap, on whichever side."""

from __future__ import annotations

from collections.abc import Callable

from ui.kit.html import Html, button, el


def either_side(way: str, intent: str, label: Callable[[str], str]) -> Html:
    """Two buttons: such a game as a detective, and as Mister X."""
    return el(
        "div",
        {"class": "door-ways"},
        [
            button(
                label(side),
                intent,
                side,
                class_="button accent large",
                id=f"{way}-{side}",
            )
            for side in ("detectives", "mister_x")
        ],
    )
