"""What several screens share: headings with a way back, dialogs, the toast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ui.kit.html import Child, Html, button, el

if TYPE_CHECKING:
    from ui.app import App


def titled(app: App, title: str, *children: Child, back: str = "home") -> Html:
    """A screen with a heading and a way back."""
    head = el(
        "header",
        {"class": "page-head"},
        button("←", "app.go", back, class_="icon-button", aria_label=app.words("back")),
        el("h1", {"id": "title", "tabindex": "-1"}, title),
    )
    return el("div", {"class": "page"}, head, *children)


def dialog_region(app: App, areas: Mapping[str, Any]) -> Html:
    """The open dialog, drawn by its own area's ``dialog(app, name)``."""
    area, _, name = app.dialog.partition(".")
    if not area:
        return Html("")
    title, body = areas[area].dialog(app, name)
    return el(
        "dialog",
        {"class": "dialog", "aria-labelledby": "dialog-title", "data-modal": True},
        el("h2", {"id": "dialog-title"}, title),
        body,
        el(
            "div",
            {"class": "dialog-end"},
            button(app.words("close"), "app.close", class_="button"),
        ),
    )


def toast_region(app: App) -> Html:
    """A short message."""
    if not app.toast:
        return Html("")
    return el(
        "div",
        {"class": "toast"},
        el("p", None, app.toast),
        button("×", "app.quiet", class_="icon-button", aria_label=app.words("close")),
    )
