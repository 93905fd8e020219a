"""What lists of kept things share: another name, and a way back after deleting."""

from __future__ import annotations

from ui.kit.html import Attributes, Child, Html, button, el
from ui.words import Words


def rename_form(
    words: Words, box: Attributes, thing: str, *, do: str, cancel: str
) -> Html:
    """A field for the name of a *thing*; *box* says what is in it."""
    field: Attributes = {
        "type": "text",
        "id": "rename-field",
        "autocomplete": "off",
        **box,
    }
    return el(
        "form",
        {"class": "rename", "data-submit": do, "data-arg": thing},
        el(
            "div",
            {"class": "field"},
            el("label", {"for": "rename-field"}, words("home.name")),
            el("input", field),
        ),
        el("button", {"type": "submit", "class": "button primary"}, words("home.keep")),
        button(words("cancel"), cancel, "", class_="button", id="rename-cancel"),
    )


def undo_strip(words: Words, told: Child, area: str) -> Html:
    """What is gone, and how to have it back: intents ``undo`` and ``settle``."""
    return el(
        "div",
        {"class": "undo", "role": "status"},
        el("p", None, told),
        button(words("home.undo"), f"{area}.undo", class_="button", id="undo"),
        button(
            "×",
            f"{area}.settle",
            class_="icon-button",
            id="settle",
            aria_label=words("close"),
        ),
    )
