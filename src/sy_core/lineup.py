"""Who sits at a table: worked out of the edition's line-up, alike in both games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from sy_core.terms import Pawn, Seat, detective_seat

if TYPE_CHECKING:
    from sy_core.protocols import Crew

C = TypeVar("C", bound="Crew")
C_co = TypeVar("C_co", bound="Crew", covariant=True)


class LineUps(Protocol[C_co]):
    """An edition, as far as it says who plays."""

    @property
    def crews(self) -> Mapping[int, C_co]:
        """By number of players, Mister X included."""


class LineUp(Generic[C]):
    """The part of a table that says who plays; tables are made of it."""

    edition: LineUps[C]
    players: int

    @cached_property
    def crew(self) -> C:
        """The edition's line-up for this number of players."""
        return self.edition.crews[self.players]

    @cached_property
    def detectives(self) -> int:
        """The number of detective pawns."""
        return sum(self.crew.pawns)

    @cached_property
    def pawns(self) -> tuple[Pawn, ...]:
        """All pursuers: detectives first, then bobbies."""
        detectives = (f"D{n}" for n in range(1, self.detectives + 1))
        bobbies = (f"P{n}" for n in range(1, self.crew.bobbies + 1))
        return tuple(Pawn(name) for name in (*detectives, *bobbies))

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The detective players, from Mister X's left."""
        return tuple(detective_seat(n + 1) for n in range(len(self.crew.pawns)))

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """For each detective pawn the index of its player."""
        led = enumerate(self.crew.pawns)
        return tuple(seat for seat, count in led for _ in range(count))
