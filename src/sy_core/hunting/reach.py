"""What can be done from where: the moves that are open in each phase."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.hunting.editions import RunIn
from sy_core.hunting.layout import Targets
from sy_core.hunting.moves import Fly, Leg, PawnRide
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.hunting.state import GameState, Phase, Table
from sy_core.terms import Station, Ticket

MODES: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


@dataclass(frozen=True, slots=True)
class Fugitive:
    """Mister X within a turn: where he is and what he can still use."""

    table: Table
    station: Station
    dice: tuple[Ticket, ...]
    black: int
    helicopters: int
    occupied: tuple[Station, ...]

    def legs(self) -> Iterator[Leg]:
        """Everything he can do for one entry, staying aside."""
        avoids = self.table.rules.run_in is RunIn.FORBIDDEN
        for ticket, rides in self.table.x_rides.items():
            if self.affords(ticket):
                for ride in rides[self.station]:
                    if not (avoids and ride.to in self.occupied):
                        yield ride
        if self.helicopters:
            for to in flights(self.table)[self.station]:
                if to not in self.occupied:
                    yield Fly(to)

    def affords(self, ticket: Ticket) -> bool:
        """Whether he has the die or the black ticket."""
        return self.black > 0 if ticket is Ticket.BLACK else ticket in self.dice

    def after(self, leg: Leg) -> Fugitive:
        """Mister X after the first leg of a double."""
        dice, black, helicopters = self.dice, self.black, self.helicopters
        if isinstance(leg, Fly):
            helicopters -= 1
        elif leg.ticket is Ticket.BLACK:
            black = 0 if self.table.rules.one_black else black - 1
        else:
            at = dice.index(leg.ticket)
            dice = dice[:at] + dice[at + 1 :]
        return Fugitive(self.table, leg.to, dice, black, helicopters, self.occupied)

    def can_use_a_die(self) -> bool:
        """Whether he is bound to move rather than stay (R39, R41)."""
        return dice_help(self.table, self.station, self.dice, self.occupied)


def dice_help(
    table: Table, here: Station, dice: Iterable[Ticket], occupied: Container[Station]
) -> bool:
    """Whether any of *dice* takes Mister X anywhere from *here* (R39, R41)."""
    compelled = table.rules.run_in is RunIn.LOSES
    return any(
        compelled or to not in occupied
        for ticket in dice
        for to in table.layout.rides[ticket][here]
    )


def fugitive(state: GameState, *, double: bool = False) -> Fugitive:
    """Mister X as he stands now; for a *double* without what is barred there."""
    barred = double and not state.table.rules.helicopter_in_double
    return Fugitive(
        state.table,
        state.x_station,
        state.played,
        state.black,
        0 if barred else state.helicopters,
        state.pursuers,
    )


def flights(table: Table) -> Targets:
    """The helicopter's targets by the rules of this table (R48)."""
    layout = table.layout
    return layout.straight_across if table.rules.straight_helicopter else layout.across


def has_room_for_double(state: GameState) -> bool:
    """R46: both legs need an empty space of the tableau."""
    return len(state.trail) + LEGS_OF_A_DOUBLE <= state.table.log_spaces


def can_double(state: GameState) -> bool:
    """Whether the double is still there and has room."""
    return state.doubles > 0 and has_room_for_double(state)


def after_legs(start: Fugitive, legs: Sequence[Leg]) -> Fugitive:
    """Mister X after *legs*."""
    for leg in legs:
        start = start.after(leg)
    return start


def movers(state: GameState) -> tuple[int, ...]:
    """The detectives of which one is next: clockwise from the start marker.

    A single detective player is free to choose among his pawns (R52).
    """
    if state.phase not in (Phase.ROLLING, Phase.PURSUIT):
        return ()
    count = len(state.pursuers)
    if len(state.table.seats) == 1:
        return tuple(index for index in range(count) if not state.moved[index])
    marker = state.round - 1
    clockwise = ((marker + step) % count for step in range(count))
    return (next(index for index in clockwise if not state.moved[index]),)


def pawn_rides(state: GameState, index: int) -> Iterator[PawnRide]:
    """What a detective can do with the dice in hand."""
    rides = state.table.pawn_rides[index]
    here = state.pursuers[index]
    for ticket in MODES:
        if ticket in state.hand:
            for ride in rides[ticket][here]:
                if ride.to not in state.pursuers:
                    yield ride


def can_move(state: GameState, index: int) -> bool:
    """Whether a detective can use any of the dice in hand."""
    return next(pawn_rides(state, index), None) is not None
