"""Moves of the dice game as small integers, for search.

A leg of Mister X is ``kind << 8 | space``, the second one of a double stands 12 bits
up. A detective's ride adds its ``index + 1 << 12``; without a ride it stays. A roll
counts each face in three bits.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sy_core.hunting import moves
from sy_core.hunting.dice import FACES, Faces, rolls
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Phase, Table
from sy_core.terms import Pawn, Station

STAY: Final = 0
AGAIN: Final = 1 << 24
LEG: Final = 12
LEG_MASK: Final = (1 << LEG) - 1
BLACK: Final = 3
HELICOPTER: Final = 4
FACE: Final = 3

Code = int


class Codes(NamedTuple):
    """Where things lead from each space, as codes."""

    rides: tuple[tuple[tuple[Code, ...], ...], ...]
    """By space and by set of tickets (taxi, bus, underground, black: a bit each)."""
    flights: tuple[tuple[Code, ...], ...]


@lru_cache(maxsize=64)
def codes_of(table: Table) -> Codes:
    """The coded rides and flights of a laid grid."""
    layout, across = table.layout, flights(table)
    numbers = range(max(layout.spaces) + 1)
    rides = tuple(
        tuple(
            tuple(
                kind << 8 | to
                for kind, ticket in enumerate(FACES)
                if held >> kind & 1
                for to in layout.rides[ticket].get(Station(number), ())
            )
            for held in range(16)
        )
        for number in numbers
    )
    flown = (
        tuple(HELICOPTER << 8 | to for to in across.get(Station(number), ()))
        for number in numbers
    )
    return Codes(rides, tuple(flown))


def encode(table: Table, move: moves.Move) -> Code:
    """A move as an integer."""
    match move:
        case moves.Roll(faces):
            return code_of_roll(faces)
        case moves.PawnRide(pawn, ticket, to):
            return _pawn(table, pawn) | FACES.index(ticket) << 8 | to
        case moves.PawnStay(pawn):
            return _pawn(table, pawn)
        case moves.Place(pawn, to):
            return _pawn(table, pawn) | to
        case moves.Start(to):
            return to
        case moves.Again():
            return AGAIN
        case moves.Ride() | moves.Fly() | moves.Double():
            return sum(_leg(leg) << LEG * n for n, leg in enumerate(move.legs))
        case _:
            return STAY


def decode(table: Table, phase: Phase, code: Code) -> moves.Move:
    """The move behind an integer; the phase tells what kind it is of."""
    match phase:
        case Phase.PLACING:
            return moves.Place(table.pawns[(code >> LEG) - 1], Station(code & 255))
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


def _pawn(table: Table, pawn: Pawn) -> Code:
    return table.pawns.index(pawn) + 1 << LEG


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
    pawn, ride = table.pawns[(code >> LEG) - 1], code & LEG_MASK
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
