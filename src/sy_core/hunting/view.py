"""The one door between a state and anything that shows or decides.

A view is built up from what a seat may know, never stripped down from a state: a
fact that nobody copied here cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from sy_core import knowledge
from sy_core.hunting.advance import token_of
from sy_core.hunting.dice import Faces
from sy_core.hunting.moves import (
    Again,
    Double,
    Move,
    PawnRide,
    PawnStay,
    Place,
    Roll,
)
from sy_core.hunting.reach import can_move, movers
from sy_core.hunting.rules import to_move
from sy_core.hunting.state import Entry, GameState, Phase, Table, Token
from sy_core.knowledge import (
    Knowledge,
    check_seat,
    older_entries,
    seen_moves,
    with_trail,
)
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Side, Station

if TYPE_CHECKING:
    from typing import Self


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

    def at(self, station: Station) -> Self:
        """The same at this station."""
        return replace(self, station=station)


@dataclass(frozen=True, slots=True)
class Turn(knowledge.Turn[Sighting]):
    """What Mister X did in a turn (or as his start), one sighting per entry."""

    planned: Sighting | None = None
    """The leg that never came, as the first one ran into a detective: his secret."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Knowledge[Sighting]):
    """All that one seat knows."""

    table: Table
    phase: Phase
    statuses: tuple[PawnStatus, ...]
    hand: Faces
    """The dice that lie rolled before the detective on turn."""
    to_roll: int
    """How many dice are rolled next, if it is time to roll."""
    played: Faces
    """The dice beside the pawns: those that Mister X may take."""
    chips: int
    helicopters: int
    announced: str | None
    """The letter of the tile on which Mister X started."""
    history: tuple[Event, ...]


def view_for(state: GameState, seat: Seat) -> View:
    """All that *seat* may know of *state*, and nothing else."""
    table = state.table
    check_seat(table, seat)
    knows_all = seat == MISTER_X or state.outcome is not None
    trail = tuple(_sighting(entry, knows_all) for entry in state.trail)
    new = trail[older_entries(table) :]
    turn = _own_turn if seat == MISTER_X else _turn
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
        history=seen_moves(state.moves, new, _is_open, turn),
    )


def as_detectives_see(view: View) -> View:
    """A view with no more in it than the detectives know: for Mister X's planning."""
    if view.seat != MISTER_X:
        return view
    if view.outcome is None:
        return unopened(view)
    history = tuple(map(_without_plan, view.history))
    return replace(view, seat=SPECTATOR, history=history)


def unopened(view: View) -> View:
    """What the table knows while nobody has opened the log, be the game over or not.

    If the detectives have won, they know at least where he is.
    """
    trail = public_trail(view)
    if view.outcome is not None and view.outcome.winner is Side.DETECTIVES:
        trail = (*trail[:-1], replace(trail[-1], station=view.x_station))
    return replace(
        view,
        seat=SPECTATOR,
        x_station=trail[-1].station if trail else None,
        trail=trail,
        history=with_trail(
            map(_without_plan, view.history),
            trail[older_entries(view.table) :],
            is_turn,
        ),
    )


def public_trail(view: View) -> tuple[Sighting, ...]:
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


def _turn(move: Move, legs: tuple[Sighting, ...]) -> Turn:
    return Turn(legs, double=isinstance(move, Double))


def _own_turn(move: Move, legs: tuple[Sighting, ...]) -> Turn:
    """Mister X knows what he had planned."""
    seen = _turn(move, legs)
    if isinstance(move, Double) and len(legs) < len(move.legs):
        leg, last = move.legs[len(legs)], legs[-1].round
        planned = Sighting(last, token_of(leg), leg.to, shown=False)
        return replace(seen, planned=planned)
    return seen


def _without_plan(event: Event) -> Event:
    return replace(event, planned=None) if isinstance(event, Turn) else event


def _is_open(move: Move) -> TypeGuard[OpenMove]:
    return move.is_open


def is_turn(event: object) -> TypeGuard[Turn]:
    """Whether it is Mister X's."""
    return isinstance(event, Turn)
