"""Typed text as moves of the dice game, with everything left out that can be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from sy_core.errors import NotationError
from sy_core.hunting.moves import (
    Double,
    Fly,
    Leg,
    Move,
    PawnRide,
    PawnStay,
    Place,
    Ride,
    Start,
)
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE, parse_move
from sy_core.hunting.state import Phase
from sy_core.hunting.view import PawnStatus, View
from sy_core.terms import Pawn, Station, Ticket

LONGEST: Final = 80
STAY: Final = ("-", "stay", "pass")
TICKETS: Final = {
    "t": Ticket.TAXI,
    "taxi": Ticket.TAXI,
    "b": Ticket.BUS,
    "bus": Ticket.BUS,
    "u": Ticket.UNDERGROUND,
    "underground": Ticket.UNDERGROUND,
    "tube": Ticket.UNDERGROUND,
    "x": Ticket.BLACK,
    "black": Ticket.BLACK,
}
FLIGHTS: Final = ("h", "fly", "helicopter")
DICE: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)
_PAWN: Final = re.compile(r"(d) ?([1-9])[ :]*(.*)")
_LEG: Final = re.compile(r"(@|[a-z]*) ?(?:to )?([1-9][0-9]{0,2})")


def read_moves(view: View, text: str) -> tuple[Move, ...]:
    """Every move that *text* may mean in the eyes of whoever has *view*."""
    if len(text) > LONGEST:
        raise NotationError(text)
    plain = " ".join(text.lower().split())
    if plain in ("again", "roll again"):
        return (parse_move("again"),)
    if plain.startswith("*"):
        return (parse_move(plain.upper().replace(" ", "")),)
    if match := _PAWN.fullmatch(plain):
        pawn = Pawn(f"{match[1]}{match[2]}".upper())
        return tuple(_pawn_moves(view, (pawn,), match[3], text))
    if view.phase in (Phase.PLACING, Phase.PURSUIT):
        return tuple(_pawn_moves(view, _acting(view), plain, text))
    return tuple(_turns(view, plain, text))


def _acting(view: View) -> tuple[Pawn, ...]:
    if view.phase is Phase.PLACING:
        return (view.table.pawns[len(view.pursuers)],)
    on_turn = (PawnStatus.READY, PawnStatus.JAMMED)
    pawns = zip(view.table.pawns, view.statuses, strict=True)
    return tuple(pawn for pawn, status in pawns if status in on_turn)


def _pawn_moves(
    view: View, pawns: tuple[Pawn, ...], plain: str, text: str
) -> Iterator[Move]:
    if plain in STAY:
        yield from map(PawnStay, pawns)
        return
    sign, to = _leg(plain, text)
    for pawn in pawns:
        if sign == "@" or (not sign and view.phase is Phase.PLACING):
            yield Place(pawn, to)
        elif sign and sign not in TICKETS:
            raise NotationError(text)
        else:
            here = _standing(view, pawn)
            given = TICKETS.get(sign)
            for ticket in (given,) if given else _fitting(view, here, to, view.hand):
                yield PawnRide(pawn, ticket, to)


def _standing(view: View, pawn: Pawn) -> Station | None:
    placed = view.table.pawns[: len(view.pursuers)]
    return view.pursuers[placed.index(pawn)] if pawn in placed else None


def _turns(view: View, plain: str, text: str) -> Iterator[Move]:
    if plain in STAY:
        yield parse_move("-")
        return
    legs = [_leg(part.strip(), text) for part in re.split(r"\+|,| then ", plain)]
    if len(legs) > LEGS_OF_A_DOUBLE:
        raise NotationError(text)
    sign, to = legs[0]
    if sign == "@" or (not sign and view.phase is Phase.HIDING):
        yield Start(to)
        return
    here = view.x_station
    runs: list[tuple[Leg, ...]] = []
    for sign, to in legs:
        runs.append(tuple(_legs(view, here, sign, to, text)))
        here = to
    for turn in product(*runs):
        yield turn[0] if len(turn) == 1 else Double(turn)


def _legs(
    view: View, here: Station | None, sign: str, to: Station, text: str
) -> Iterator[Leg]:
    if sign in FLIGHTS:
        yield Fly(to)
    elif sign and sign not in TICKETS:
        raise NotationError(text)
    else:
        given = TICKETS.get(sign)
        for ticket in (given,) if given else _fitting(view, here, to, view.played):
            yield Ride(ticket, to)


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
