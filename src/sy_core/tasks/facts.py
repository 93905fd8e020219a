"""What a task may ask about a move: what a seat has seen of it.

Facts are made of the views before and after a move; the move itself is used only
where everybody sees it. Whoever asks decides by the seat of the views how much is
known: to a spectator Mister X's hidden stations are no facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import View
from sy_core.terms import MISTER_X, Pawn, Station

X: Final = "X"
"""Mister X's piece, as pawns are named."""
SIDES: Final = ("mrx", "detectives")
"""Who can win."""
STAY: Final = "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """One move; None where nothing is known, or there is nothing."""

    move: str
    """In the signs of position text: ``D1T46``, ``B34*X10``, ``T`` if it is hidden."""
    pawn: str | None
    start: Station | None
    """Where the piece came from."""
    to: Station | None
    ticket: str | None
    """``T``, or ``T*X`` for a double."""
    round: int
    winner: str | None
    """``mrx`` or ``detectives``, once the game is over."""
    reason: str | None
    """Why it is over: a value of ``outcome.EndReason``."""

    @property
    def rides(self) -> int:
        """How many rides the move had."""
        return self.ticket.count("*") + 1 if self.ticket else 0

    def text(self, fact: str) -> str | None:
        """A fact as it is written in a task; None: it is not known."""
        value = self.start if fact == "from" else getattr(self, fact)
        return None if value is None else str(value)


def facts_of(game: AnyGame, before: View, after: View, move: Move) -> Facts:
    """What the seat of the views before and after a move knows of it."""
    hunted = MISTER_X in before.to_move
    legs = after.trail[len(before.trail) :] if hunted else ()
    pawn = move.pawn if move.is_open else None
    winner, reason = _end(after)
    return Facts(
        move=_sign(game, after),
        pawn=X if hunted else pawn,
        start=before.x_station if hunted else _at(before, pawn),
        to=after.x_station if hunted else _at(after, pawn),
        ticket="*".join(leg.sign for leg in legs) or _ticket(move),
        round=before.round,
        winner=winner,
        reason=reason,
    )


def _sign(game: AnyGame, after: View) -> str:
    """The last move, as a text of the whole game has it."""
    sign = game.shorthand.signs(after)[-1]
    return STAY if sign.startswith(STAY) else sign


def _end(view: View) -> tuple[str | None, str | None]:
    over = view.outcome
    if over is None:
        return None, None
    return SIDES[over.winner.value != MISTER_X], over.reason.value


def _at(view: View, pawn: Pawn | None) -> Station | None:
    where = dict(zip(view.table.pawns, view.pursuers, strict=False))
    return None if pawn is None else where.get(pawn)


def _ticket(move: Move) -> str | None:
    """The ticket of a move that everybody sees."""
    ticket = move.ticket if move.is_open else None
    return None if ticket is None else str(ticket.value)
