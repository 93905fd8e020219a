"""What is drawn in the frame: the table in little, or why there is none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ui.classic.appearance import appearance_form
from ui.computer.seats import acting
from ui.kit.html import Child, Html, button, el
from ui.table.bar import bar, move_list
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions, panels_of
from ui.table.result import result
from ui.table.scene import Scene, scene_of
from ui.viewer.board import Board
from ui.viewer.stepper_bar import moment_text, stepper_bar

if TYPE_CHECKING:
    from ui.embed.app import EmbedApp


def regions(app: EmbedApp) -> dict[str, Html]:
    """The table, or the fault."""
    board = app.session
    if not isinstance(board, Board):
        return {"screen": _fault(app)}
    scene = app.scene = scene_of(app.words, board)
    drawn = panel_regions(scene)
    parts = app.wanted.parts
    return {
        "grid": drawn["grid"],
        "head": _head(app, board, scene),
        "log": drawn["log"] if "log" in parts else Html(""),
        "cards": drawn["cards"] if "cards" in parts else Html(""),
        "list": move_list(scene) if "moves" in parts else Html(""),
        "tools": panels_of(scene).tools(scene) if board.reader_acts else Html(""),
        "bar": _bar(app, board, scene),
    }


def paint(app: EmbedApp) -> str:
    """The board's look, with the stations that an author wants to stand out."""
    assert app.scene is not None
    look = paint_scene(app.scene)
    if not app.wanted.highlight:
        return look
    values = json.loads(look)
    for station in app.wanted.highlight:
        before = values["stations"].get(str(station), "")
        values["stations"][str(station)] = f"{before} is-marked".strip()
    return json.dumps(values, separators=(",", ":"))


def dialog(app: EmbedApp, _name: str) -> tuple[str, Child]:
    """The tickets that an appearance takes."""
    return app.words("appear.title"), appearance_form(app.words, app.table)


def _head(app: EmbedApp, board: Board, scene: Scene) -> Html:
    anew = button(
        "↺",
        "play.reset",
        class_="icon-button",
        id="reset",
        aria_label=app.words("embed.reset"),
    )
    prompt = _prompt(app, board, scene)
    return el(
        "div",
        {"class": "head"},
        el(
            "div",
            {"class": "head-row"},
            panels_of(scene).head(scene),
            anew if board.reader_sides else None,
        ),
        el("p", {"class": "prompt", "id": "prompt"}, prompt) if prompt else None,
    )


def _prompt(app: EmbedApp, board: Board, scene: Scene) -> str:
    """What to do now; nothing where nobody is to do anything."""
    if board.reader_acts:
        return str(panels_of(scene).prompt(scene))
    if board.stepper is not None:
        return moment_text(scene, board.stepper)
    if board.over:
        return ""
    if acting(board) is not None:
        return app.words("embed.computer")
    return app.words("embed.rests") if board.reader_sides else ""


def _bar(app: EmbedApp, board: Board, scene: Scene) -> Html:
    if board.stepper is not None:
        return stepper_bar(app.words, board.stepper, "play.to")
    return result(scene) if board.over else bar(scene)


def _fault(app: EmbedApp) -> Html:
    fault = app.fault
    assert fault is not None
    detail = el("p", {"class": "quiet", "lang": "en"}, fault.detail)
    return el(
        "main",
        {"class": "fault", "role": "alert"},
        el("h1", {"id": "title"}, app.words("embed.fault.title")),
        el("p", None, fault.in_words(app.words)),
        detail if fault.detail else None,
    )
