"""Seats that the computer plays: which of them is to move, and what it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import MISTER_X, Seat
from ui import later
from ui.computer.times import THINKING
from ui.table.seating import LEVELS
from ui.table.session import Session

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer, Question

NODES: Final = 200
"""What the others may look into; the strongest goes by the clock."""


def acting(session: Session) -> Seat | None:
    """The computer's seat that is to move now, if there is one.

    A redraw asks many times.
    """
    asked = (session.showing, session.read_only, session.seating, session.post)
    if session.computer[0] is not session.state or session.computer[1] != asked:
        session.computer = session.state, asked, _acting(session)
    return session.computer[2]


def _acting(session: Session) -> Seat | None:
    hidden = session.showing.hides_table
    if session.over or session.read_only or hidden or session.post == "theirs":
        return None
    if session.is_remote and session.game.is_chance(session.state):
        return None  # both devices throw the dice
    seats = session.to_move
    played = (seat for seat in seats if session.seating.driver_of(seat) in LEVELS)
    return next((seat for seat in played if _has_moves(session, seat)), None)


def question(session: Session, seat: Seat) -> Question:
    """What a computer's seat is asked: its view, its moves, its budget."""
    level = session.seating.driver_of(seat)
    together = seat != MISTER_X and session.seating.led_by_one is not None
    strongest = level == LEVELS[-1]
    asked: type[Question] = later.load(later.QUESTIONS).Question
    view = session.table_view if together else session.view_for(seat)
    return asked(
        view=view,
        level=level,
        seed=session.rng.getrandbits(32),
        legal=None if seat == MISTER_X else _moves(session, None if together else seat),
        nodes=None if strongest else NODES,
        milliseconds=THINKING if strongest else None,
    )


def is_open(game: AnyGame, state: State, answer: Answer) -> bool:
    """Whether the rules allow the move of an answer."""
    return game.explain(state, game.parse_move(answer.move)) is None


def _has_moves(session: Session, seat: Seat) -> bool:
    if seat == MISTER_X or session.game.is_chance(session.state):
        return True
    return any(True for _ in _own_moves(session, seat))


def _moves(session: Session, seat: Seat | None) -> tuple[str, ...]:
    return tuple(map(session.game.format_move, _own_moves(session, seat)))


def _own_moves(session: Session, seat: Seat | None) -> Iterator[Move]:
    """What this seat may do; pawns that everybody leads are left to people."""
    game, state = session.game, session.state
    shared: set[str] = set()
    if session.seating.has_human_detective:
        led = zip(state.table.pawns, state.table.owners, strict=True)
        shared = {pawn for pawn, owner in led if owner is None}
    for move in game.legal_moves(state):
        if move.pawn in shared:
            continue
        if seat is None or game.explain(state, move, seat) is None:
            yield move
