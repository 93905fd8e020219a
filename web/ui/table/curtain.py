"""What is on the screen, and what comes next: the decisions behind the curtain."""

from __future__ import annotations

from enum import StrEnum

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.table.seating import Seating


class Showing(StrEnum):
    """What is on the screen."""

    TABLE = "table"
    """The open table: what every detective may see."""
    PASS = "pass"
    """The same, when Mister X is next: it stays until it is handed to him."""
    CURTAIN = "curtain"
    """Nothing but the request to hand the tablet to Mister X."""
    SECRET = "secret"
    """Mister X's own view."""
    HANDBACK = "handback"
    """Mister X has moved: what becomes public, before the table is shown."""

    @property
    def hides_table(self) -> bool:
        """Whether there is nothing of the table to be seen."""
        return self in (Showing.CURTAIN, Showing.HANDBACK)


def shown_first(seating: Seating, *, x_acts: bool, over: bool) -> Showing:
    """What a game shows when it is opened: never a secret to whoever opens it."""
    if over or not seating.x_is_human:
        return Showing.TABLE
    if not seating.has_human_detective:
        return Showing.SECRET
    return Showing.PASS if x_acts else Showing.TABLE


def shown_after_move(
    before: Showing, seating: Seating, *, x_acts: bool, over: bool
) -> Showing:
    """What is shown after a move."""
    if before is Showing.SECRET and seating.has_human_detective and not over:
        return Showing.SECRET if x_acts else Showing.HANDBACK
    return shown_first(seating, x_acts=x_acts, over=over)


def shown_after_reseating(
    before: Showing, seating: Seating, *, x_acts: bool, over: bool
) -> Showing:
    """What is shown when somebody else has taken a seat: no secret comes up by it."""
    after = shown_first(seating, x_acts=x_acts, over=over)
    if before is Showing.SECRET:
        return Showing.SECRET if seating.x_is_human and not over else after
    return Showing.CURTAIN if after is Showing.SECRET else after


def shown_after_closing(showing: Showing, seating: Seating) -> Showing:
    """What is left when Mister X's screen must close: focus lost, idle, hidden."""
    secret = showing is Showing.SECRET and seating.has_human_detective
    return Showing.CURTAIN if secret else showing


def shown_after_passing(showing: Showing) -> Showing:
    """What is shown when the table is handed to Mister X, or not yet."""
    other = {Showing.PASS: Showing.CURTAIN, Showing.CURTAIN: Showing.PASS}
    return other.get(showing, showing)


def seat_shown(showing: Showing) -> Seat:
    """Through whose view the table is drawn."""
    return MISTER_X if showing is Showing.SECRET else SPECTATOR
