"""Moves of the dice game as text and back: two exact inverses.

========================  =================================================
``D1@14``                 detective 1 is placed on 14
``@7``                    Mister X starts on 7
``*TTBX``                 the dice fall: taxi, taxi, bus, X
``again``                 a roll-again chip is spent
``D2T46``                 detective 2 uses a taxi die to 46 (``B`` bus,
                          ``U`` underground)
``D2-``                   detective 2 stays
``T15``                   Mister X uses a played taxi die to 15 (``B``,
                          ``U``; ``X`` is a black ticket)
``H33``                   Mister X flies to 33
``B34+X10``               a double: a bus die to 34, then black to 10
``B34+``                  a double that ended on 34, with a detective; what was
                          to follow is not known
``-``                     Mister X stays
========================  =================================================
"""

from __future__ import annotations

import re
from typing import Final

from sy_core.errors import NotationError
from sy_core.hunting import moves
from sy_core.hunting.dice import in_order
from sy_core.move import there_and_back
from sy_core.terms import Pawn, Station, Ticket

_SPACE: Final = r"([1-9][0-9]{0,2})"
_LEG: Final = re.compile(rf"([TBUXH]){_SPACE}")
_PAWN_RIDE: Final = re.compile(rf"(D[1-9])([TBUX]){_SPACE}")
_PLACE: Final = re.compile(rf"(D[1-9])@{_SPACE}")
_PAWN_STAY: Final = re.compile(r"(D[1-9])-")
_START: Final = re.compile(rf"@{_SPACE}")
_ROLL: Final = re.compile(r"\*([TBUX]{1,7})")
_LONGEST: Final = 20
LEGS_OF_A_DOUBLE: Final = 2
AGAIN: Final = "again"
STAY: Final = "-"
UNTOLD: Final = "+"
"""After the first leg of a double: the second one never came."""


def format_move(move: moves.Move) -> str:
    """The notation of *move*."""
    match move:
        case moves.Place(pawn, to):
            return f"{pawn}@{to}"
        case moves.Start(to):
            return f"@{to}"
        case moves.Roll(faces):
            return "*" + "".join(faces)
        case moves.Again():
            return AGAIN
        case moves.PawnRide(pawn, ticket, to):
            return f"{pawn}{ticket}{to}"
        case moves.PawnStay(pawn):
            return f"{pawn}-"
        case moves.Ride() | moves.Fly():
            return _format_leg(move)
        case moves.Double(legs):
            whole = "+".join(map(_format_leg, legs))
            return whole + UNTOLD if len(legs) == 1 else whole
        case moves.Stay():
            return STAY
        case _:
            raise NotationError(move)


def _format_leg(leg: moves.Leg) -> str:
    return f"H{leg.to}" if isinstance(leg, moves.Fly) else f"{leg.ticket}{leg.to}"


def parse_move(text: str) -> moves.Move:
    """The move that *text* denotes; inverse of :func:`format_move`."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise NotationError(text)
    if text == AGAIN:
        return moves.Again()
    if text == STAY:
        return moves.Stay()
    if match := _ROLL.fullmatch(text):
        return _roll(match[1], text)
    if match := _START.fullmatch(text):
        return moves.Start(Station(int(match[1])))
    if text.startswith("D"):
        return _parse_pawn_move(text)
    if text.endswith(UNTOLD):
        return moves.Double((_parse_leg(text.removesuffix(UNTOLD), text),))
    legs = tuple(_parse_leg(part, text) for part in text.split("+"))
    if len(legs) > LEGS_OF_A_DOUBLE:
        raise NotationError(text)
    return legs[0] if len(legs) == 1 else moves.Double(legs)


def canonical(move: moves.Move) -> moves.Move:
    """The move as notation carries it there and back; what it cannot is no move."""
    return there_and_back(move, format_move, parse_move)


def _roll(faces: str, text: str) -> moves.Roll:
    roll = moves.Roll(tuple(map(Ticket, faces)))
    if in_order(roll.faces) != roll.faces:
        raise NotationError(text)
    return roll


def _parse_pawn_move(text: str) -> moves.Move:
    if match := _PAWN_RIDE.fullmatch(text):
        return moves.PawnRide(Pawn(match[1]), Ticket(match[2]), Station(int(match[3])))
    if match := _PLACE.fullmatch(text):
        return moves.Place(Pawn(match[1]), Station(int(match[2])))
    if match := _PAWN_STAY.fullmatch(text):
        return moves.PawnStay(Pawn(match[1]))
    raise NotationError(text)


def _parse_leg(part: str, whole: str) -> moves.Leg:
    match = _LEG.fullmatch(part)
    if match is None:
        raise NotationError(whole)
    sign, to = match[1], Station(int(match[2]))
    return moves.Fly(to) if sign == "H" else moves.Ride(Ticket(sign), to)
