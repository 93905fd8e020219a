"""A link was opened: what it shows, and how to play on from there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ui.embed.screen import last_news, stepper
from ui.kit.frame import titled
from ui.kit.html import Child, Html, button, el
from ui.saves.opening import open_new
from ui.saves.store import GAME
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions, panels_of, scene_of
from ui.table.scene import Scene
from ui.table.seating import DRIVERS, HUMAN, Chair, Seating
from ui.table.session import new_session
from ui.viewer.board import Board
from ui.viewer.opening import open_board
from ui.viewer.parameters import EmbedFault, read_parameters

if TYPE_CHECKING:
    from ui.app import App

WAYS: Final = ("together", "hunt", "hide")
"""Everybody at this table, against the computer's Mister X, or as Mister X."""
OPPONENT: Final = DRIVERS[-1]


def open_link(app: App, text: str) -> None:
    """Show what stands behind the # of the address."""
    app.leave()
    if app.session is not None and not isinstance(app.session, Board):
        app.page.release(GAME + app.session.id)
    app.session = None
    app.replay = None
    app.screen = "shared"
    app.shared = None
    try:
        wanted = replace(read_parameters(text), mode="show")
        app.session = open_board(wanted, app.page.entropy())
    except EmbedFault as fault:
        app.shared = fault


def regions(app: App) -> dict[str, Html]:
    """The table as the link tells it, or why it tells nothing."""
    board = app.session
    if not isinstance(board, Board):
        return {"screen": _fault(app)}
    scene = app.scene = scene_of(app, board)
    return {
        **panel_regions(scene),
        "head": _head(app, board, scene),
        "bar": stepper(app.words, board, "shared.to") if board.steps else Html(""),
    }


def paint(app: App) -> str:
    """The board's look."""
    return paint_scene(app.scene)


def _head(app: App, board: Board, scene: Scene) -> Html:
    words = app.words
    told = words("replay.start" if board.steps else "shared.shows")
    if board.at:
        told = " ".join(last_news(scene))
    home = button(
        "×", "shared.close", class_="icon-button", aria_label=words("shared.close")
    )
    return el(
        "div",
        {"class": "head"},
        el("div", {"class": "head-row"}, panels_of(scene).head_facts(scene), home),
        el("p", {"class": "prompt", "id": "prompt"}, told),
        _ways(app, board),
    )


def _ways(app: App, board: Board) -> Html:
    """What can be done with it; who sees Mister X decides that for oneself."""
    words = app.words
    choices: list[Child] = []
    if board.complete and not board.game.outcome(last_state(board)):
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


def last_state(board: Board) -> object:
    """Where a game would go on."""
    return board.steps[-1] if board.steps else board.state


def open_ways(board: Board) -> tuple[str, ...]:
    """How to play on; a Mister X who is not placed can only be the computer's."""
    if board.game.outcome(last_state(board)) is not None:
        return ()
    return WAYS if board.complete else ("hunt",)


def _play_on(app: App, board: Board, way: str) -> None:
    if way not in open_ways(board):
        return
    session = new_session(
        app.store.new_id(),
        board.game,
        last_state(board),
        _seated(board.seating, way),
        app.page.entropy(),
    )
    open_new(app, session)


def _seated(plain: Seating, way: str) -> Seating:
    computers = {"together": "", "hunt": "mister_x", "hide": "detective"}[way]

    def driver(chair: Chair) -> str:
        played = bool(computers) and chair.seat.startswith(computers)
        return OPPONENT if played else HUMAN

    chairs = tuple(Chair(c.seat, "", driver(c)) for c in plain.chairs)
    return Seating(chairs, plain.colours)


def _fault(app: App) -> Html:
    fault = app.shared
    assert isinstance(fault, EmbedFault)
    return titled(
        app,
        app.words("shared.unreadable"),
        el(
            "main",
            {"class": "stack"},
            el("p", None, fault.told(app.words)),
            el("p", {"class": "quiet", "lang": "en"}, fault.detail),
        ),
    )


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Step through it, look at Mister X, play on, or leave."""
    board = app.session
    if verb == "close" or not isinstance(board, Board):
        app.session = None
        app.show("home")
        return
    match verb:
        case "to" if (arg or value).isdecimal():
            board.go_to(int(arg or value))
        case "look" if board.complete:
            board.seat = "detectives" if board.seat == "all" else "all"
        case "play":
            _play_on(app, board, arg)
