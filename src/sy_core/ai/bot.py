"""What a bot is: a chooser of moves, and the budget it may spend on a choice."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sy_core.move import Move
from sy_core.protocols import View
from sy_core.terms import SPECTATOR, Pawn, Side

if TYPE_CHECKING:
    from random import Random


class Budget:
    """What one choice may cost: nodes (repeatable) or milliseconds, or both.

    A node is one position that search looks into. What a bot does without any is
    quick and always the same, so a budget of none still gives a sound move. A
    budget is used up by one choice; *clock* answers in seconds and is passed in.
    """

    __slots__ = ("_clock", "_until", "milliseconds", "nodes", "used")

    def __init__(
        self,
        *,
        nodes: int | None = None,
        milliseconds: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        if milliseconds is not None and clock is None:
            raise ValueError("milliseconds need a clock")
        if milliseconds is None and nodes is None:
            raise ValueError("a budget has an end: nodes, milliseconds or both")
        self.nodes = nodes
        self.milliseconds = milliseconds
        self.used = 0
        self._clock = clock
        self._until = (
            clock() + milliseconds / 1000
            if clock is not None and milliseconds is not None
            else None
        )

    def spend(self, count: int = 1) -> bool:
        """Whether *count* more nodes may be looked into; if so they are counted."""
        if self.nodes is not None and self.used + count > self.nodes:
            return False
        if self._is_late():
            return False
        self.used += count
        return True

    def _is_late(self) -> bool:
        if self._clock is None or self._until is None:
            return False
        return self._clock() >= self._until


Chooser: TypeAlias = Callable[[View, Collection[Move], "Random", Budget], Move]
"""``choose(view, legal, rng, budget) -> move``."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A computer player of one game, one side and one strength."""

    name: str
    side: Side
    choose: Chooser


def leads(view: View, pawn: Pawn) -> bool:
    """Whether the view's seat moves that pawn; a spectator moves everybody's."""
    table = view.table
    owner = table.owners[table.pawns.index(pawn)]
    if owner is None or view.seat == SPECTATOR:
        return True
    return table.seats[owner] == view.seat
