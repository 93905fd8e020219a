"""A game ends at the table: it goes into the book, once.

Counted is what people of this device have played to its end. What only came here when
it was over is not, and neither are games that the coach has led, against a bot of one's
own, that computers have played among themselves, or that began from a position.
"""

from __future__ import annotations

from typing import Final

from sy_core.knowledge import Turn
from ui.intent import Intent
from ui.shell import Area, Shell
from ui.table.notes import BOT, COACH
from ui.table.seating import HUMAN
from ui.table.session import Session
from ui.tally.keeping import add_game
from ui.tally.played import Played, signs_of


def handle(shell: Shell, _intent: Intent) -> None:
    """Count the game on the table, if it has ended."""
    session = shell.session
    if session is None or not shell.keeps:
        return
    played = played_of(session, shell.page.now())
    if played is not None:
        add_game(shell.store, played)


def played_of(session: Session, date: int) -> Played | None:
    """A finished game as it is counted; None: it is not.

    All of it is taken from what everybody sees at the end.
    """
    view = session.table_view
    drivers = [chair.driver for chair in session.seating.chairs]
    if view.outcome is None or HUMAN not in drivers:
        return None
    if COACH in session.notes or BOT in session.notes:
        return None
    if view.table.starting_position is not None:
        return None
    turns = [event for event in view.history if isinstance(event, Turn)]
    return Played(
        id=session.id,
        date=date,
        game=session.game.id,
        edition=view.table.edition.id,
        players=view.table.players,
        drivers=signs_of(drivers),
        reason=view.outcome.reason.value,
        round=view.round,
        station=view.x_station or 0,
        doubles=sum(turn.double for turn in turns),
        black=sum(leg.sign == "X" for turn in turns for leg in turn.legs),
    )


AREA: Final = Area(handle)
