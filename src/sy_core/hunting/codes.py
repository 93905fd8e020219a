"""Moves of the dice game as small integers, for search.

Rides are coded as in :mod:`sy_core.coding`, a flight as one with a ticket of its own.
A detective without a ride stays. A roll counts each face in three bits.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sy_core.coding import (
    LEG,
    LEG_MASK,
    STAY,
    Code,
    Rides,
    coded_rides,
    joined,
    pawn_code,
    pawn_of,
)
from sy_core.hunting import moves
from sy_core.hunting.dice import FACES, Faces, rolls
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Phase, Table
from sy_core.terms import Station

AGAIN: Final = 1 << 24
HELICOPTER: Final = 4
FACE: Final = 3


class Codes(NamedTuple):
    """Where things lead from each space, as codes."""

    rides: Rides
    flights: tuple[tuple[Code, ...], ...]


@lru_cache(maxsize=64)
def codes_of(table: Table) -> Codes:
    """The coded rides and flights of a laid grid."""
    layout, across = table.layout, flights(table)
    largest = max(layout.spaces)
    rides = coded_rides(largest, lambda here, by: layout.rides[by].get(here, ()))
    flown = (
        tuple(HELICOPTER << 8 | to for to in across.get(Station(number), ()))
        for number in range(largest + 1)
    )
    return Codes(rides, tuple(flown))


def encode(table: Table, move: moves.Move) -> Code:
    """A move as an integer."""
    match move:
        case moves.Roll(faces):
            return code_of_roll(faces)
        case moves.PawnRide(pawn, ticket, to):
            return pawn_code(table.pawns, pawn) | FACES.index(ticket) << 8 | to
        case moves.PawnStay(pawn):
            return pawn_code(table.pawns, pawn)
        case moves.Place(pawn, to):
            return pawn_code(table.pawns, pawn) | to
        case moves.Start(to):
            return to
        case moves.Again():
            return AGAIN
        case moves.Ride() | moves.Fly() | moves.Double():
            return joined(map(_leg, move.legs))
        case _:
            return STAY


def decode(table: Table, phase: Phase, code: Code) -> moves.Move:
    """The move behind an integer; the phase tells what kind it is of."""
    match phase:
        case Phase.PLACING:
            return moves.Place(pawn_of(table.pawns, code), Station(code & 255))
        case Phase.HIDING:
            return moves.Start(Station(code))
        case Phase.ROLLING:
            return moves.Roll(_decode_faces(code))
        case Phase.PURSUIT:
            return _decode_pawn(table, code)
        case _:
            return _decode_turn(code)


@lru_cache(maxsize=8)
def rolls_of(count: int) -> list[Code]:
    """All rolls of *count* dice."""
    return [code_of_roll(faces) for faces in rolls(count)]


def code_of_roll(faces: Faces) -> Code:
    """A roll as an integer."""
    return sum(faces.count(face) << FACE * n for n, face in enumerate(FACES))


def _leg(leg: moves.Leg) -> Code:
    kind = HELICOPTER if isinstance(leg, moves.Fly) else FACES.index(leg.ticket)
    return kind << 8 | leg.to


def _decode_faces(code: Code) -> Faces:
    counts = (code >> FACE * n & 7 for n in range(len(FACES)))
    faces = zip(FACES, counts, strict=True)
    return tuple(face for face, count in faces for _ in range(count))


def _decode_pawn(table: Table, code: Code) -> moves.Move:
    if code == AGAIN:
        return moves.Again()
    pawn, ride = pawn_of(table.pawns, code), code & LEG_MASK
    if not ride:
        return moves.PawnStay(pawn)
    return moves.PawnRide(pawn, FACES[ride >> 8], Station(ride & 255))


def _decode_turn(code: Code) -> moves.Move:
    if code == STAY:
        return moves.Stay()
    first = _decode_leg(code & LEG_MASK)
    return moves.Double((first, _decode_leg(code >> LEG))) if code >> LEG else first


def _decode_leg(code: Code) -> moves.Leg:
    kind, to = code >> 8, Station(code & 255)
    return moves.Fly(to) if kind == HELICOPTER else moves.Ride(FACES[kind], to)
