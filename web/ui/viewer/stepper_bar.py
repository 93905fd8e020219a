"""The bar below a game that is stepped through, and what it says of each moment."""

from __future__ import annotations

from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.viewer.stepper import Stepper
from ui.words import Words


def stepper_bar(
    words: Words,
    stepper: Stepper,
    intent: str,
    first: Child = None,
    last: Child = None,
) -> Html:
    """Back and forth through a game; *intent* gets the number of a moment.

    *first* and *last* are what else can be done, at either end of the bar.
    """

    def step(name: str, to: int, key: str | None = None) -> Html:
        # Not disabled where it leads nowhere: the keyboard would lose its place.
        inside = stepper.go_to(to).at
        return button(
            icon(name),
            intent,
            inside,
            class_="icon-button",
            id=f"step-{name}",
            aria_label=words(f"replay.{name}"),
            aria_disabled="true" if inside == stepper.at else None,
            data_key=key,
        )

    return el(
        "div",
        {"class": "scrub", "role": "group", "aria-label": words("replay.title")},
        first,
        step("first", 0),
        step("back", stepper.at - 1, "ArrowLeft"),
        _slider(words, stepper, intent),
        step("forward", stepper.at + 1, "ArrowRight"),
        step("last", stepper.last),
        last,
    )


def _slider(words: Words, stepper: Stepper, intent: str) -> Html:
    return el(
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
    )


def moment_text(scene: Scene, stepper: Stepper) -> str:
    """What led to this moment; *scene* is drawn from it."""
    return last_move_text(scene) if stepper.at else scene.words("replay.start")


def last_move_text(scene: Scene) -> str:
    """What everybody who sees the scene knows of the last move."""
    return " ".join(panels_of(scene).story.news(scene, len(scene.view.history) - 1))
