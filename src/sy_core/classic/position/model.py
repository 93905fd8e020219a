"""A position of the classic game: how a game goes on from there."""

from __future__ import annotations

from sy_core.classic.deal import first_state, resumed
from sy_core.classic.state import Entry, GameState, Table
from sy_core.formats.position import Position
from sy_core.terms import Station


def is_said(x_start: Station | None, past: tuple[Entry, ...]) -> bool:
    """Whether it is said where Mister X is."""
    here = past[-1].station if past else x_start
    return here is not None


def position_of(
    table: Table, x_start: Station | None, past: tuple[Entry, ...]
) -> Position[GameState]:
    """The position with this start and log, Mister X's secrets included."""
    if is_said(x_start, past):
        begun = resumed(table, x_start, past)
        return Position(begun, begun)
    assert table.starting_position is not None
    return Position(None, first_state(table, min(table.starting_position.may)))
