"""What several screens share: headings with a way back, dialogs, the toast."""

from __future__ import annotations

from typing import Final

from ui.kit.html import Child, Html, button, el
from ui.words import Words

LIVE: Final = {"class": "visually-hidden", "aria-live": "polite"}
"""Where a screen reader is told something."""
EMPTY_BOARD: Final = '{"dim":true}'
"""Dim as in a game: it need not be worked out anew when one goes on."""


def titled(words: Words, title: str, *children: Child, back: str = "home") -> Html:
    """A screen with a heading and a way back."""
    head = el(
        "header",
        {"class": "page-head"},
        button("←", "app.go", back, class_="icon-button", aria_label=words("back")),
        el("h1", {"id": "title", "tabindex": "-1"}, title),
    )
    return el("div", {"class": "page"}, head, *children)


def dialog_region(words: Words, title: str, body: Child) -> Html:
    """An open dialog, and the way out of it."""
    return el(
        "dialog",
        {"class": "dialog", "aria-labelledby": "dialog-title", "data-modal": True},
        el("h2", {"id": "dialog-title"}, title),
        el("div", {"id": "dialog-live", **LIVE}),
        body,
        el(
            "div",
            {"class": "dialog-end"},
            button(words("close"), "app.close", class_="button"),
        ),
    )


def toast_region(words: Words, text: str) -> Html:
    """A short message."""
    if not text:
        return Html("")
    return el(
        "div",
        {"class": "toast"},
        el("p", None, text),
        button("×", "app.quiet", class_="icon-button", aria_label=words("close")),
    )


def board_labels(words: Words) -> dict[str, str]:
    """Words of the map: its buttons, and its legend."""
    return {
        "zoomIn": words("zoom.in"),
        "zoomOut": words("zoom.out"),
        "recentre": words("zoom.centre"),
        "taxi": words("ticket.T"),
        "bus": words("ticket.B"),
        "underground": words("ticket.U"),
        "ferry": words("map.ferry"),
    }
