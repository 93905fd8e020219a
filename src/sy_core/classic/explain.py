"""Why a move is not open: the checks behind :func:`sy_core.classic.rules.apply`."""

from __future__ import annotations

from sy_core.classic.moves import (
    Appear,
    Double,
    Hide,
    Move,
    PawnRide,
    Ride,
    Stay,
)
from sy_core.classic.notation import canonical
from sy_core.classic.reach import Fugitive, fugitive, is_on_turn, owned, purse, robbed
from sy_core.classic.state import GameState, Phase, Table
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Pawn, Seat, Station, Ticket

_PHASE_OF = {
    Ride: Phase.MISTER_X,
    Double: Phase.MISTER_X,
    Stay: Phase.MISTER_X,
    Appear: Phase.APPEARANCE,
    Hide: Phase.APPEARANCE,
    PawnRide: Phase.PURSUIT,
}


def explain(state: GameState, move: Move, seat: Seat | None = None) -> Refusal | None:
    """Why *move* is refused, or None if it is legal.

    With *seat*, it must also be that seat's move to make.
    """
    move = canonical(move)
    refusal = _explain_actor(state, move, seat)
    if refusal is not None:
        return refusal
    match move:
        case PawnRide():
            return _explain_pawn_ride(state, move)
        case Ride() | Double():
            return _explain_turn(state, move)
        case Appear():
            return _explain_appearance(state, move)
        case Stay():
            return _explain_stay(state)
        case _:  # he may always stay hidden
            return None


def _explain_actor(state: GameState, move: Move, seat: Seat | None) -> Refusal | None:
    """Whether this is the time and the seat for such a move."""
    if state.phase is Phase.OVER:
        return Refusal(Reason.GAME_OVER)
    pawn = move.pawn
    if pawn is not None and pawn not in state.table.pawns:
        return Refusal(Reason.NO_SUCH_PAWN, pawn=pawn)
    if seat is not None and not _may_act(state.table, seat, move):
        return Refusal(Reason.NOT_YOUR_PAWN, pawn=pawn)
    if state.phase is not _PHASE_OF[type(move)]:
        appearing = isinstance(move, Appear | Hide)
        return Refusal(Reason.NO_APPEARANCE if appearing else Reason.NOT_YOUR_TURN)
    return None


def _may_act(table: Table, seat: Seat, move: Move) -> bool:
    if not isinstance(move, PawnRide):
        return seat == MISTER_X
    return seat in seats_leading(table, move.pawn)


def seats_leading(table: Table, pawn: Pawn) -> tuple[Seat, ...]:
    """The detective players who may move *pawn* (R18)."""
    owner = table.owners[table.pawns.index(pawn)]
    return table.seats if owner is None else (table.seats[owner],)


def _explain_turn(state: GameState, move: Ride | Double) -> Refusal | None:
    legs = move.legs
    if len(legs) - 1 > state.doubles:
        return Refusal(Reason.NO_DOUBLE)
    if len(legs) - 1 > state.table.rules.doubles_per_turn:
        return Refusal(Reason.DOUBLE_LIMIT)
    standing = fugitive(state)
    for number, leg in enumerate(legs):
        refusal = _explain_leg(state, standing, leg, number)
        if refusal is not None:
            return refusal
        standing = standing.after(leg)
    return None


def _explain_leg(
    state: GameState, standing: Fugitive, leg: Ride, number: int
) -> Refusal | None:
    if not standing.affords(leg.ticket):
        black = leg.ticket is Ticket.BLACK
        reason = Reason.NO_BLACK if black else Reason.SUPPLY_EMPTY
        return Refusal(reason, number, ticket=leg.ticket)
    return _explain_line(state, standing.station, leg.ticket, leg.to, number)


def _explain_line(
    state: GameState, here: Station, ticket: Ticket, to: Station, number: int = 0
) -> Refusal | None:
    board = state.table.edition.board
    if to not in board.places:
        return Refusal(Reason.OFF_BOARD, number, station=to)
    if not board.rides[here][ticket]:
        return Refusal(Reason.NO_STOP, number, station=here, ticket=ticket)
    if to not in board.rides[here][ticket]:
        return Refusal(Reason.NO_LINE, number, station=to, ticket=ticket)
    if to in state.pursuers:
        pawn = state.table.pawns[state.pursuers.index(to)]
        return Refusal(Reason.OCCUPIED, number, station=to, pawn=pawn)
    return None


def _explain_pawn_ride(state: GameState, move: PawnRide) -> Refusal | None:
    index = state.table.pawns.index(move.pawn)
    if state.moved[index]:
        return Refusal(Reason.ALREADY_MOVED, pawn=move.pawn)
    if not is_on_turn(state, index):
        return Refusal(Reason.NOT_YOUR_TURN, pawn=move.pawn)
    if move.ticket is Ticket.BLACK:
        return Refusal(Reason.NOT_FOR_DETECTIVES, ticket=move.ticket, pawn=move.pawn)
    if move.ticket not in owned(purse(state, index)):
        return Refusal(Reason.NO_TICKET, ticket=move.ticket, pawn=move.pawn)
    return _explain_line(state, state.pursuers[index], move.ticket, move.to)


def _explain_appearance(state: GameState, move: Appear) -> Refusal | None:
    """R27: at most one ticket of a kind it owns from each detective, in their order."""
    owned_by = dict(robbed(state.table, state.purses))
    taken = dict(move.takings)
    in_order = [(pawn, taken[pawn]) for pawn in owned_by if pawn in taken]
    fits = in_order == list(move.takings) and all(
        ticket in owned_by[pawn] for pawn, ticket in in_order
    )
    return None if fits else Refusal(Reason.WRONG_TAKINGS)


def _explain_stay(state: GameState) -> Refusal | None:
    """He must move if he can (R7)."""
    return None if fugitive(state).is_blocked() else Refusal(Reason.MUST_MOVE)
