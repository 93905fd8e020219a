"""What the table sees, and what it learns from one view to the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Generic, TypeGuard, TypeVar, cast

from sy_core.game import Game
from sy_core.halves.values import Disclosure, E, Known, M, S, V
from sy_core.knowledge import Knowledge, TurnT, older_entries, with_trail
from sy_core.protocols import Event, Sighting
from sy_core.terms import Seat, Station

K = TypeVar("K", bound=Knowledge[Sighting])

NOTHING: Final = Known()


class Seeing(ABC, Generic[S, M, V, E]):
    """The views of one game: each game says what only its own views hold."""

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game

    @abstractmethod
    def table_view(self, state: S) -> V:
        """What the table sees of *state*, be it over or not: the log is not opened."""

    @abstractmethod
    def view_after(self, before: S, after: S) -> V:
        """What the table sees after a move of the pursuers, while he has not answered.

        No round ends by it, and no game.
        """

    @abstractmethod
    def supposed(self, view: V, events: Sequence[E], known: Known = NOTHING) -> V:
        """The same with more *events*, stations in the log, and an outcome.

        Only its history and its log say so: it is for whoever follows those.
        """

    @abstractmethod
    def is_tellable(self, view: V, told: Disclosure[E]) -> bool:
        """Whether *told* speaks of things that there are at all in this game."""

    @abstractmethod
    def seen_from(self, view: V, seat: Seat) -> V:
        """The spectator's view as a detective's."""

    @abstractmethod
    def sign(self, redacted: str) -> str:
        """A move of a redacted record in the signs of position text."""

    def announced(self, _view: V) -> str | None:
        """The letter of the tile on which he started, in the dice game."""
        return None

    def disclosed(self, before: V, after: V, made: int = 0) -> Disclosure[E]:
        """What the table learns between two views, if *made* moves are its own."""
        events = after.history[len(before.history) + made :]
        shown = [
            (number, seen.station)
            for number, (was, seen) in enumerate(
                zip(before.trail, after.trail, strict=False), start=1
            )
            if seen.station is not None and was.station is None
        ]
        if before.known_start is None and after.known_start is not None:
            shown.insert(0, (0, after.known_start))
        new = self.announced(before) is None
        return Disclosure(
            made=made,
            event=cast("E", events[0]) if events else None,
            shown=tuple(shown),
            outcome=after.outcome,
            announced=self.announced(after) if new else None,
        )


def with_events(
    view: K,
    events: Sequence[Event],
    stations: Mapping[int, Station],
    is_turn: Callable[[Event], TypeGuard[TurnT]],
) -> K:
    """The same with more events and with *stations* in the log, by number.

    Only its history and its log say so: it is for whoever follows those.
    """
    history = (*view.history, *events)
    new = (leg for event in events if is_turn(event) for leg in event.legs)
    trail = tuple(
        seen.at(stations[number]) if number in stations else seen
        for number, seen in enumerate((*view.trail, *new), start=1)
    )
    told = with_trail(history, trail[older_entries(view.table) :], is_turn)
    return replace(view, trail=trail, history=told)
