"""A task as a value: what must hold of a move, or which stations are to be marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sy_core.terms import Station


@dataclass(frozen=True, slots=True)
class Condition:
    """A fact of a move must be one of some values."""

    fact: str
    values: tuple[str, ...]


Case: TypeAlias = tuple[Condition, ...]
"""What a move can be like: all its conditions hold."""


@dataclass(frozen=True, slots=True)
class MoveTask:
    """The reader is to move; one of the *goals* must be reached."""

    goals: tuple[Case, ...]
    fails: tuple[Case, ...] = ()
    """What, if no goal is reached, makes a move a mistake at once."""
    misses: tuple[tuple[str, Case], ...] = ()
    """Mistakes that have words of their own, by name; the first that fits counts."""
    moves: int = 1
    """After how many moves it is decided at the latest, whoever makes them."""

    @property
    def stations(self) -> tuple[Station, ...]:
        """All stations that it names as such."""
        cases = (*self.goals, *self.fails, *(case for _, case in self.misses))
        return tuple(
            Station(int(value))
            for case in cases
            for each in case
            if each.fact in ("from", "to")
            for value in each.values
        )


@dataclass(frozen=True, slots=True)
class MarkTask:
    """The reader is to mark stations, these exactly."""

    marks: frozenset[Station] | None
    """None: those where Mister X can be, for all that everybody knows."""

    @property
    def stations(self) -> tuple[Station, ...]:
        """All stations that it names."""
        return tuple(sorted(self.marks or ()))

    def wanted(self, possible: frozenset[Station]) -> frozenset[Station]:
        """The stations to mark, where Mister X can be on the *possible* ones."""
        return possible if self.marks is None else self.marks


Task: TypeAlias = MoveTask | MarkTask
