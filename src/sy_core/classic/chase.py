"""Who could get where in the classic game: for looking back at a chase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sy_core.classic.board import PAID_TICKETS, Board
from sy_core.classic.reach import fugitive, owned, purse
from sy_core.classic.state import GameState, Phase, Table
from sy_core.terms import Station


def waiting(state: GameState) -> tuple[int, ...]:
    """The pursuers that have not moved since Mister X's last turn, by index."""
    if state.phase not in (Phase.PURSUIT, Phase.APPEARANCE):
        return ()
    return tuple(index for index, moved in enumerate(state.moved) if not moved)


def next_stops(state: GameState, index: int, here: Station) -> frozenset[Station]:
    """Where a pursuer gets from *here* with one of the tickets that it holds."""
    lines = state.table.edition.board.rides[here]
    return frozenset().union(*(lines[t] for t in owned(purse(state, index))))


def refuges(state: GameState, here: Station) -> frozenset[Station]:
    """Where Mister X gets from *here* with one ride."""
    lines = state.table.edition.board.rides[here]
    standing = fugitive(state)
    open_to_him = (ends for ticket, ends in lines.items() if standing.affords(ticket))
    return frozenset().union(*open_to_him) - standing.occupied


def lines_of(table: Table) -> Mapping[Station, frozenset[Station]]:
    """From each station those that are one ride away, by any line but the ferry."""
    return _lines(table.edition.board)


@cache
def _lines(board: Board) -> Mapping[Station, frozenset[Station]]:
    return {
        here: frozenset().union(*(board.rides[here][t] for t in PAID_TICKETS))
        for here in board.stations
    }
