"""The table before it is handed to Mister X: it stays until everybody has seen it."""

from __future__ import annotations

from sy_core.terms import MISTER_X
from ui.kit.html import Html, button, el
from ui.table.buttons import take_back_button
from ui.table.curtain import Showing
from ui.table.scene import Scene


def pass_prompt(scene: Scene) -> str:
    """Who is next; nothing if it is not his turn."""
    if scene.showing is not Showing.PASS or scene.read_only:
        return ""
    return scene.words("curtain.title", name=scene.name_of_seat(MISTER_X))


def pass_bar(scene: Scene) -> Html:
    """What is going to happen, and the button that makes it happen."""
    words, name = scene.words, scene.name_of_seat(MISTER_X)
    begins = not scene.view.history
    return el(
        "div",
        {
            "class": "bar",
            "role": "group",
            "aria-label": words("curtain.title", name=name),
        },
        el("p", {"id": "pass-how"}, words("pass.first" if begins else "pass.next")),
        el(
            "div",
            {"class": "bar-end"},
            take_back_button(scene, passing=True),
            button(
                words("pass.go", name=name),
                "play.pass",
                class_="button primary",
                id="pass",
                aria_describedby="pass-how",
            ),
        ),
    )
