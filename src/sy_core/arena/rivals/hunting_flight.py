"""Mister X of the dice game as others would play him: by one thought each.

All of them keep what is rare for need: doubles, black tickets and the helicopter come
into question only where every other turn ends next to a detective.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.track import entries_of
from sy_core.ai.net import ALL_PAID, rides_apart
from sy_core.coding import Code
from sy_core.hunting.codes import decode, encode
from sy_core.hunting.deduce import deduce
from sy_core.hunting.layout import tile_of
from sy_core.hunting.moves import Double, Fly, Move, Ride
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Phase, Token
from sy_core.hunting.view import View
from sy_core.terms import Station, Ticket

if TYPE_CHECKING:
    from random import Random

MOST: Final = 300
"""Turns that are looked at; there may be thousands of doubles."""
CLOSE: Final = 1
FAR_ENOUGH: Final = 3
STEEPNESS: Final = 3.0
LOST: Final = 1e-9
"""How readily he runs into a detective: if nothing else is left."""


def farthest(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """Where the nearest detective is farthest, then all of them together."""

    def merit(code: Code) -> tuple[int, int, float]:
        apart = apart_from(view, end_of(view, code))
        return min(apart), sum(apart), rng.random()

    return _decoded(view, max(turns_of(view, legal), key=merit))


def unknown(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """Where the detectives can work out least, unless one of them is next to it."""
    suspects = deduce(view)

    def merit(code: Code) -> tuple[int, int, float]:
        near = min(apart_from(view, end_of(view, code)))
        left = set_after(view, suspects, code)
        return min(near, CLOSE + 1), len(left), rng.random()

    return _decoded(view, max(turns_of(view, legal), key=merit))


def by_lot(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """Any turn, those that end far from the detectives more often."""
    codes = turns_of(view, legal)
    nearest = [min(apart_from(view, end_of(view, code))) for code in codes]
    weights = [STEEPNESS ** min(near, FAR_ENOUGH) if near else LOST for near in nearest]
    return _decoded(view, rng.choices(codes, weights)[0])


def turns_of(view: View, legal: Collection[Move]) -> list[Code]:
    """What he thinks about: plain turns, and rare ones only in need."""
    plain = [m for m in islice(legal, MOST) if not _is_rare(m)]
    codes = [encode(view.table, move) for move in plain]
    if any(min(apart_from(view, end_of(view, code))) > CLOSE for code in codes):
        return codes
    return [encode(view.table, move) for move in islice(legal, MOST)]


def _is_rare(move: Move) -> bool:
    if isinstance(move, Ride):
        return move.ticket is Ticket.BLACK
    return isinstance(move, Double | Fly)


def end_of(view: View, code: Code) -> int:
    """Where he is after a coded turn, or after his start."""
    if view.phase is Phase.HIDING:
        return code
    assert view.x_station is not None
    return entries_of(code, view.x_station)[-1][1]


def apart_from(view: View, space: int) -> list[int]:
    """How far each detective is from *space*."""
    net = net_of(view.table.layout)
    return [rides_apart(net, ALL_PAID, place)[space] for place in view.pursuers]


def set_after(view: View, suspects: Iterable[Station], code: Code) -> frozenset[int]:
    """The spaces where he can be after a turn, for all that anybody sees of it."""
    layout = view.table.layout
    if view.phase is Phase.HIDING:
        return layout.on_tile(tile_of(Station(code))).difference(view.pursuers)
    assert view.x_station is not None
    spaces: frozenset[int] = frozenset(suspects)
    entries = entries_of(code, view.x_station)
    for number, (token, to) in enumerate(entries, start=len(view.trail) + 1):
        if number in view.table.marked:
            spaces = frozenset({to})
        elif token is not Token.STAY:
            spaces = _after(view, spaces, token) | {to}
    return spaces


def _after(view: View, spaces: Iterable[int], token: Token) -> frozenset[int]:
    table = view.table
    if token is Token.HELICOPTER:
        ends = flights(table)
    else:
        ends = table.layout.rides[Ticket(token.value)]
    reached = {to for here in spaces for to in ends[Station(here)]}
    return frozenset(reached.difference(view.pursuers))


def _decoded(view: View, code: Code) -> Move:
    return decode(view.table, view.phase, code)
