"""The map of London: lines, and tickets that lead along them."""

from __future__ import annotations

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.reach import owned
from sy_core.classic.view import View
from sy_core.terms import Mode, Station, Ticket
from ui.inspector.facts import Lines, Way
from ui.words import Words


def place(_words: Words, _station: Station) -> str:
    """Its number says where it is."""
    return ""


def lines(view: View, station: Station) -> Lines:
    """All that runs from there on the board that is played on."""
    served = view.table.edition.board.lines[station]
    return tuple((mode.value, served[mode]) for mode in Mode if mode in served)


def pawn_way(view: View, index: int, station: Station) -> Way:
    """How a pursuer gets there: by tickets that it has."""
    rides = view.table.edition.board.rides[view.pursuers[index]]
    fitting = [ticket for ticket in PAID_TICKETS if station in rides[ticket]]
    purse = view.table.purse_of[index]
    has = owned(None if purse is None else view.purses[purse])
    usable = tuple(ticket.value for ticket in fitting if ticket in has)
    return Way(usable, is_short=bool(fitting) and not usable)


def x_way(view: View, here: Station, station: Station) -> Way:
    """How Mister X gets there; a black ticket, too, as long as he has one."""
    rides = view.table.edition.board.rides[here]
    black = bool(view.black)
    return Way(
        tuple(
            ticket.value
            for ticket in Ticket
            if station in rides.get(ticket, ())
            and (black or ticket is not Ticket.BLACK)
        )
    )
