"""Why a move is not open: the checks behind :func:`sy_core.hunting.rules.apply`."""

from __future__ import annotations

from typing import Final

from sy_core.hunting import moves
from sy_core.hunting.editions import RunIn
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE, canonical
from sy_core.hunting.reach import (
    Fugitive,
    can_move,
    flights,
    fugitive,
    has_room_for_double,
    movers,
)
from sy_core.hunting.state import GameState, Phase, Table
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Pawn, Seat, Station, Ticket

_PHASE_OF: Final = {
    moves.Place: Phase.PLACING,
    moves.Start: Phase.HIDING,
    moves.Roll: Phase.ROLLING,
    moves.Again: Phase.PURSUIT,
    moves.PawnRide: Phase.PURSUIT,
    moves.PawnStay: Phase.PURSUIT,
    moves.Ride: Phase.MISTER_X,
    moves.Fly: Phase.MISTER_X,
    moves.Double: Phase.MISTER_X,
    moves.Stay: Phase.MISTER_X,
}


def explain(
    state: GameState, move: moves.Move, seat: Seat | None = None
) -> Refusal | None:
    """Why *move* is refused, or None if it is legal.

    With *seat*, it must also be that seat's move to make; the dice are rolled by
    the detective on turn.
    """
    move = canonical(move)
    if state.phase is Phase.OVER:
        return Refusal(Reason.GAME_OVER)
    pawn = move.pawn
    if pawn is not None and pawn not in state.table.pawns:
        return Refusal(Reason.NO_SUCH_PAWN, pawn=pawn)
    if seat is not None and seat not in _leading(state, move, pawn):
        return Refusal(Reason.NOT_YOUR_PAWN, pawn=pawn)
    if state.phase is not _PHASE_OF[type(move)]:
        return Refusal(Reason.NOT_YOUR_TURN)
    return _explain(state, move)


def _explain(state: GameState, move: moves.Move) -> Refusal | None:
    match move:
        case moves.PawnRide():
            return _explain_pawn_ride(state, move)
        case moves.Roll(faces):
            wrong = len(faces) != state.to_roll
            return Refusal(Reason.WRONG_ROLL) if wrong else None
        case moves.PawnStay(pawn):
            return _explain_stay(state, pawn)
        case moves.Again():
            return None if state.chips else Refusal(Reason.NO_CHIP)
        case moves.Place():
            return _explain_place(state, move)
        case moves.Start(to):
            return _explain_space(state, to)
        case moves.Ride() | moves.Fly() | moves.Double():
            return _explain_turn(state, move)
        case _:
            bound = fugitive(state).can_use_a_die()
            return Refusal(Reason.MUST_MOVE) if bound else None


def _leading(state: GameState, move: moves.Move, pawn: Pawn | None) -> tuple[Seat, ...]:
    if pawn is not None:
        return (seat_of(state.table, state.table.pawns.index(pawn)),)
    if isinstance(move, moves.Roll | moves.Again):
        return tuple(seat_of(state.table, index) for index in movers(state))
    return (MISTER_X,)


def seat_of(table: Table, index: int) -> Seat:
    """The detective player who leads a pawn."""
    return table.seats[table.owners[index]]


def _explain_place(state: GameState, move: moves.Place) -> Refusal | None:
    index = state.table.pawns.index(move.pawn)
    if index < len(state.pursuers):
        return Refusal(Reason.ALREADY_MOVED, pawn=move.pawn)
    if index > len(state.pursuers):
        return Refusal(Reason.NOT_YOUR_TURN, pawn=move.pawn)
    refusal = _explain_space(state, move.to)
    if refusal is None and move.to not in state.table.layout.taxi_only:
        return Refusal(Reason.NOT_TAXI_ONLY, station=move.to)
    return refusal


def _explain_space(state: GameState, to: Station, leg: int = 0) -> Refusal | None:
    """A space must be laid and free."""
    if to not in state.table.layout.places:
        return Refusal(Reason.OFF_BOARD, leg, station=to)
    if to in state.pursuers:
        pawn = state.table.pawns[state.pursuers.index(to)]
        return Refusal(Reason.OCCUPIED, leg, station=to, pawn=pawn)
    return None


def _explain_mover(state: GameState, pawn: Pawn) -> Refusal | None:
    index = state.table.pawns.index(pawn)
    if state.moved[index]:
        return Refusal(Reason.ALREADY_MOVED, pawn=pawn)
    if index not in movers(state):
        return Refusal(Reason.NOT_YOUR_TURN, pawn=pawn)
    return None


def _explain_stay(state: GameState, pawn: Pawn) -> Refusal | None:
    refusal = _explain_mover(state, pawn)
    if refusal is None and any(can_move(state, index) for index in movers(state)):
        return Refusal(Reason.MUST_MOVE, pawn=pawn)
    return refusal


def _explain_pawn_ride(state: GameState, move: moves.PawnRide) -> Refusal | None:
    refusal = _explain_mover(state, move.pawn)
    if refusal is not None:
        return refusal
    if move.ticket is Ticket.BLACK:
        return Refusal(Reason.NOT_FOR_DETECTIVES, pawn=move.pawn)
    if move.ticket not in state.hand:
        return Refusal(Reason.NO_DIE, ticket=move.ticket)
    here = state.pursuers[state.table.pawns.index(move.pawn)]
    refusal = _explain_line(state.table, here, moves.Ride(move.ticket, move.to), 0)
    return refusal or _explain_space(state, move.to)


def _explain_turn(state: GameState, turn: moves.Action) -> Refusal | None:
    if isinstance(turn, moves.Double):
        refusal = _explain_double(state, turn)
        if refusal is not None:
            return refusal
    standing = fugitive(state, double=isinstance(turn, moves.Double))
    for number, leg in enumerate(turn.legs):
        refusal = _explain_leg(state, standing, leg, number)
        if refusal is not None:
            return refusal
        standing = standing.after(leg)
    untold = isinstance(turn, moves.Double) and len(turn.legs) < LEGS_OF_A_DOUBLE
    return _explain_untold(state, standing) if untold else None


def _explain_untold(state: GameState, standing: Fugitive) -> Refusal | None:
    """A second leg may stay untold if it never came, and if there was one (R46)."""
    ran_in = standing.station in state.pursuers
    if ran_in and next(standing.legs(), None) is not None:
        return None
    return Refusal(Reason.MUST_MOVE, leg=1)


def _explain_double(state: GameState, turn: moves.Double) -> Refusal | None:
    rules = state.table.rules
    blacks = sum(leg == moves.Ride(Ticket.BLACK, leg.to) for leg in turn.legs)
    if not state.doubles:
        return Refusal(Reason.NO_DOUBLE)
    if not has_room_for_double(state):
        return Refusal(Reason.NO_ROOM)
    if rules.one_black and blacks > 1:
        return Refusal(Reason.ONE_BLACK)
    for number, leg in enumerate(turn.legs):
        if isinstance(leg, moves.Fly) and not rules.helicopter_in_double:
            return Refusal(Reason.HELICOPTER_ALONE, number)
    return None


def _explain_leg(
    state: GameState, standing: Fugitive, leg: moves.Leg, number: int
) -> Refusal | None:
    if isinstance(leg, moves.Fly):
        return _explain_flight(state, standing, leg.to, number)
    if not standing.affords(leg.ticket):
        reason = Reason.NO_BLACK if leg.ticket is Ticket.BLACK else Reason.NO_DIE
        return Refusal(reason, number, ticket=leg.ticket)
    refusal = _explain_line(state.table, standing.station, leg, number)
    if refusal is None and state.table.rules.run_in is RunIn.FORBIDDEN:
        return _explain_space(state, leg.to, number)
    return refusal


def _explain_flight(
    state: GameState, standing: Fugitive, to: Station, number: int
) -> Refusal | None:
    targets = flights(state.table)[standing.station]
    if not standing.helicopters:
        return Refusal(Reason.NO_HELICOPTER, number)
    if not targets:
        return Refusal(Reason.NOT_ON_EDGE, number, station=standing.station)
    refusal = _explain_space(state, to, number)
    if refusal is None and to not in targets:
        return Refusal(Reason.NOT_ACROSS, number, station=to)
    return refusal


def _explain_line(
    table: Table, here: Station, ride: moves.Ride, number: int
) -> Refusal | None:
    layout, to, ticket = table.layout, ride.to, ride.ticket
    ends = layout.rides[ticket][here]
    if to in ends:
        return None
    if to not in layout.places:
        return Refusal(Reason.OFF_BOARD, number, station=to)
    if (here, to) in layout.streets.severed:
        return Refusal(Reason.DEAD_END, number, station=to)
    if (here, to) in layout.streets.against_arrow:
        return Refusal(Reason.ONE_WAY, number, station=to)
    reason = Reason.NO_LINE if ends else Reason.NO_STOP
    where = to if ends else here
    return Refusal(reason, number, station=where, ticket=ticket)
