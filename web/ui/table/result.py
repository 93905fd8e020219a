"""What stands in the place of the bar when a game is over."""

from __future__ import annotations

from ui.kit.html import Child, Html, el
from ui.table.panels import panels_of
from ui.table.scene import Scene


def result(scene: Scene, *below: Child) -> Html:
    """Who has won and why; *below* is what can be done then."""
    words, outcome = scene.words, scene.view.outcome
    if outcome is None:
        return Html("")
    return el(
        "div",
        {"class": "result", "role": "group", "aria-label": words("end.title")},
        el("h2", None, words(f"end.winner.{outcome.winner.value}")),
        el("p", None, panels_of(scene).story.ending(scene)),
        *below,
    )
