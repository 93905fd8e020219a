"""What is to be heard of a game: exactly what whoever looks has just been told.

Only a view comes in. The ticket of a ride of Mister X gives its sound, never the line
that he took: only on his own screen, with nobody about to hide from, does a ferry sound
like one (docs/sound.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sy_core.classic.view import View as ClassicView
from sy_core.knowledge import Turn, older_entries
from sy_core.move import PawnRide
from sy_core.protocols import Event, Sighting, View
from sy_core.terms import MISTER_X, Mode, Side

RIDES: Final = {
    "T": "taxi",
    "B": "bus",
    "U": "underground",
    "X": "black",
    "H": "helicopter",
}
"""By what lies open of a ride: the sign of a log entry."""
HIDDEN: Final = "step"
"""Mister X has gone somewhere, or stayed; nobody knows how."""
MOVES: Final = {"roll": "dice", "appear": "reveal", "place": HIDDEN}
"""Open moves that are no rides."""
ENDS: Final = {Side.DETECTIVES: "caught", Side.MISTER_X: "escaped"}


def heard(view: View, since: int) -> list[str]:
    """The sounds of all events after the first *since*, and of the end."""
    sounds = [
        sound
        for number, event in enumerate(view.history[since:], start=since)
        for sound in _event(view, number, event)
    ]
    if view.outcome is not None:
        sounds.append(ENDS[view.outcome.winner])
    return sounds


def _event(view: View, number: int, event: Event) -> Iterator[str]:
    if isinstance(event, PawnRide):
        yield RIDES[event.ticket.value]
    elif isinstance(event, Turn):
        before = sum(_legs(each) for each in view.history[:number])
        for entry, leg in enumerate(event.legs, start=before):
            yield from _leg(view, entry, leg)
    elif event.kind in MOVES:
        yield MOVES[event.kind]


def _legs(event: Event) -> int:
    return len(event.legs) if isinstance(event, Turn) else 0


def _leg(view: View, entry: int, leg: Sighting) -> Iterator[str]:
    """What lies open of it; and that he shows himself, if he does."""
    yield RIDES.get(leg.sign, HIDDEN)
    if _is_ferry(view, entry, leg):
        yield "ferry"
    if leg.shown:
        yield "reveal"


def _is_ferry(view: View, entry: int, leg: Sighting) -> bool:
    """Whether he knows it for a ferry himself, and it is he who looks."""
    if view.seat != MISTER_X or not isinstance(view, ClassicView):
        return False
    number = older_entries(view.table) + entry
    start = view.trail[number - 1].station if number else view.x_start
    ferries = view.table.edition.board.neighbours
    return start is not None and leg.station in ferries(start, Mode.FERRY)
