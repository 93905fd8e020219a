"""The moves of the classic game, a small closed union of frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sy_core.terms import Pawn, Station, Ticket


@dataclass(frozen=True, slots=True)
class Ride:
    """Mister X shows *ticket* and goes one line to *to*."""

    ticket: Ticket
    to: Station


@dataclass(frozen=True, slots=True)
class Double:
    """Several rides of Mister X in one turn, committed together (R9).

    Each ride after the first costs a double ticket: two rides as a rule, three
    where a house rule lets him play both double tickets in one turn (R26).
    """

    legs: tuple[Ride, ...]


@dataclass(frozen=True, slots=True)
class PawnRide:
    """A detective pays *ticket* (a bobby just names it) and goes to *to*."""

    pawn: Pawn
    ticket: Ticket
    to: Station


@dataclass(frozen=True, slots=True)
class Appear:
    """Mister X shows himself of his own will and takes these tickets (R27)."""

    takings: tuple[tuple[Pawn, Ticket], ...]


@dataclass(frozen=True, slots=True)
class Hide:
    """Mister X might appear of his own will and does not (R27)."""


@dataclass(frozen=True, slots=True)
class Stay:
    """Mister X is blocked and stays where he is (R7)."""


Move: TypeAlias = Ride | Double | PawnRide | Appear | Hide | Stay


def legs_of(move: Ride | Double) -> tuple[Ride, ...]:
    """The rides of a turn of Mister X in order."""
    return (move,) if isinstance(move, Ride) else move.legs
