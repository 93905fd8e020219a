"""The closed vocabularies of the game; enum values are the notation letters."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

Station = NewType("Station", int)
"""The number printed on a station (or on a space of the dice game)."""


class Mode(StrEnum):
    """A means of transport: the kind of a line between two stations."""

    TAXI = "T"
    BUS = "B"
    UNDERGROUND = "U"
    FERRY = "F"


class Ticket(StrEnum):
    """What is shown for a ride; a black ticket conceals the mode."""

    TAXI = "T"
    BUS = "B"
    UNDERGROUND = "U"
    BLACK = "X"


class Side(StrEnum):
    """The two parties; a game is won by one of them."""

    MISTER_X = "mister_x"
    DETECTIVES = "detectives"


class Level(StrEnum):
    """How strong a computer player is, the weakest first.

    They are named here, so that they can be chosen without loading any player.
    """

    CONSTABLE = "constable"
    INSPECTOR = "inspector"
    MASTERMIND = "mastermind"


Seat = NewType("Seat", str)
"""A chair at the table: Mister X, a detective player, or a spectator."""

MISTER_X: Final = Seat("mister_x")
SPECTATOR: Final = Seat("spectator")


def detective_seat(number: int) -> Seat:
    """The *number*-th detective player, counted clockwise from Mister X's left."""
    return Seat(f"detective_{number}")


Pawn = NewType("Pawn", str)
"""A pursuer's piece: D1, D2… for detectives, P1 and P2 for bobbies."""
