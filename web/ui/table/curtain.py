"""Whose eyes are on the screen: the decisions behind the curtain."""

from __future__ import annotations

from enum import StrEnum

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.table.seating import Seating


class Eyes(StrEnum):
    """What is on the screen."""

    TABLE = "table"
    """The open table: what every detective may see."""
    CURTAIN = "curtain"
    """Nothing but the request to hand the tablet to Mister X."""
    SECRET = "secret"
    """Mister X's own view."""
    HANDBACK = "handback"
    """Mister X has moved: what becomes public, before the table is shown."""


def first_eyes(seating: Seating, *, x_acts: bool, over: bool) -> Eyes:
    """What a game shows when it is opened: never a secret to whoever opens it."""
    if over or not seating.x_is_human:
        return Eyes.TABLE
    if not seating.has_human_detective:
        return Eyes.SECRET
    return Eyes.CURTAIN if x_acts else Eyes.TABLE


def next_eyes(before: Eyes, seating: Seating, *, x_acts: bool, over: bool) -> Eyes:
    """What is shown after a move."""
    if before is Eyes.SECRET and seating.has_human_detective and not over:
        return Eyes.SECRET if x_acts else Eyes.HANDBACK
    return first_eyes(seating, x_acts=x_acts, over=over)


def reseated(before: Eyes, seating: Seating, *, x_acts: bool, over: bool) -> Eyes:
    """What is shown when somebody else has taken a seat: no secret comes up by it."""
    after = first_eyes(seating, x_acts=x_acts, over=over)
    if before is Eyes.SECRET:
        return Eyes.SECRET if seating.x_is_human and not over else after
    return Eyes.CURTAIN if after is Eyes.SECRET else after


def closed(eyes: Eyes, seating: Seating) -> Eyes:
    """What is left when Mister X's screen must close: focus lost, idle, hidden."""
    secret = eyes is Eyes.SECRET and seating.has_human_detective
    return Eyes.CURTAIN if secret else eyes


def viewer(eyes: Eyes) -> Seat:
    """Through whose view the table is drawn."""
    return MISTER_X if eyes is Eyes.SECRET else SPECTATOR
