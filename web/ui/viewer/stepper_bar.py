"""The bar below a game that is stepped through, and what it says of each moment."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.kit.icons import icon
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.viewer.stepper import Stepper
from ui.words import Words


def stepper_bar(words: Words, stepper: Stepper, intent: str) -> Html:
    """Back and forth through a game; *intent* gets the number of a moment."""

    def step(name: str, to: int) -> Html:
        return button(
            icon(name),
            intent,
            to,
            class_="icon-button",
            aria_label=words(f"replay.{name}"),
            disabled=not 0 <= to <= stepper.last or to == stepper.at,
        )

    return el(
        "div",
        {"class": "scrub", "role": "group", "aria-label": words("replay.title")},
        step("first", 0),
        step("back", stepper.at - 1),
        el(
            "input",
            {
                "type": "range",
                "id": "scrub",
                "min": 0,
                "max": stepper.last,
                "value": stepper.at,
                "data-input": intent,
                "aria-label": words("replay.position"),
            },
        ),
        step("forward", stepper.at + 1),
        step("last", stepper.last),
    )


def moment_text(scene: Scene, stepper: Stepper) -> str:
    """What led to this moment; *scene* is drawn from it."""
    return last_move_text(scene) if stepper.at else scene.words("replay.start")


def last_move_text(scene: Scene) -> str:
    """What everybody who sees the scene knows of the last move."""
    return " ".join(panels_of(scene).story.news(scene, len(scene.view.history) - 1))
