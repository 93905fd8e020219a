"""Typed text as moves of the classic game, with everything left out that can be.

``T46``, ``t 46``, ``taxi 46`` and, where one ticket fits, ``46``; a pursuer stands
before it (``D1 T46``), unless only one can be meant; ``+`` joins the rides of a
double. Anything else is read as notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.moves import Double, Move, PawnRide, Ride
from sy_core.classic.notation import MOST_LEGS, parse_move
from sy_core.classic.state import Phase
from sy_core.classic.view import PawnStatus, View
from sy_core.console.reading import TICKETS, legs_in, plain, standing
from sy_core.errors import NotationError
from sy_core.terms import Pawn, Station, Ticket

WORDS: Final = {**TICKETS, "f": Ticket.BLACK, "ferry": Ticket.BLACK}
_PAWN: Final = re.compile(r"([dp]) ?([1-9])[ :]*(.*)")
_LEG: Final = re.compile(r"([a-z]*) ?(?:to )?([1-9][0-9]{0,2})")


def read_moves(view: View, text: str) -> tuple[Move, ...]:
    """Every move that *text* may mean in the eyes of whoever has *view*."""
    typed = plain(text)
    if match := _PAWN.fullmatch(typed):
        pawn = Pawn(f"{match[1]}{match[2]}".upper())
        return tuple(_pawn_rides(view, (pawn,), match[3], text))
    if not typed[:1].isalnum():
        return (parse_move(typed.upper().replace(" ", "")),)
    if view.phase is Phase.PURSUIT:
        return tuple(_pawn_rides(view, _ready(view), typed, text))
    return tuple(_turns(view, typed, text))


def _ready(view: View) -> tuple[Pawn, ...]:
    pawns = zip(view.table.pawns, view.statuses, strict=True)
    return tuple(pawn for pawn, status in pawns if status is PawnStatus.READY)


def _pawn_rides(
    view: View, pawns: tuple[Pawn, ...], leg: str, text: str
) -> Iterator[PawnRide]:
    ticket, to = _leg(leg, text)
    for pawn in pawns:
        here = standing(view, pawn)
        for fitting in (ticket,) if ticket else _fitting(view, here, to):
            yield PawnRide(pawn, fitting, to)


def _turns(view: View, turn: str, text: str) -> Iterator[Move]:
    legs = [_leg(part, text) for part in legs_in(turn)]
    if len(legs) > MOST_LEGS:
        raise NotationError(text)
    here = view.x_station
    rides: list[tuple[Ride, ...]] = []
    for ticket, to in legs:
        tickets = (ticket,) if ticket else _fitting(view, here, to)
        rides.append(tuple(Ride(fitting, to) for fitting in tickets))
        here = to
    for run in product(*rides):
        yield run[0] if len(run) == 1 else Double(run)


def _leg(part: str, text: str) -> tuple[Ticket | None, Station]:
    match = _LEG.fullmatch(part)
    if match is None or (match[1] and match[1] not in WORDS):
        raise NotationError(text)
    return WORDS.get(match[1]), Station(int(match[2]))


def _fitting(view: View, here: Station | None, to: Station) -> tuple[Ticket, ...]:
    """The tickets that lead there; a black one only where no other does."""
    lines = view.table.edition.board.rides
    if here is None or here not in lines:
        return (Ticket.TAXI,)
    normal = tuple(t for t in PAID_TICKETS if to in lines[here][t])
    if not normal and to in lines[here][Ticket.BLACK]:
        return (Ticket.BLACK,)
    return normal or (Ticket.TAXI,)
