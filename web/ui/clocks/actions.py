"""What a clock does when the time for a move is up, where the players agreed on it."""

from __future__ import annotations

from typing import Final

from ui.intent import Intent
from ui.shell import Area, Shell
from ui.table.moving import make_move, roll
from ui.table.offers import NOTHING, Offer
from ui.table.wording import means

PLAIN: Final = frozenset("TBU")
"""Tickets that nobody minds: no black one, no helicopter."""


def handle(shell: Shell, intent: Intent) -> None:
    """Make a random move; only the clock asks for it, for the move that it counted."""
    session, clock = shell.session, shell.clock
    if session is None or clock is None or shell.dialog:
        return
    if clock.key != intent.arg or clock.left:
        return
    guarded, made = session.is_guarded, clock.made + 1
    session.choice = NOTHING
    if session.game.is_chance(session.state):
        roll(shell)
    else:
        open_now = session.offers()
        if not open_now:
            return
        make_move(shell, session.rng.choice(_plain(open_now)).move)
    clock.made, clock.moves = made, len(session.state.moves)
    if not guarded:  # whether he was in time is his own affair
        shell.tell(shell.words("clock.moved"))


def _plain(open_now: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Ordinary rides if there are any; nothing that cannot be had again."""
    rides = [o for o in open_now if o.to is not None and means(o.move) in PLAIN]
    return tuple(rides) or open_now


AREA: Final = Area(handle)
