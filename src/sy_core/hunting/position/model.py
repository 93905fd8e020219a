"""A position of the dice game: how a game goes on from there."""

from __future__ import annotations

from dataclasses import replace

from sy_core.formats.position import Position
from sy_core.hunting.deal import first_state
from sy_core.hunting.state import Entry, GameState, Table


def is_said(past: tuple[Entry, ...]) -> bool:
    """Whether it is said where Mister X is, or he has not hidden yet."""
    return not past or past[-1].station is not None


def position_of(table: Table, past: tuple[Entry, ...]) -> Position[GameState]:
    """The position with this tableau, Mister X's secrets included."""
    if is_said(past):
        begun = first_state(table, past)
        return Position(begun, begun)
    assert table.starting_position is not None
    *before, last = past
    anywhere = replace(last, station=min(table.starting_position.may))
    return Position(None, first_state(table, (*before, anywhere)))
