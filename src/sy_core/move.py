"""What every move can be asked, and the moves that both games have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sy_core.terms import Pawn, Station, Ticket


class Move:
    """Any move of either game.

    A move that has one of these parts holds it as a field and writes ``= field()``:
    or else the property here would be taken for the field's default.
    """

    __slots__ = ()

    kind: ClassVar[str]
    """A word that stays the same, whatever the class is called."""
    is_open: ClassVar[bool] = False
    """Whether everybody at the table sees all of it."""

    @property
    def pawn(self) -> Pawn | None:
        """The pursuer that it moves; None: it moves none."""
        return None

    @property
    def ticket(self) -> Ticket | None:
        """The ticket or die that is used, if it is one."""
        return None

    @property
    def to(self) -> Station | None:
        """The station it leads to, if it is one."""
        return None

    @property
    def legs(self) -> tuple[Move, ...]:
        """The rides of a turn of Mister X in order; none if he does not go."""
        return ()


@dataclass(frozen=True, slots=True)
class Ride(Move):
    """Mister X shows *ticket* and goes one line to *to*."""

    kind: ClassVar[str] = "ride"
    ticket: Ticket = field()
    to: Station = field()

    @property
    def legs(self) -> tuple[Ride, ...]:
        """The ride itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class PawnRide(Move):
    """A detective pays *ticket* (a bobby just names it) and goes to *to*."""

    kind: ClassVar[str] = "pawn_ride"
    is_open: ClassVar[bool] = True
    pawn: Pawn = field()
    ticket: Ticket = field()
    to: Station = field()


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """Mister X cannot move and stays where he is (R7, R41)."""

    kind: ClassVar[str] = "stay"
