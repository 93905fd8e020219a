"""What a bot is: a chooser of moves, and the budget it may spend on a choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sy_core.terms import Side

if TYPE_CHECKING:
    from random import Random


class Budget:
    """What one choice may cost: nodes (repeatable) or milliseconds, or both.

    A node is one position that search looks into. What a bot does without any is
    quick and always the same, so a budget of none still gives a sound move. A
    budget is used up by one choice; *clock* answers in seconds and is passed in.
    """

    __slots__ = ("_clock", "_until", "nodes", "used")

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


Chooser: TypeAlias = Callable[[Any, Collection[Any], "Random", Budget], Any]
"""``choose(view, legal, rng, budget) -> move``; both games have moves of their own."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A computer player of one game, one side and one strength."""

    name: str
    side: Side
    choose: Chooser


class Motive(StrEnum):
    """Why a move was chosen, as a key that a page can put into words."""

    CATCHES = "catches"
    """He is known to be there."""
    SEARCHES = "searches"
    """He may be there: *chance* says how likely."""
    CUTS_OFF = "cuts_off"
    """*stations* where he may be come within one ride."""
    CLOSES_IN = "closes_in"
    """The likeliest *target* comes nearer."""
    REGROUPS = "regroups"
    """Nothing nearer is to be had: tickets and place are kept in order."""
    ROLLS_AGAIN = "rolls_again"
    STAYS = "stays"
    TAKES_POSITION = "takes_position"

    ESCAPES = "escapes"
    """The station left is within reach of *pursuers*, the new one is not."""
    KEEPS_AWAY = "keeps_away"
    HIDES_TRACKS = "hides_tracks"
    """The detectives are left with *possible* stations."""
    RISKS = "risks"
    """The new station is within reach of *pursuers*."""
    APPEARS = "appears"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A motive and the things that it speaks of, free of any language."""

    motive: Motive
    values: Mapping[str, object] = field(default_factory=lambda: _NOTHING)


_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
