"""What is done with a link: open it, step through it, play on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ui.saves.opening import open_new
from ui.saves.store import GAME
from ui.table.seating import DRIVERS, HUMAN, Chair, Seating
from ui.table.session import new_session
from ui.viewer.board import Board
from ui.viewer.opening import open_board
from ui.viewer.parameters import ParameterFault, read_parameters

if TYPE_CHECKING:
    from ui.app import App

WAYS: Final = ("together", "hunt", "hide")
"""Everybody at this table, against the computer's Mister X, or as Mister X."""
OPPONENT: Final = DRIVERS[-1]


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Open a link, step through it, look at Mister X, play on, or leave."""
    board = app.session
    if verb == "open":
        _open_link(app, arg)
    elif verb == "close" or not isinstance(board, Board):
        app.session = None
        app.show("home")
    else:
        _handle_board(app, board, verb, arg or value)


def _handle_board(app: App, board: Board, verb: str, arg: str) -> None:
    match verb:
        case "to":
            board.step_to(arg)
        case "look" if board.x_is_placed:
            board.seat = "detectives" if board.seat == "all" else "all"
        case "play":
            _play_on(app, board, arg)


def _open_link(app: App, text: str) -> None:
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
    except ParameterFault as fault:
        app.shared = fault


def last_state(board: Board) -> Any:
    """Where a game would go on."""
    return board.state if board.stepper is None else board.stepper.moments[-1]


def open_ways(board: Board) -> tuple[str, ...]:
    """How to play on; a Mister X who is not placed can only be the computer's."""
    if board.game.outcome(last_state(board)) is not None:
        return ()
    return WAYS if board.x_is_placed else ("hunt",)


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
