"""The rides of a round as they are drawn on the map, as far as a viewer knows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from sy_core.move import PawnRide
from sy_core.protocols import State
from sy_core.terms import MISTER_X, Pawn, Station, Ticket
from ui.replay.state import Replay
from ui.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Ridden:
    """One ride; no pawn: Mister X's."""

    pawn: Pawn | None
    ticket: Ticket | None
    here: Station
    to: Station


def rides_of(replay: Replay) -> list[list[Ridden]]:
    """The rides since Mister X last set out, move by move."""
    moments, at = replay.stepper.moments, replay.stepper.at
    first = at
    while first > 1 and not moments[first].moves[-1].legs:
        first -= 1
    sees_all = replay.seat == MISTER_X or moments[at].outcome is not None
    return [
        [ride for ride in _ridden(before, after) if ride.pawn or sees_all]
        for before, after in pairwise(moments[max(0, first - 1) : at + 1])
    ]


def ends_of(replay: Replay) -> list[int]:
    """The stations that the latest move touched, where it is known to have led."""
    latest = (rides_of(replay) or [[]])[-1]
    return [int(s) for ride in latest for s in (ride.here, ride.to)]


def drawn(scene: Scene, replay: Replay) -> list[dict[str, object]]:
    """Rides as the board draws them."""
    moves = rides_of(replay)
    return [
        {
            "from": ride.here,
            "to": ride.to,
            "by": ride.ticket.name.lower() if ride.ticket else "",
            "class": _colour(scene, ride) + (" is-new" if move is moves[-1] else ""),
        }
        for move in moves
        for ride in move
    ]


def _colour(scene: Scene, ride: Ridden) -> str:
    return "mister-x" if ride.pawn is None else scene.colour_of(ride.pawn)


def _ridden(before: State, after: State) -> Iterator[Ridden]:
    move = after.moves[-1]
    if isinstance(move, PawnRide):
        index = before.table.pawns.index(move.pawn)
        yield Ridden(move.pawn, move.ticket, before.pursuers[index], move.to)
        return
    if not move.legs:
        return
    here = before.x_station
    for leg in move.legs:
        assert leg.to is not None
        yield Ridden(None, leg.ticket, here, leg.to)
        here = leg.to
