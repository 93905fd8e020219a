"""What a board tells its host: plain values, made of a view and nothing else.

Every message has the same members, so that hosts need not ask which are there;
docs/embed.md lists them. Whoever makes one decides through which seat's view: what
the view does not hold cannot get out.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sy_core.protocols import Sighting, View
from sy_core.tasks import Facts, facts_of
from sy_core.terms import MISTER_X
from ui.viewer.board import Board
from ui.viewer.events import Ended, Event, Judged, Moved, Refused

VERSION: Final = 1
Message: TypeAlias = dict[str, object]


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
        case Judged(view, verdict):
            said = {"verdict": verdict.call.value, "miss": verdict.miss or None}
            return {**_message("verdict", view), **said}


def _moved(board: Board, event: Moved) -> Message:
    """A move, as far as the views before and after it know of it.

    The move itself is used only where everybody sees it.
    """
    before, after, move = event.before, event.after, event.move
    facts = facts_of(board.game, before, after, move)
    seen = board.seat == "all" or move.is_open or after.outcome is not None
    hunted = MISTER_X in before.to_move
    legs = after.trail[len(before.trail) :] if hunted else ()
    return {
        **_message("move", after),
        "move": board.game.format_move(move) if seen else "+".join(map(_leg, legs)),
        "pawn": facts.pawn,
        "from": facts.start,
        "to": facts.to,
        "ticket": _ticket(facts),
        "round": facts.round,
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


def _ticket(facts: Facts) -> str | None:
    """As moves are written."""
    return facts.ticket and facts.ticket.replace("*", "+")


def _leg(sighting: Sighting) -> str:
    """An entry of the log in notation: ``T46``, ``T?``, ``-``."""
    sign = sighting.sign
    return sign if sign == "-" else f"{sign}{sighting.station or '?'}"
