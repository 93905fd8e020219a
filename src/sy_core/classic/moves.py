"""The moves of the classic game, a small closed union of frozen values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from sy_core import move
from sy_core.move import PawnRide, Ride, Stay
from sy_core.terms import Pawn, Ticket

__all__ = ["Appear", "Double", "Hide", "Move", "PawnRide", "Ride", "Stay", "double"]


@dataclass(frozen=True, slots=True)
class Double(move.Move):
    """Several rides of Mister X in one turn, committed together (R9).

    Each ride after the first costs a double ticket: two rides as a rule, three
    where a house rule lets him play both double tickets in one turn (R26).
    """

    kind: ClassVar[str] = "double"
    legs: tuple[Ride, ...] = field()


@dataclass(frozen=True, slots=True)
class Appear(move.Move):
    """Mister X shows himself of his own will and takes these tickets (R27)."""

    kind: ClassVar[str] = "appear"
    is_open: ClassVar[bool] = True
    takings: tuple[tuple[Pawn, Ticket], ...]


@dataclass(frozen=True, slots=True)
class Hide(move.Move):
    """Mister X might appear of his own will and does not (R27)."""

    kind: ClassVar[str] = "hide"
    is_open: ClassVar[bool] = True


Move: TypeAlias = Ride | Double | PawnRide | Appear | Hide | Stay


def double(legs: Iterable[Move]) -> Double:
    """Rides as one committed move."""
    return Double(tuple(leg for leg in legs if isinstance(leg, Ride)))
