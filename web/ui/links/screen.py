"""The table as a link tells it, or why it tells nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.kit.frame import titled
from ui.kit.html import Child, Html, button, el
from ui.links.actions import handle, last_state, open_ways
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions, panels_of, scene_of
from ui.table.scene import Scene
from ui.viewer.board import Board
from ui.viewer.parameters import ParameterFault
from ui.viewer.stepper_bar import moment_text, stepper_bar

if TYPE_CHECKING:
    from ui.app import App

__all__ = ["handle", "paint", "regions"]


def regions(app: App) -> dict[str, Html]:
    """The table as the link tells it, or why it tells nothing."""
    board = app.session
    if not isinstance(board, Board):
        return {"screen": _fault(app)}
    scene = app.scene = scene_of(app, board)
    return {
        **panel_regions(scene),
        "head": _head(app, board, scene),
        "bar": _bar(app, board),
    }


def _bar(app: App, board: Board) -> Html:
    if board.stepper is None:
        return Html("")
    return stepper_bar(app.words, board.stepper, "shared.to")


def paint(app: App) -> str:
    """The board's look."""
    return paint_scene(app.scene)


def _head(app: App, board: Board, scene: Scene) -> Html:
    words = app.words
    stepper = board.stepper
    shown = moment_text(scene, stepper) if stepper else words("shared.shows")
    home = button(
        "×", "shared.close", class_="icon-button", aria_label=words("shared.close")
    )
    return el(
        "div",
        {"class": "head"},
        el("div", {"class": "head-row"}, panels_of(scene).head_facts(scene), home),
        el("p", {"class": "prompt", "id": "prompt"}, shown),
        _ways(app, board),
    )


def _ways(app: App, board: Board) -> Html:
    """What can be done with it; who sees Mister X decides that for oneself."""
    words = app.words
    choices: list[Child] = []
    if board.x_is_placed and not board.game.outcome(last_state(board)):
        seen = board.seat == "all"
        choices.append(
            button(
                words("shared.look"),
                "shared.look",
                class_="button",
                aria_pressed=str(seen).lower(),
            )
        )
    choices += [
        button(words(f"shared.{way}"), "shared.play", way, class_="button")
        for way in open_ways(board)
    ]
    return el("div", {"class": "shared-ways"}, choices)


def _fault(app: App) -> Html:
    fault = app.shared
    assert isinstance(fault, ParameterFault)
    return titled(
        app,
        app.words("shared.unreadable"),
        el(
            "main",
            {"class": "stack"},
            el("p", None, fault.in_words(app.words)),
            el("p", {"class": "quiet", "lang": "en"}, fault.detail),
        ),
    )
