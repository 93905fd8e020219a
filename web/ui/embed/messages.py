"""What a board tells its host: plain values, made of a view and nothing else.

Every message has the same members, so that hosts need not ask which are there;
docs/embed.md lists them. Whoever makes one decides through which seat's view: what
the view does not hold cannot get out.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sy_core.move import Move
from sy_core.protocols import Sighting, View
from sy_core.terms import MISTER_X, Pawn
from ui.viewer.board import Board
from ui.viewer.events import Ended, Event, Moved, Refused

VERSION: Final = 1
Message: TypeAlias = dict[str, object]
X: Final = "X"
"""Mister X's piece, as pawns are named."""


def ready(board: Board) -> Message:
    """The board is there."""
    view = board.public_view
    edition = view.table.edition.id
    return {**_message("ready", view), "game": board.game.id, "edition": edition}


def messages_of(board: Board) -> list[Message]:
    """All that happened on a board since its host was told last."""
    return [_told(board, event) for event in board.take_events()]


def _told(board: Board, event: Event) -> Message:
    match event:
        case Moved():
            return _moved(board, event)
        case Ended(view):
            return _message("end", view)
        case Refused(view, reason, tried):
            return {**_message("refused", view), "reason": reason, "tried": tried}


def _moved(board: Board, event: Moved) -> Message:
    """A move, as far as the views before and after it know of it.

    The move itself is used only where everybody sees it.
    """
    before, after, move = event.before, event.after, event.move
    is_open = board.seat == "all" or move.is_open
    seen = is_open or after.outcome is not None
    hunted = MISTER_X in before.to_move
    legs = after.trail[len(before.trail) :] if hunted else ()
    pawn = move.pawn if move.is_open else None
    return {
        **_message("move", after),
        "move": board.game.format_move(move) if seen else "+".join(map(_leg, legs)),
        "pawn": X if hunted else pawn,
        "from": before.x_station if hunted else _at(before, pawn),
        "to": after.x_station if hunted else _at(after, pawn),
        "ticket": "+".join(leg.sign for leg in legs) or _ticket(move),
        "round": before.round,
    }


def faulty(reason: str, name: str) -> Message:
    """The board cannot be shown: a parameter is wrong."""
    return {"version": VERSION, "type": "fault", "reason": reason, "parameter": name}


def side_of(view: View) -> str | None:
    """Who is to move: ``mrx``, ``detectives``, or nobody."""
    if view.outcome is not None:
        return None
    return "mrx" if MISTER_X in view.to_move else "detectives"


def _message(kind: str, view: View) -> Message:
    over = view.outcome
    won = None
    if over is not None:
        winner = "mrx" if over.winner.value == MISTER_X else "detectives"
        won = {"winner": winner, "reason": over.reason.value}
    return {
        "version": VERSION,
        "type": kind,
        "move": None,
        "pawn": None,
        "from": None,
        "to": None,
        "ticket": None,
        "round": view.round,
        "toMove": side_of(view),
        "outcome": won,
    }


def _at(view: View, pawn: Pawn | None) -> int | None:
    where = dict(zip(view.table.pawns, view.pursuers, strict=False))
    return None if pawn is None else where.get(pawn)


def _ticket(move: Move) -> str | None:
    """The ticket of a move that everybody sees."""
    ticket = move.ticket if move.is_open else None
    return None if ticket is None else str(ticket.value)


def _leg(sighting: Sighting) -> str:
    """An entry of the log in notation: ``T46``, ``T?``, ``-``."""
    sign = sighting.sign
    return sign if sign == "-" else f"{sign}{sighting.station or '?'}"
