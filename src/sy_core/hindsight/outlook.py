"""How near a catch is: where he can be, and how many of these places can be visited."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from sy_core import loading
from sy_core.game import AnyGame
from sy_core.protocols import State, Table
from sy_core.terms import Station

Stations = frozenset[Station]


class Chase(Protocol):
    """Who could get where: a module of each game."""

    def waiting(self, state: State, /) -> tuple[int, ...]:
        """The pursuers that have not moved since Mister X's last turn, by index."""

    def next_stops(self, state: State, index: int, here: Station, /) -> Stations:
        """Where a pursuer gets from *here* with one ride."""

    def refuges(self, state: State, here: Station, /) -> Stations:
        """Where Mister X gets from *here* with one ride."""

    def lines_of(self, table: Table, /) -> Mapping[Station, Stations]:
        """From each station those that are one ride away."""


def chase_of(game: AnyGame) -> Chase:
    """What a game knows about a chase."""
    return cast("Chase", loading.load(loading.CHASE, game.id))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The detectives' prospects in what is left of a round."""

    places: int
    """Where Mister X could be, for all that they knew."""
    in_reach: int
    """Those of them that somebody can still get to."""
    covered: int
    """Those that can be visited, each by another pursuer."""

    @property
    def chance(self) -> float:
        """How likely a catch is if each place is as likely and they choose well."""
        return self.covered / self.places if self.places else 0.0


def outlook(places: Stations, reaches: Sequence[Stations]) -> Outlook:
    """The prospects of pursuers who each can get to some stations."""
    in_reach = places & frozenset().union(*reaches)
    return Outlook(len(places), len(in_reach), covered(places, reaches))


def covered(places: Stations, reaches: Iterable[Stations]) -> int:
    """How many *places* can be visited if everybody goes to another one."""
    options = [sorted(reach & places) for reach in reaches]
    visitor: dict[Station, int] = {}
    return sum(_finds(index, options, visitor, set()) for index in range(len(options)))


def _finds(
    index: int,
    options: Sequence[Sequence[Station]],
    visitor: dict[Station, int],
    asked: set[Station],
) -> bool:
    """Whether a pursuer gets a place, others making room if they can."""
    for place in options[index]:
        if place in asked:
            continue
        asked.add(place)
        if place not in visitor or _finds(visitor[place], options, visitor, asked):
            visitor[place] = index
            return True
    return False
