"""What a seat may know: the parts that the views of both games are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Generic, TypeGuard, TypeVar

from sy_core.errors import ViewError
from sy_core.move import Move
from sy_core.outcome import Outcome
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Station

if TYPE_CHECKING:
    from sy_core.protocols import Event, Sighting, Table

L = TypeVar("L", bound="Sighting")
L_co = TypeVar("L_co", bound="Sighting", covariant=True)
M = TypeVar("M", bound=Move)
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Turn(Generic[L_co]):
    """A turn of Mister X as a seat knows it, one sighting per entry of his log."""

    kind: ClassVar[str] = "turn"
    legs: tuple[L_co, ...]
    double: bool = False
    """Whether he committed himself to several legs, even if the first was the last."""


OpenT = TypeVar("OpenT", bound=Move)
"""A move that everybody sees."""
TurnT = TypeVar("TurnT", bound="Turn[Sighting]")
"""A game's own class of turns."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, eq=False, repr=False)
class Knowledge(Generic[L_co]):
    """All that one seat knows, as far as it is alike in both games."""

    seat: Seat
    round: int
    to_move: tuple[Seat, ...]
    pursuers: tuple[Station, ...]
    black: int
    doubles: int
    outcome: Outcome | None
    x_station: Station | None
    """Where Mister X is, if the seat knows: his own view, or his pawn is shown."""
    trail: tuple[L_co, ...]
    table: Table
    history: tuple[Event, ...]
    """Every move of the game so far, as far as the seat knows it."""

    @property
    def known_start(self) -> Station | None:
        """Where he started, if that is known and stands in no log."""
        return None

    @property
    def last_seen(self) -> tuple[int, Station] | None:
        """Number of the last shown entry (0: the start) and its station."""
        for number in range(len(self.trail), 0, -1):
            sighting = self.trail[number - 1]
            if sighting.shown and sighting.station is not None:
                return number, sighting.station
        return None if self.known_start is None else (0, self.known_start)

    @property
    def route(self) -> tuple[Station, ...]:
        """The stations of his way that the seat knows."""
        stops = (self.known_start, *(sighting.station for sighting in self.trail))
        return tuple(station for station in stops if station is not None)


K = TypeVar("K", bound="Knowledge[Sighting]")


def check_seat(table: Table, seat: Seat) -> None:
    """Refuse to look through the eyes of nobody."""
    if seat not in (MISTER_X, SPECTATOR, *table.seats):
        raise ViewError(f"nobody sits there: {str(seat)[:40]}")


def older_entries(table: Table) -> int:
    """How many entries of the log are older than the game's first move."""
    return len(table.starting_position.log) if table.starting_position else 0


def seen_moves(
    moves: Iterable[M],
    trail: Iterable[L],
    is_open: Callable[[M], TypeGuard[OpenT]],
    turn: Callable[[M, tuple[L, ...]], TurnT],
) -> tuple[OpenT | TurnT, ...]:
    """The moves with each secret one of Mister X replaced by what is known of it.

    *turn* tells it, given the entries that it filled.
    """
    entries = iter(trail)
    return tuple(
        move
        if is_open(move)
        else turn(move, tuple(islice(entries, len(move.legs) or 1)))
        for move in moves
    )


def with_trail(
    history: Iterable[E],
    trail: Iterable[Sighting],
    is_turn: Callable[[E], TypeGuard[TurnT]],
) -> tuple[E | TurnT, ...]:
    """The same events, each turn of Mister X told as *trail* has it."""
    entries = iter(trail)
    return tuple(
        replace(event, legs=tuple(islice(entries, len(event.legs))))
        if is_turn(event)
        else event
        for event in history
    )


def foreseen(view: K, moves: Iterable[Move]) -> K:
    """The same with open moves that are only thought of, none of which met him.

    Only its history says so: it is for whoever follows that.
    """
    made = (move for move in moves if move.is_open)
    return replace(view, history=(*view.history, *made))
