"""The one door between a state and anything that shows or decides.

A view is built up from what a seat may know, never stripped down from a state: a
fact that nobody copied here cannot leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import ClassVar, TypeAlias

from sy_core.errors import ViewError
from sy_core.hunting.dice import Faces
from sy_core.hunting.moves import Again, Double, Move, PawnRide, PawnStay, Place, Roll
from sy_core.hunting.reach import can_move, movers
from sy_core.hunting.rules import to_move
from sy_core.hunting.state import Entry, GameState, Phase, Table, Token
from sy_core.outcome import Outcome
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Station


@dataclass(frozen=True, slots=True)
class Sighting:
    """One entry of the tableau as a seat knows it; None: it does not know."""

    round: int
    token: Token
    station: Station | None
    shown: bool
    """Whether a reveal has disclosed the space, and its die has returned."""

    @property
    def sign(self) -> str:
        """What lies on the entry, in a letter of notation."""
        return self.token.value


@dataclass(frozen=True, slots=True)
class Turn:
    """What Mister X did in a turn (or as his start), one sighting per entry."""

    kind: ClassVar[str] = "turn"
    legs: tuple[Sighting, ...]
    double: bool = False


OpenMove: TypeAlias = Place | Roll | Again | PawnRide | PawnStay
Event: TypeAlias = OpenMove | Turn


class PawnStatus(StrEnum):
    """What a detective is doing in this round."""

    MOVED = "moved"
    READY = "ready"
    """It is this detective's turn, or one may be chosen (R52)."""
    JAMMED = "jammed"
    """It is its turn, but none of the dice in hand can be used."""
    WAITING = "waiting"
    """Others are first."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows."""

    seat: Seat
    table: Table
    round: int
    phase: Phase
    to_move: tuple[Seat, ...]
    pursuers: tuple[Station, ...]
    statuses: tuple[PawnStatus, ...]
    hand: Faces
    """The dice that lie rolled before the detective on turn."""
    to_roll: int
    """How many dice are rolled next, if it is time to roll."""
    played: Faces
    """The dice beside the pawns: those that Mister X may take."""
    chips: int
    black: int
    doubles: int
    helicopters: int
    outcome: Outcome | None
    announced: str | None
    """The letter of the tile on which Mister X started."""
    x_station: Station | None
    """Where Mister X is, if the seat knows: his own view, or his pawn is shown."""
    trail: tuple[Sighting, ...]
    history: tuple[Event, ...]
    """Every move of the game so far, as far as the seat knows it."""

    @property
    def last_seen(self) -> tuple[int, Station] | None:
        """Number of the last shown entry and its station."""
        for number in range(len(self.trail), 0, -1):
            sighting = self.trail[number - 1]
            if sighting.shown and sighting.station is not None:
                return number, sighting.station
        return None

    @property
    def route(self) -> tuple[Station, ...]:
        """The spaces of Mister X's way that the seat knows."""
        stops = (sighting.station for sighting in self.trail)
        return tuple(station for station in stops if station is not None)


def view_for(state: GameState, seat: Seat) -> View:
    """All that *seat* may know of *state*, and nothing else."""
    table = state.table
    if seat not in (MISTER_X, SPECTATOR, *table.seats):
        raise ViewError(f"nobody sits there: {str(seat)[:40]}")
    knows_all = seat == MISTER_X or state.outcome is not None
    trail = tuple(_sighting(entry, knows_all) for entry in state.trail)
    return View(
        seat=seat,
        table=table,
        round=state.round,
        phase=state.phase,
        to_move=to_move(state),
        pursuers=state.pursuers,
        statuses=tuple(_status(state, i) for i in range(len(state.pursuers))),
        hand=state.hand,
        to_roll=state.to_roll if state.phase is Phase.ROLLING else 0,
        played=state.played,
        chips=state.chips,
        black=state.black,
        doubles=state.doubles,
        helicopters=state.helicopters,
        outcome=state.outcome,
        announced=state.announced,
        x_station=trail[-1].station if trail else None,
        trail=trail,
        history=_history(state.moves, trail[len(state.past) :]),
    )


def as_detectives_see(view: View) -> View:
    """A view with no more in it than the detectives know: for Mister X's planning."""
    if view.seat != MISTER_X:
        return view
    if view.outcome is not None:
        return replace(view, seat=SPECTATOR)
    trail = as_told(view)
    return replace(
        view,
        seat=SPECTATOR,
        x_station=trail[-1].station if trail else None,
        trail=trail,
        history=_with_trail(view.history, trail[_older(view) :]),
    )


def foreseen(view: View, moves: Sequence[Move]) -> View:
    """The same with open moves that are only thought of, none of which met him.

    Only its history says so: it is for whoever follows that.
    """
    seen = (move for move in moves if isinstance(move, OpenMove))
    return replace(view, history=(*view.history, *seen))


def as_told(view: View) -> tuple[Sighting, ...]:
    """The tableau as the detectives came to know it, even if more is open by now."""
    return tuple(_public(sighting) for sighting in view.trail)


def _sighting(entry: Entry, knows_all: bool) -> Sighting:
    full = Sighting(entry.round, entry.token, entry.station, entry.shown)
    return full if knows_all else _public(full)


def _public(full: Sighting) -> Sighting:
    """R56: what Mister X does is seen; where, only once a reveal has shown it."""
    return replace(full, station=full.station if full.shown else None)


def _status(state: GameState, index: int) -> PawnStatus:
    if state.phase in (Phase.ROLLING, Phase.PURSUIT) and state.moved[index]:
        return PawnStatus.MOVED
    if index not in movers(state):
        return PawnStatus.WAITING
    if state.phase is Phase.PURSUIT and not can_move(state, index):
        return PawnStatus.JAMMED
    return PawnStatus.READY


def _history(moves: Iterable[Move], trail: tuple[Sighting, ...]) -> tuple[Event, ...]:
    """The moves with each of Mister X's replaced by what is known of it."""
    unseen = iter(trail)
    return tuple(
        move
        if isinstance(move, OpenMove)
        else Turn(
            tuple(islice(unseen, 2 if isinstance(move, Double) else 1)),
            isinstance(move, Double),
        )
        for move in moves
    )


def _older(view: View) -> int:
    """How many entries are older than the game's first move."""
    return len(view.table.setting.log) if view.table.setting else 0


def _with_trail(
    history: tuple[Event, ...], trail: tuple[Sighting, ...]
) -> tuple[Event, ...]:
    unseen = iter(trail)
    return tuple(
        replace(event, legs=tuple(islice(unseen, len(event.legs))))
        if isinstance(event, Turn)
        else event
        for event in history
    )
