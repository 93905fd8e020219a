"""What both sides wish for when they cooperate towards a wanted end of a game.

A wish looks at a legal move and says whether it fits. The moves that fit the first
wish are looked at with the second, and so on; a wish that nothing fits is passed
over. Both sides know everything here: the games are searched for, not played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from sy_core import (
    Appear,
    Double,
    GameState,
    Hide,
    Mode,
    Move,
    PawnRide,
    Ride,
    Station,
    Ticket,
    legal_moves,
)
from sy_core.classic.board import PURSUER_MODES, Board, distances
from sy_core.classic.reach import purse

Wish: TypeAlias = Callable[[GameState, Move], bool]


def fulfilled(state: GameState, wishes: Iterable[Wish], rng: Random) -> Move:
    """A move that fits as many wishes as can be, the first ones before the later."""
    moves = list(legal_moves(state))
    for wish in wishes:
        moves = [move for move in moves if wish(state, move)] or moves
    return rng.choice(moves)


def legs(move: Move) -> tuple[Ride, ...]:
    """The rides of Mister X in *move*, if it is his."""
    match move:
        case Ride():
            return (move,)
        case Double():
            return move.legs
        case _:
            return ()


def until(last: int, wish: Wish) -> Wish:
    """The wish holds up to that round."""
    return lambda state, move: state.round > last or wish(state, move)


def since(first: int, wish: Wish) -> Wish:
    """The wish holds from that round on."""
    return lambda state, move: state.round < first or wish(state, move)


# ---- wishes of both sides ---------------------------------------------------------


def nobody_catches_before(first: int) -> Wish:
    """Pursuers keep off Mister X's station until round *first*."""

    def wish(state: GameState, move: Move) -> bool:
        early = state.round < first
        return not (early and isinstance(move, PawnRide) and move.to == state.x_station)

    return wish


def only_this_catches(kind: str, first: int) -> Wish:
    """From round *first* a pawn whose name begins with *kind* catches him."""

    def wish(state: GameState, move: Move) -> bool:
        if not isinstance(move, PawnRide) or move.to != state.x_station:
            return True
        return state.round >= first and move.pawn.startswith(kind)

    return wish


def doubles_in(*rounds: int, legs_each: int = 2) -> Wish:
    """Mister X plays his doubles in these rounds and in no other."""

    def wish(state: GameState, move: Move) -> bool:
        wanted = legs_each if state.round in rounds else 1
        return len(legs(move)) in (0, wanted)

    return wish


def black_in(*rounds: int) -> Wish:
    """Mister X lays one black ticket in these rounds and none in others."""

    def wish(state: GameState, move: Move) -> bool:
        wanted = 1 if state.round in rounds else 0
        black = [leg for leg in legs(move) if leg.ticket is Ticket.BLACK]
        return not legs(move) or len(black) == wanted

    return wish


def black_first(_state: GameState, move: Move) -> bool:
    """The first leg of a double is ridden with a black ticket."""
    ridden = legs(move)
    return len(ridden) <= 1 or ridden[0].ticket is Ticket.BLACK


def appears_in(*rounds: int) -> Wish:
    """Mister X shows himself of his own will in these rounds."""

    def wish(state: GameState, move: Move) -> bool:
        appears = isinstance(move, Appear)
        return not isinstance(move, Appear | Hide) or appears == (state.round in rounds)

    return wish


def takes(ticket: Ticket) -> Wish:
    """Whenever he appears he takes tickets of this kind."""

    def wish(_state: GameState, move: Move) -> bool:
        if not isinstance(move, Appear):
            return True
        return all(kind is ticket for _, kind in move.takings)

    return wish


def x_pays(*tickets: Ticket) -> Wish:
    """Mister X shows these tickets and no other."""
    return lambda _state, move: all(leg.ticket in tickets for leg in legs(move))


def x_keeps_away(state: GameState, move: Move) -> bool:
    """Mister X ends his turn where no pursuer is next to him."""
    ridden = legs(move)
    if not ridden:
        return True
    near = {
        there
        for here in state.pursuers
        for there in _next(state.table.edition.board, here)
    }
    return ridden[-1].to not in near


def pursuers_close_in(state: GameState, move: Move) -> bool:
    """A pursuer goes nearer to Mister X, or onto his station."""
    if not isinstance(move, PawnRide):
        return True
    far = distances(state.table.edition.board, state.x_station, PURSUER_MODES)
    here = state.pursuers[state.table.pawns.index(move.pawn)]
    return far[move.to] < far[here] or far[move.to] == 0


# ---- wishes of detectives who want to run dry -------------------------------------


def pursuers_pay(ticket: Ticket, *pawns: str) -> Wish:
    """The named pawns (or all) use this ticket as long as they can."""

    def wish(_state: GameState, move: Move) -> bool:
        if not isinstance(move, PawnRide) or (pawns and move.pawn not in pawns):
            return True
        return move.ticket is ticket

    return wish


def strands(*pawns: str) -> Wish:
    """With its last taxi tickets a detective ends where nothing but taxis stops."""

    def wish(state: GameState, move: Move) -> bool:
        if not isinstance(move, PawnRide) or (pawns and move.pawn not in pawns):
            return True
        return not _taxis_run_out(state, move) or is_taxi_only(state, move.to)

    return wish


def stays_on_the_move(*pawns: str) -> Wish:
    """With its last taxi tickets a detective ends at a stop of another mode."""

    def wish(state: GameState, move: Move) -> bool:
        if not isinstance(move, PawnRide) or (pawns and move.pawn not in pawns):
            return True
        return not _taxis_run_out(state, move) or not is_taxi_only(state, move.to)

    return wish


def bobbies_wait(_state: GameState, move: Move) -> bool:
    """Detectives move before bobbies."""
    return not isinstance(move, PawnRide) or move.pawn.startswith("D")


def is_taxi_only(state: GameState, station: Station) -> bool:
    """Whether nothing but taxis (and perhaps a ferry) stops there."""
    modes = state.table.edition.board.modes_at(station)
    return not modes & {Mode.BUS, Mode.UNDERGROUND}


def _taxis_run_out(state: GameState, move: PawnRide) -> bool:
    """Two players' pool is nearly used up when two are left."""
    owned = purse(state, state.table.pawns.index(move.pawn))
    last = 2 if state.table.pooled else 1
    return owned is not None and owned.taxi <= last and move.ticket is Ticket.TAXI


# ---- a rendezvous: Mister X is to be blocked ---------------------------------------


def rendezvous(place: Station, in_round: int, doubled: Sequence[int] = ()) -> Wish:
    """In that round Mister X ends on *place* and pursuers on all its neighbours.

    Each of them keeps to stations from which it can still arrive in time.
    """

    def wish(state: GameState, move: Move) -> bool:
        left = in_round - state.round
        if left < 0:
            return True
        board = state.table.edition.board
        ridden = legs(move)
        if ridden:
            more = sum(1 for each in doubled if each > state.round)
            return ridden[-1].to in _arriving(board, place, left + more)
        if not isinstance(move, PawnRide):
            return True
        index = state.table.pawns.index(move.pawn)
        posts = sorted(_next(board, place))
        if index >= len(posts):
            return move.to not in (place, *posts) or left > 0
        return move.to in _arriving(board, posts[index], left)

    return wish


def gathering(place: Station, in_round: int) -> Wish:
    """In that round D1 ends on *place* and others on all its neighbours: a jam."""

    def wish(state: GameState, move: Move) -> bool:
        left = in_round - state.round
        if left < 0 or not isinstance(move, PawnRide):
            return True
        board = state.table.edition.board
        posts = (place, *sorted(_next(board, place)))
        index = state.table.pawns.index(move.pawn)
        return index >= len(posts) or move.to in _arriving(board, posts[index], left)

    return wish


@cache
def _next(board: Board, station: Station) -> frozenset[Station]:
    return frozenset(end for ends in board.lines[station].values() for end in ends)


@cache
def _arriving(board: Board, place: Station, steps: int) -> frozenset[Station]:
    """The stations from which *place* is reached in exactly so many rides."""
    if steps == 0:
        return frozenset({place})
    later = _arriving(board, place, steps - 1)
    return frozenset(
        here
        for here in board.stations
        if any(
            end in later
            for mode in PURSUER_MODES
            for end in board.neighbours(here, mode)
        )
    )


def corners(board: Board) -> Iterator[Station]:
    """Stations with two neighbours: two pursuers are enough there."""
    a_pair = 2
    return (here for here in board.stations if len(_next(board, here)) == a_pair)
