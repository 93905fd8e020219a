"""Seats that the computer plays: it waits a moment, looks at its own view, and moves.

A bot gets the view of its seat and nothing else. These levels answer within a few
milliseconds, so they think right here.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from sy_core.terms import MISTER_X, Seat, Side
from ui.eyes import Eyes
from ui.seating import HUMAN

if TYPE_CHECKING:
    from ui.app import App
    from ui.session import Session

PAUSE: Final = 650
"""Milliseconds before a computer moves, so that people can follow."""
NODES: Final = 200


def acting(session: Session) -> Seat | None:
    """The computer's seat that is to move now, if there is one."""
    if session.over or session.read_only or session.eyes is Eyes.HANDBACK:
        return None
    seats = session.game.to_move(session.state)
    played = (seat for seat in seats if session.seating.driver_of(seat) != HUMAN)
    return next((seat for seat in played if _own_moves(session, seat)), None)


def choose(session: Session, seat: Seat) -> Any:
    """The move of a computer's seat; chance included."""
    from sy_core.ai import Budget, bot_for  # noqa: PLC0415 - loaded when first needed

    rolled = session.game.roll(session.state, session.rng)
    if rolled is not None:
        return rolled
    side = Side.MISTER_X if seat == MISTER_X else Side.DETECTIVES
    bot = bot_for(session.game.id, side, session.seating.driver_of(seat))
    view = session.game.view_for(session.state, seat)
    seed = Random(f"{session.rng.random()}")
    return bot.choose(view, _own_moves(session, seat), seed, Budget(nodes=NODES))


def _own_moves(session: Session, seat: Seat) -> Any:
    """What this seat may do; pawns that everybody leads are left to people."""
    game, state = session.game, session.state
    legal = game.legal_moves(state)
    if seat == MISTER_X or game.roll(state, Random(0)) is not None:
        return legal
    mine = [move for move in legal if game.explain(state, move, seat) is None]
    if not session.seating.has_human_detective:
        return mine
    table = state.table
    led = {
        pawn
        for pawn, owner in zip(table.pawns, table.owners, strict=True)
        if owner is not None
    }
    return [move for move in mine if getattr(move, "pawn", None) in {*led, None}]


def let_play(app: App) -> None:
    """If a computer is to move, have it do so after a moment."""
    session = app.session
    if session is None or app.thinking or app.screen != "play":
        return
    seat = acting(session)
    if seat is None:
        return
    app.thinking = True

    def move() -> None:
        app.thinking = False
        if app.session is session and acting(session) == seat:
            app.do("play.computer", seat)

    app.page.after(PAUSE, move)
