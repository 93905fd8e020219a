"""What follows from a log: tickets that are left, and where Mister X can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.deal import fresh_purses, fresh_supply
from sy_core.classic.editions.model import Edition, Log, Tickets
from sy_core.classic.state import Entry, Table
from sy_core.formats import position
from sy_core.terms import Station, Ticket

UNSAID: Final = "o"
"""In a log: nothing is known of the ticket."""


def usual_players(edition: Edition, pursuers: int) -> int | None:
    """The largest party with so many pursuers, if there is any."""
    fitting = [
        players
        for players, crew in edition.crews.items()
        if sum(crew.pawns) + crew.bobbies == pursuers
    ]
    return max(fitting, default=None)


def supply_left(
    table: Table, purses: Iterable[Tickets], log: Iterable[Entry]
) -> Tickets:
    """Normal tickets are conserved: in purses, in the supply or on the log."""
    if table.edition.allotment is None:
        return fresh_supply(table.edition, ())
    dealt = fresh_purses(table)
    left = list(fresh_supply(table.edition, dealt))
    laid = [entry.ticket for entry in log]
    for kind, ticket in enumerate(PAID_TICKETS):
        left[kind] += sum(purse[kind] for purse in dealt)
        left[kind] -= sum(purse[kind] for purse in purses) + laid.count(ticket)
    return Tickets(*left)


def black_left(table: Table, log: Iterable[Entry]) -> int:
    """Black tickets that the log leaves."""
    return table.crew.black - sum(entry.ticket is Ticket.BLACK for entry in log)


def doubles_left(table: Table, log: tuple[Entry, ...]) -> int:
    """Double tickets that the log leaves."""
    return table.edition.doubles - (len(log) - len({entry.round for entry in log}))


def unsaid(log: Iterable[Entry]) -> int:
    """Entries of which not even the ticket is known."""
    return sum(entry.ticket is None and not entry.stayed for entry in log)


def travelled(
    table: Table, start: Station | None, log: Iterable[Entry]
) -> frozenset[Station]:
    """Where the journey that *log* tells can end, pursuers aside."""
    board = table.edition.board

    def ends(entry: Entry, here: Station) -> Iterable[Station]:
        if entry.stayed:
            return (here,)
        lines = board.rides[here]
        first, *others = _tickets(table, entry)
        if not others:  # nearly always; an editor asks at every tap
            return lines[first]
        return (to for ticket in (first, *others) for to in lines[ticket])

    return position.travelled(board.stations if start is None else (start,), log, ends)


def _tickets(table: Table, entry: Entry) -> tuple[Ticket, ...]:
    """What may lie on an entry: concealed in an open log is only what costs nothing."""
    if entry.ticket is not None:
        return (entry.ticket,)
    return PAID_TICKETS if table.edition.log is Log.OPEN else (Ticket.BLACK,)
