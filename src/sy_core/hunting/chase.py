"""Who could get where in the dice game: for looking back at a chase.

Dice that are still to be rolled count as if they could show anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from sy_core.hunting.layout import Layout
from sy_core.hunting.reach import MODES, movers
from sy_core.hunting.state import GameState, Phase, Table
from sy_core.terms import Station, Ticket


def waiting(state: GameState) -> tuple[int, ...]:
    """The detectives that have not moved since Mister X's last turn, by index."""
    if state.phase not in (Phase.ROLLING, Phase.PURSUIT):
        return ()
    return tuple(index for index, moved in enumerate(state.moved) if not moved)


def next_stops(state: GameState, index: int, here: Station) -> frozenset[Station]:
    """Where a detective gets from *here* with a die: one in hand, or one to come."""
    rolled = state.phase is Phase.PURSUIT and index in movers(state)
    in_hand = rolled and here == state.pursuers[index]
    dice = [die for die in MODES if die in state.hand] if in_hand else MODES
    return _ends(state.table, here, dice)


def refuges(state: GameState, here: Station) -> frozenset[Station]:
    """Where Mister X gets from *here* with one die or a black ticket."""
    black = (Ticket.BLACK,) if state.black else ()
    return _ends(state.table, here, (*MODES, *black)).difference(state.pursuers)


def lines_of(table: Table) -> Mapping[Station, frozenset[Station]]:
    """From each space those that are one ride away."""
    return _lines(table.layout)


def _ends(table: Table, here: Station, dice: Iterable[Ticket]) -> frozenset[Station]:
    rides = table.layout.rides
    return frozenset(to for die in dice for to in rides[die][here])


@lru_cache(maxsize=64)
def _lines(layout: Layout) -> Mapping[Station, frozenset[Station]]:
    return {
        here: frozenset(to for die in MODES for to in layout.rides[die][here])
        for here in layout.spaces
    }
