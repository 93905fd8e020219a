"""The head of the panel beside a board: the game's facts, a button, what to do now."""

from __future__ import annotations

from ui.kit.html import Child, Html, button, el
from ui.table.panels import panels_of
from ui.table.scene import Scene


def head(scene: Scene, corner: Child, prompt: str, *below: Child) -> Html:
    """Round and turn with a button in the corner, and the prompt if there is one."""
    told = el("p", {"class": "prompt", "id": "prompt"}, prompt) if prompt else None
    return el(
        "div",
        {"class": "head"},
        el("div", {"class": "head-row"}, panels_of(scene).prompts.head(scene), corner),
        told,
        *below,
    )


def corner_button(sign: str, intent: str, label: str) -> Html:
    """A button with a sign, said in words to those who cannot see it."""
    return button(sign, intent, class_="icon-button", aria_label=label)
