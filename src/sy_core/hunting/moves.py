"""The moves of the dice game, chance and set-up included: a small closed union.

Rides of Mister X and of the detectives are those of the classic game: the ticket
names the die that is used, or Mister X's black ticket.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from sy_core import move
from sy_core.hunting.dice import Faces
from sy_core.move import PawnRide, Ride, Stay
from sy_core.terms import Pawn, Station


@dataclass(frozen=True, slots=True)
class Place(move.Move):
    """A detective is placed on a taxi-only space before the game begins."""

    kind: ClassVar[str] = "place"
    is_open: ClassVar[bool] = True
    pawn: Pawn = field()
    to: Station = field()


@dataclass(frozen=True, slots=True)
class Start(move.Move):
    """Mister X writes down his start; the tile's letter is announced."""

    kind: ClassVar[str] = "start"
    to: Station = field()


@dataclass(frozen=True, slots=True)
class Roll(move.Move):
    """How the dice in hand fell, in the order of ``dice.FACES``."""

    kind: ClassVar[str] = "roll"
    is_open: ClassVar[bool] = True
    faces: Faces


@dataclass(frozen=True, slots=True)
class Again(move.Move):
    """The detective on turn spends a roll-again chip (R51)."""

    kind: ClassVar[str] = "again"
    is_open: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PawnStay(move.Move):
    """A detective stays, as nothing that was rolled can be used."""

    kind: ClassVar[str] = "pawn_stay"
    is_open: ClassVar[bool] = True
    pawn: Pawn = field()


@dataclass(frozen=True, slots=True)
class Fly(move.Move):
    """Mister X takes the helicopter to the opposite edge."""

    kind: ClassVar[str] = "fly"
    to: Station = field()

    @property
    def legs(self) -> tuple[Fly, ...]:
        """The flight itself."""
        return (self,)


Leg: TypeAlias = Ride | Fly


@dataclass(frozen=True, slots=True)
class Double(move.Move):
    """Two legs of Mister X in one turn, committed together (R46).

    If the first one runs into a detective, what he had planned next is his secret:
    whoever does not know it writes the first leg alone.
    """

    kind: ClassVar[str] = "double"
    legs: tuple[Leg, ...] = field()


Action: TypeAlias = Ride | Fly | Double
Move: TypeAlias = Place | Start | Roll | Again | PawnRide | PawnStay | Action | Stay

__all__ = [
    "Action",
    "Again",
    "Double",
    "Fly",
    "Leg",
    "Move",
    "PawnRide",
    "PawnStay",
    "Place",
    "Ride",
    "Roll",
    "Start",
    "Stay",
    "double",
]


def double(legs: Iterable[Move]) -> Double:
    """Legs as one committed move."""
    return Double(tuple(leg for leg in legs if isinstance(leg, Leg)))
