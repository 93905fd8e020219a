"""What only views of the dice game have, as plain data."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.hunting.view import View


def lines(view: View) -> Iterator[tuple[int, int, str]]:
    """From, to and the ticket's letter, each line in every direction it is open."""
    for ticket, by_station in view.table.layout.rides.items():
        for station, ends in by_station.items():
            for end in ends:
                yield station, end, ticket.value


def own(view: View) -> dict[str, object]:
    """Tiles, dice, chips and helicopters."""
    return {
        "tiles": view.table.tiles,
        "light": view.table.light,
        "hand": [face.value for face in view.hand],
        "to_roll": view.to_roll,
        "played": [face.value for face in view.played],
        "chips": view.chips,
        "helicopters": view.helicopters,
        "announced": view.announced,
    }
