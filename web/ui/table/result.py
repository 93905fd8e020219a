"""What stands in the place of the bar when a game is over."""

from __future__ import annotations

from sy_core.terms import Side
from ui.kit.html import Child, Html, el
from ui.table.panels import panels_of
from ui.table.scene import Scene


def _headline(scene: Scene, winner: Side) -> str:
    """Who has won; to whoever has played alone against the computer: you."""
    seating = scene.seating
    if seating.x_is_human == seating.has_human_detective:
        return f"end.winner.{winner.value}"
    own = Side.MISTER_X if seating.x_is_human else Side.DETECTIVES
    return "end.you.won" if winner is own else "end.you.lost"


def result(scene: Scene, *below: Child) -> Html:
    """Who has won and why; *below* is what can be done then."""
    words, outcome = scene.words, scene.view.outcome
    if outcome is None:
        return Html("")
    return el(
        "div",
        {"class": "result", "role": "group", "aria-label": words("end.title")},
        el("h2", None, words(_headline(scene, outcome.winner))),
        el("p", None, panels_of(scene).story.ending(scene)),
        *below,
    )
