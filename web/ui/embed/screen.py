"""What is drawn in the frame: the table in little, or why there is none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ui.computer.turns import acting
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.table.actions import HANDLERS
from ui.table.appearance import appearance_form
from ui.table.paint import paint as paint_scene
from ui.table.panels import bar, move_list, panel_regions, panels_of, scene_of
from ui.table.scene import Scene
from ui.viewer.board import Board
from ui.words import Words

if TYPE_CHECKING:
    from ui.embed.app import EmbedApp

VERBS = (
    *("station", "card", "pick", "go", "confirm", "offer", "cancel", "double"),
    *("untake", "roll", "take", "appear", "appear_now", "computer"),
)
"""What can be done at an embedded table; there is no menu, and nothing to export."""


def regions(app: EmbedApp) -> dict[str, Html]:
    """The table, or the fault."""
    board = app.session
    if not isinstance(board, Board):
        return {"screen": _fault(app)}
    scene = app.scene = scene_of(app, board)
    drawn = panel_regions(scene)
    parts = app.wanted.parts
    return {
        "grid": drawn["grid"],
        "head": _head(app, board, scene),
        "log": drawn["log"] if "log" in parts else Html(""),
        "cards": drawn["cards"] if "cards" in parts else Html(""),
        "list": move_list(scene) if "moves" in parts else Html(""),
        "tools": panels_of(scene).tools(scene) if board.acts else Html(""),
        "bar": _bar(app, board, scene),
    }


def paint(app: EmbedApp) -> str:
    """The board's look, with the stations that an author wants to stand out."""
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
    return app.words("appear.title"), appearance_form(app)


def handle(app: EmbedApp, verb: str, arg: str, value: str) -> None:
    """Act on an intent at the table."""
    board = app.session
    if verb == "reset":
        app.open(app.address)
    elif isinstance(board, Board) and verb == "to":
        wanted = arg or value
        if board.steps and wanted.isdecimal():
            board.go_to(int(wanted))
    elif isinstance(board, Board) and verb in VERBS:
        app.toast = ""
        HANDLERS[verb](app, board, arg)


def _head(app: EmbedApp, board: Board, scene: Scene) -> Html:
    anew = button(
        "↺",
        "play.reset",
        class_="icon-button",
        id="reset",
        aria_label=app.words("embed.reset"),
    )
    told = _prompt(app, board, scene)
    return el(
        "div",
        {"class": "head"},
        el(
            "div",
            {"class": "head-row"},
            panels_of(scene).head_facts(scene),
            anew if board.mine else None,
        ),
        el("p", {"class": "prompt", "id": "prompt"}, told) if told else None,
    )


def _prompt(app: EmbedApp, board: Board, scene: Scene) -> str:
    """What to do now; nothing where nobody is to do anything."""
    if board.acts:
        return str(panels_of(scene).prompt(scene))
    if board.steps:
        return " ".join(last_news(scene)) if board.at else app.words("replay.start")
    if board.over:
        return ""
    if acting(board) is not None:
        return app.words("embed.computer")
    return app.words("embed.rests") if board.mine else ""


def last_news(scene: Scene) -> list[str]:
    """What the last move told."""
    news: list[str] = panels_of(scene).news(scene, len(scene.view.history) - 1)
    return news


def _bar(app: EmbedApp, board: Board, scene: Scene) -> Html:
    if board.steps:
        return stepper(app.words, board)
    return _result(scene) if board.over else bar(scene)


def stepper(words: Words, board: Board, do: str = "play.to") -> Html:
    """Back and forth through a game."""
    last = len(board.steps) - 1

    def step(name: str, to: int) -> Child:
        return button(
            icon(name),
            do,
            to,
            class_="icon-button",
            aria_label=words(f"replay.{name}"),
            disabled=not 0 <= to <= last or to == board.at,
        )

    return el(
        "div",
        {"class": "scrub", "role": "group", "aria-label": words("replay.title")},
        step("first", 0),
        step("back", board.at - 1),
        el(
            "input",
            {
                "type": "range",
                "id": "scrub",
                "min": 0,
                "max": last,
                "value": board.at,
                "data-input": do,
                "aria-label": words("replay.position"),
            },
        ),
        step("forward", board.at + 1),
        step("last", last),
    )


def _result(scene: Scene) -> Html:
    words, outcome = scene.words, scene.view.outcome
    return el(
        "div",
        {"class": "result", "role": "group", "aria-label": words("end.title")},
        el("h2", None, words(f"end.winner.{outcome.winner.value}")),
        el("p", None, panels_of(scene).ending(scene)),
    )


def _fault(app: EmbedApp) -> Html:
    fault = app.fault
    assert fault is not None
    detail = el("p", {"class": "quiet", "lang": "en"}, fault.detail)
    return el(
        "main",
        {"class": "fault", "role": "alert"},
        el("h1", {"id": "title"}, app.words("embed.fault.title")),
        el("p", None, fault.told(app.words)),
        detail if fault.detail else None,
    )
