"""What only views of the classic game have, as plain data."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.classic.view import View


def lines(view: View) -> Iterator[tuple[int, int, str]]:
    """From, to and the ticket's letter, each line in both directions."""
    for station, by_ticket in view.table.edition.board.lines.items():
        for mode, ends in by_ticket.items():
            for end in ends:
                yield station, end, mode.value


def own(view: View) -> dict[str, object]:
    """Tickets, and Mister X's appearances."""
    purses = view.table.purse_of
    return {
        "tickets": [None if n is None else view.purses[n]._asdict() for n in purses],
        "supply": view.supply._asdict(),
        "appearances": view.appearances,
    }
