"""The one door between a state and anything that shows or decides.

A view is built up from what a seat may know, never stripped down from a state: a
fact that nobody copied here cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from sy_core import knowledge
from sy_core.classic.editions.model import Log, Tickets
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide
from sy_core.classic.reach import can_move, is_stranded, movers, turn_has_passed
from sy_core.classic.rules import to_move
from sy_core.classic.state import Entry, GameState, Phase, Table
from sy_core.knowledge import (
    Knowledge,
    check_seat,
    older_entries,
    seen_moves,
    with_trail,
)
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Side, Station, Ticket

if TYPE_CHECKING:
    from typing import Self


@dataclass(frozen=True, slots=True)
class Sighting:
    """One log entry as a seat knows it; None stands for what it does not know."""

    round: int
    ticket: Ticket | None
    station: Station | None
    shown: bool
    """Whether the detectives have been shown the station."""
    stayed: bool
    """He was blocked and stayed (R7): no ticket was played."""

    @property
    def sign(self) -> str:
        """What lies on the entry, in a letter of notation; ``?``: not known."""
        if self.stayed:
            return "-"
        return "?" if self.ticket is None else self.ticket.value

    def at(self, station: Station) -> Self:
        """The same at this station."""
        return replace(self, station=station)


class Turn(knowledge.Turn[Sighting]):
    """A turn of Mister X, one sighting per ride."""

    __slots__ = ()


OpenMove: TypeAlias = PawnRide | Appear | Hide
Event: TypeAlias = OpenMove | Turn


class PawnStatus(StrEnum):
    """What a pursuer is doing in this round."""

    MOVED = "moved"
    READY = "ready"
    """It may move now."""
    WAITING = "waiting"
    """It can move, but others are first."""
    JAMMED = "jammed"
    """It has a fitting ticket, but pursuers stand on every target."""
    SAT_OUT = "sat_out"
    """It could not move when it was its turn, and is not asked again (R17)."""
    STRANDED = "stranded"
    """No ticket fits any line at its station: it sits out (R16)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Knowledge[Sighting]):
    """All that one seat knows."""

    table: Table
    phase: Phase
    statuses: tuple[PawnStatus, ...]
    purses: tuple[Tickets, ...]
    supply: Tickets
    appearances: int
    x_start: Station | None
    history: tuple[Event, ...]

    @property
    def known_start(self) -> Station | None:
        """The start stands in no log."""
        return self.x_start


def view_for(state: GameState, seat: Seat) -> View:
    """All that *seat* may know of *state*, and nothing else."""
    table = state.table
    check_seat(table, seat)
    knows_all = seat == MISTER_X or state.outcome is not None
    trail = tuple(
        _sighting(table, number, entry, knows_all)
        for number, entry in enumerate(state.trail, start=1)
    )
    start_is_open = table.edition.log is Log.OPEN
    in_sight = state.trail[-1].shown if state.trail else start_is_open
    return View(
        seat=seat,
        table=table,
        round=state.round,
        phase=state.phase,
        to_move=to_move(state),
        pursuers=state.pursuers,
        statuses=tuple(_status(state, i) for i in range(len(state.pursuers))),
        purses=state.purses,
        supply=state.supply,
        black=state.black,
        doubles=state.doubles,
        appearances=state.appearances,
        outcome=state.outcome,
        x_start=state.x_start if knows_all or start_is_open else None,
        x_station=state.x_station if knows_all or in_sight else None,
        trail=trail,
        history=seen_moves(state.moves, trail[older_entries(table) :], _is_open, _turn),
    )


def as_detectives_see(view: View) -> View:
    """A view with no more in it than the detectives know: for Mister X's planning."""
    if view.seat != MISTER_X:
        return view
    return unopened(view) if view.outcome is None else replace(view, seat=SPECTATOR)


def unopened(view: View) -> View:
    """What the table knows while nobody has opened the log, be the game over or not.

    If the detectives have won, they know at least where he is.
    """
    trail = public_trail(view)
    found = view.outcome is not None and view.outcome.winner is Side.DETECTIVES
    if found and trail:
        trail = (*trail[:-1], replace(trail[-1], station=view.x_station))
    start_is_open = view.table.edition.log is Log.OPEN or (found and not trail)
    in_sight = found or (trail[-1].shown if trail else start_is_open)
    return replace(
        view,
        seat=SPECTATOR,
        x_start=view.x_start if start_is_open else None,
        x_station=view.x_station if in_sight else None,
        trail=trail,
        history=with_trail(view.history, trail[older_entries(view.table) :], is_turn),
    )


def public_trail(view: View) -> tuple[Sighting, ...]:
    """The log as the detectives came to know it, even if more is open by now."""
    return tuple(
        _public(view.table, number, sighting)
        for number, sighting in enumerate(view.trail, start=1)
    )


def _sighting(table: Table, number: int, entry: Entry, knows_all: bool) -> Sighting:
    full = Sighting(entry.round, entry.ticket, entry.station, entry.shown, entry.stayed)
    return full if knows_all else _public(table, number, full)


def _public(table: Table, number: int, full: Sighting) -> Sighting:
    """What the detectives know of an entry: its ticket, its station if shown.

    In an open log no ticket lies on a concealed entry, so its mode stays unknown;
    that a black ticket was used up is seen. Of entries that are older than the game
    they know what the position said, and what has been shown since.
    """
    start = table.starting_position
    if start is not None and number <= len(start.log):
        return replace(
            full,
            ticket=start.log[number - 1].ticket,
            station=full.station if full.shown else None,
        )
    ticket_lies_open = (
        table.edition.log is Log.HIDDEN
        or full.ticket is Ticket.BLACK
        or number not in table.marked
    )
    return replace(
        full,
        ticket=full.ticket if ticket_lies_open else None,
        station=full.station if full.shown else None,
    )


def _status(state: GameState, index: int) -> PawnStatus:
    if state.phase in (Phase.PURSUIT, Phase.OVER) and state.moved[index]:
        return PawnStatus.MOVED
    if is_stranded(state, index):
        return PawnStatus.STRANDED
    if not can_move(state, index):
        return PawnStatus.JAMMED
    if index in movers(state):
        return PawnStatus.READY
    passed = state.phase is Phase.PURSUIT and turn_has_passed(state, index)
    return PawnStatus.SAT_OUT if passed else PawnStatus.WAITING


def _turn(move: Move, legs: tuple[Sighting, ...]) -> Turn:
    return Turn(legs, double=isinstance(move, Double))


def _is_open(move: Move) -> TypeGuard[OpenMove]:
    return move.is_open


def is_turn(event: object) -> TypeGuard[Turn]:
    """Whether it is Mister X's."""
    return isinstance(event, Turn)
