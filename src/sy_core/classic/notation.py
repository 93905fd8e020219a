"""Moves as text and back: two exact inverses.

========================  =================================================
``T46``                   Mister X takes a taxi to 46 (``B`` bus, ``U``
                          underground, ``X`` black)
``B34+X10``               a double: a bus to 34, then a black ticket to 10
``D2T46``                 detective 2 takes a taxi to 46
``P1B34``                 bobby 1 takes a bus to 34
``!D1T+D2B``              Mister X appears and takes a taxi ticket from
                          detective 1 and a bus ticket from detective 2
                          (``!`` alone: he takes none)
``.``                     Mister X might appear and does not
``-``                     Mister X is blocked and stays
========================  =================================================
"""

from __future__ import annotations

import re
from typing import Final

from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride, Stay
from sy_core.errors import NotationError
from sy_core.move import there_and_back
from sy_core.terms import Pawn, Station, Ticket

_RIDE: Final = re.compile(r"([TBUX])([1-9][0-9]{0,2})")
_PAWN_RIDE: Final = re.compile(r"([DP][1-9])([TBUX])([1-9][0-9]{0,2})")
_TAKING: Final = re.compile(r"(D[1-9])([TBU])")
_LONGEST: Final = 40
MOST_LEGS: Final = 3


def format_move(move: Move) -> str:
    """The notation of *move*."""
    match move:
        case Ride(ticket, to):
            return f"{ticket}{to}"
        case Double(legs):
            return "+".join(f"{leg.ticket}{leg.to}" for leg in legs)
        case PawnRide(pawn, ticket, to):
            return f"{pawn}{ticket}{to}"
        case Appear(takings):
            return "!" + "+".join(f"{pawn}{ticket}" for pawn, ticket in takings)
        case Hide():
            return "."
        case Stay():
            return "-"
        case _:
            raise NotationError(move)


def parse_move(text: str) -> Move:
    """The move that *text* denotes; inverse of :func:`format_move`."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise NotationError(text)
    if text == ".":
        return Hide()
    if text == "-":
        return Stay()
    if text.startswith("!"):
        return Appear(_parse_takings(text))
    if match := _PAWN_RIDE.fullmatch(text):
        pawn, ticket, to = match.groups()
        return PawnRide(Pawn(pawn), Ticket(ticket), Station(int(to)))
    legs = tuple(_parse_ride(part, text) for part in text.split("+"))
    if len(legs) > MOST_LEGS:
        raise NotationError(text)
    return legs[0] if len(legs) == 1 else Double(legs)


def canonical(move: Move) -> Move:
    """The move as notation carries it there and back; what it cannot is no move."""
    return there_and_back(move, format_move, parse_move)


def _parse_ride(part: str, whole: str) -> Ride:
    match = _RIDE.fullmatch(part)
    if match is None:
        raise NotationError(whole)
    return Ride(Ticket(match[1]), Station(int(match[2])))


def _parse_takings(text: str) -> tuple[tuple[Pawn, Ticket], ...]:
    takings = []
    for part in text[1:].split("+") if text != "!" else ():
        match = _TAKING.fullmatch(part)
        if match is None:
            raise NotationError(text)
        takings.append((Pawn(match[1]), Ticket(match[2])))
    return tuple(takings)
