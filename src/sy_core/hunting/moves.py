"""The moves of the dice game, chance and set-up included: a small closed union.

Rides of Mister X and of the detectives are those of the classic game: the ticket
names the die that is used, or Mister X's black ticket.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sy_core.classic.moves import PawnRide, Ride, Stay
from sy_core.hunting.dice import Faces
from sy_core.terms import Pawn, Station


@dataclass(frozen=True, slots=True)
class Place:
    """A detective is placed on a taxi-only space before the game begins."""

    pawn: Pawn
    to: Station


@dataclass(frozen=True, slots=True)
class Start:
    """Mister X writes down his start; the tile's letter is announced."""

    to: Station


@dataclass(frozen=True, slots=True)
class Roll:
    """How the dice in hand fell, in the order of ``dice.FACES``."""

    faces: Faces


@dataclass(frozen=True, slots=True)
class Again:
    """The detective on turn spends a roll-again chip (R51)."""


@dataclass(frozen=True, slots=True)
class PawnStay:
    """A detective stays, as nothing that was rolled can be used."""

    pawn: Pawn


@dataclass(frozen=True, slots=True)
class Fly:
    """Mister X takes the helicopter to the opposite edge."""

    to: Station


Leg: TypeAlias = Ride | Fly


@dataclass(frozen=True, slots=True)
class Double:
    """Two legs of Mister X in one turn, committed together (R46)."""

    legs: tuple[Leg, ...]


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
    "legs_of",
]


def legs_of(turn: Action) -> tuple[Leg, ...]:
    """The legs of a turn of Mister X in order."""
    return turn.legs if isinstance(turn, Double) else (turn,)
