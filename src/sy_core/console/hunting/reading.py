"""Typed text as moves of the dice game, with everything left out that can be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from sy_core import hunting
from sy_core.console.reading import TICKETS, legs_in, plain, standing
from sy_core.errors import NotationError
from sy_core.hunting import Move, Phase, View, parse_move
from sy_core.hunting.moves import Leg
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.terms import Pawn, Station, Ticket

STAY: Final = ("-", "stay", "pass")
FLIGHTS: Final = ("h", "fly", "helicopter")
DICE: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)
_PAWN: Final = re.compile(r"(d) ?([1-9])[ :]*(.*)")
_LEG: Final = re.compile(r"(@|[a-z]*) ?(?:to )?([1-9][0-9]{0,2})")


def read_moves(view: View, text: str) -> tuple[Move, ...]:
    """Every move that *text* may mean in the eyes of whoever has *view*."""
    typed = plain(text)
    if typed in ("again", "roll again"):
        return (parse_move("again"),)
    if typed.startswith("*"):
        return (parse_move(typed.upper().replace(" ", "")),)
    if match := _PAWN.fullmatch(typed):
        pawn = Pawn(f"{match[1]}{match[2]}".upper())
        return tuple(_pawn_moves(view, (pawn,), match[3], text))
    if view.phase in (Phase.PLACING, Phase.PURSUIT):
        return tuple(_pawn_moves(view, _acting(view), typed, text))
    return tuple(_turns(view, typed, text))


def _acting(view: View) -> tuple[Pawn, ...]:
    if view.phase is Phase.PLACING:
        return (view.table.pawns[len(view.pursuers)],)
    on_turn = (hunting.PawnStatus.READY, hunting.PawnStatus.JAMMED)
    pawns = zip(view.table.pawns, view.statuses, strict=True)
    return tuple(pawn for pawn, status in pawns if status in on_turn)


def _pawn_moves(
    view: View, pawns: tuple[Pawn, ...], leg: str, text: str
) -> Iterator[Move]:
    if leg in STAY:
        yield from map(hunting.PawnStay, pawns)
        return
    sign, to = _leg(leg, text)
    for pawn in pawns:
        if sign == "@" or (not sign and view.phase is Phase.PLACING):
            yield hunting.Place(pawn, to)
        elif sign and sign not in TICKETS:
            raise NotationError(text)
        else:
            here = standing(view, pawn)
            given = TICKETS.get(sign)
            for ticket in (given,) if given else _fitting(view, here, to, view.hand):
                yield hunting.PawnRide(pawn, ticket, to)


def _turns(view: View, turn: str, text: str) -> Iterator[Move]:
    if turn in STAY:
        yield parse_move("-")
        return
    legs = [_leg(part, text) for part in legs_in(turn)]
    if len(legs) > LEGS_OF_A_DOUBLE:
        raise NotationError(text)
    sign, to = legs[0]
    if sign == "@" or (not sign and view.phase is Phase.HIDING):
        yield hunting.Start(to)
        return
    here = view.x_station
    runs: list[tuple[Leg, ...]] = []
    for sign, to in legs:
        runs.append(tuple(_legs(view, here, sign, to, text)))
        here = to
    for run in product(*runs):
        yield run[0] if len(run) == 1 else hunting.Double(run)


def _legs(
    view: View, here: Station | None, sign: str, to: Station, text: str
) -> Iterator[Leg]:
    if sign in FLIGHTS:
        yield hunting.Fly(to)
    elif sign and sign not in TICKETS:
        raise NotationError(text)
    else:
        given = TICKETS.get(sign)
        for ticket in (given,) if given else _fitting(view, here, to, view.played):
            yield hunting.Ride(ticket, to)


def _leg(part: str, text: str) -> tuple[str, Station]:
    match = _LEG.fullmatch(part)
    if match is None:
        raise NotationError(text)
    return match[1], Station(int(match[2]))


def _fitting(
    view: View, here: Station | None, to: Station, dice: tuple[Ticket, ...]
) -> tuple[Ticket, ...]:
    """The dice at hand that lead there, or else any that would."""
    rides = view.table.layout.rides
    if here is None or here not in view.table.layout.places:
        return (Ticket.TAXI,)
    leading = tuple(t for t in DICE if to in rides[t][here])
    return tuple(t for t in leading if t in dice) or leading or (Ticket.TAXI,)
