"""Tails: the last ride of every piece on the map, as far as whoever looks knows it.

A tail lasts for a round: what is older than Mister X's turn before the last is gone.
When the game is over his whole way is drawn instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from sy_core.knowledge import Turn
from sy_core.move import Move, PawnRide
from sy_core.protocols import View
from sy_core.terms import Pawn, Station, Ticket
from ui.table.scene import Scene

Tail: TypeAlias = dict[str, object]
LINES: Final = {t.value: t.name.lower() for t in Ticket if t is not Ticket.BLACK}
"""By what lies in the log; a black ticket does not tell which line it was."""


def tails(scene: Scene) -> list[Tail]:
    """Rides as the board draws them."""
    view = scene.view
    if view.outcome is not None:
        return []
    return [*_of_pawns(scene), *_of_mister_x(view)]


def _of_pawns(scene: Scene) -> Iterator[Tail]:
    view = scene.view
    since = _last_round(view)
    at: dict[Pawn, Station] = dict(
        zip(view.table.pawns, getattr(view.table, "starts", ()), strict=False)
    )
    found: dict[Pawn, Tail] = {}
    for number, event in enumerate(view.history):
        if not isinstance(event, Move) or event.pawn is None or event.to is None:
            continue
        here, at[event.pawn] = at.get(event.pawn), event.to
        if isinstance(event, PawnRide) and here is not None and number >= since:
            colour = scene.colour_of(event.pawn)
            found[event.pawn] = _tail(here, event.to, event.ticket.name.lower(), colour)
    yield from found.values()


def _last_round(view: View) -> int:
    """The number of the event with which the last full round began."""
    turns = [n for n, event in enumerate(view.history) if isinstance(event, Turn)]
    return turns[-2] if len(turns) > 1 else 0


def _of_mister_x(view: View) -> Iterator[Tail]:
    """His last turn, where both ends of a ride are known."""
    turns = [event for event in view.history if isinstance(event, Turn)]
    if not turns:
        return
    stops = [
        (getattr(view, "known_start", None), ""),
        *((sighting.station, LINES.get(sighting.sign, "")) for sighting in view.trail),
    ]
    for (here, _), (to, by) in pairwise(stops[-len(turns[-1].legs) - 1 :]):
        if here is not None and to is not None and here != to:
            yield _tail(here, to, by, "mister-x")


def _tail(here: Station, to: Station, by: str, colour: str) -> Tail:
    return {"from": here, "to": to, "by": by, "class": f"is-tail {colour}"}
