"""What is done with a link: open it, step through it, play on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sy_core.sharing import position_text
from ui.intent import Intent
from ui.saves.opening import open_new
from ui.saves.tabs import release
from ui.shell import Shell
from ui.table.seating import DRIVERS, HUMAN, Chair, Seating
from ui.table.session import new_session
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters

WAYS: Final = ("together", "hunt", "hide")
"""Everybody at this table, against the computer's Mister X, or as Mister X."""
OPPONENT: Final = DRIVERS[-1]


def handle(shell: Shell, intent: Intent) -> None:
    """Open a link, step through it, look at Mister X, play on, or leave."""
    board = shell.session
    if intent.verb == "open":
        _open_link(shell, intent.arg)
    elif intent.verb == "close" or not isinstance(board, Board):
        shell.session = None
        shell.show("home")
    else:
        _handle_board(shell, board, intent)


def _handle_board(shell: Shell, board: Board, intent: Intent) -> None:
    match intent.verb:
        case "to":
            board.step_to(intent.arg or intent.value)
        case "look" if board.x_is_placed:
            board.seat = "detectives" if board.seat == "all" else "all"
            shell.dialog = ""
        case "edit":
            text = position_text(board.game, board.view)
            shell.pass_on("editor.open", text)
        case "play":
            _play_on(shell, board, intent.arg)


def _open_link(shell: Shell, text: str) -> None:
    """Show what stands behind the # of the address; Mister X if somebody agrees.

    A link that says where he is does not stay in the address.
    """
    shell.leave()
    if shell.session is not None and not isinstance(shell.session, Board):
        release(shell, shell.session)
    shell.session = None
    shell.replay = None
    shell.screen = "shared"
    shell.shared = None
    try:
        wanted = replace(read_parameters(text), mode="show")
        board = shell.session = open_board(wanted, shell.page.entropy())
    except ParameterFault as fault:
        shell.shared = fault
        _put_away(shell, text)  # whatever it says
        return
    if board.shows_secret:
        board.seat = "detectives"
        shell.dialog = "shared.ask"
    if board.has_secret:
        _put_away(shell, text)
    else:
        shell.page.keep_link("")
        shell.page.go(text, instead=True)


def _put_away(shell: Shell, text: str) -> None:
    """Take a link out of the address; this tab knows it until it is played on."""
    shell.page.keep_link(text)
    shell.page.go("shared", instead=True)


def open_ways(board: Board) -> tuple[str, ...]:
    """How to play on; a Mister X who is not placed can only be the computer's."""
    if board.game.outcome(board.last_state) is not None:
        return ()
    return WAYS if board.x_is_placed else ("hunt",)


def _play_on(shell: Shell, board: Board, way: str) -> None:
    if way not in open_ways(board):
        return
    if board.has_secret:  # going back must not lead to where he started from
        shell.page.keep_link("")
        shell.page.go("home", instead=True)
    session = new_session(
        shell.store.new_id(),
        board.game,
        board.last_state,
        _seated(board.seating, way),
        shell.page.entropy(),
    )
    open_new(shell, session)


def _seated(plain: Seating, way: str) -> Seating:
    computers = {"together": "", "hunt": "mister_x", "hide": "detective"}[way]

    def driver(chair: Chair) -> str:
        played = bool(computers) and chair.seat.startswith(computers)
        return OPPONENT if played else HUMAN

    chairs = tuple(Chair(c.seat, "", driver(c)) for c in plain.chairs)
    return Seating(chairs, plain.colours)
