"""Opponents to measure against that do not search: greedy ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from sy_core.ai.bot import Budget
from sy_core.ai.classic.escape import legs_of
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import own_rides
from sy_core.ai.net import ALL_PAID, Net, rides_apart
from sy_core.classic.codes import HIDE, decode, encode
from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Double, Move, PawnRide
from sy_core.classic.state import Phase
from sy_core.classic.view import View
from sy_core.coding import BLACK, LEG, Code

if TYPE_CHECKING:
    from random import Random


def greedy(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """By distance alone: nearest to all he may be on, or farthest from everybody.

    The authors' names for the two are "minimise total distance" and "maximise
    closest distance". He keeps his rare tickets for need: black ones for ties, a
    double for when every single ride ends next to a pursuer.
    """
    net = net_of(view.table.edition.board)
    if view.phase is Phase.PURSUIT:
        return _nearest_to_all(net, view, legal, rng)
    if view.phase is Phase.APPEARANCE:
        return decode(view.table, view.phase, HIDE)
    singles = takewhile(lambda move: not isinstance(move, Double), legal)
    rows = [rides_apart(net, ALL_PAID, place) for place in view.pursuers]
    best = _farthest(view, singles, rows, rng)
    if view.doubles and _nearest(rows, best & 255) <= 1:
        best = _farthest(view, legal, rows, rng)
    return decode(view.table, view.phase, best)


def _nearest_to_all(
    net: Net, view: View, legal: Collection[Move], rng: Random
) -> PawnRide:
    rides = own_rides(view, legal)
    suspects = sorted(deduce(view))

    def total(ride: PawnRide) -> tuple[int, float]:
        row = rides_apart(net, ALL_PAID, ride.to)
        return sum(row[s] for s in suspects), rng.random()

    return min((r for r in rides if r.pawn == rides[0].pawn), key=total)


def _farthest(
    view: View, moves: Iterable[Move], rows: Sequence[bytes], rng: Random
) -> Code:
    """The turn that ends farthest from the nearest pursuer, with few rare tickets."""

    def merit(code: Code) -> tuple[int, int, int, int, float]:
        legs = legs_of(code)
        end = code >> LEG * max(0, len(legs) - 1) & 255
        total = sum(row[end] for row in rows)
        blacks = sum(leg >> 8 == BLACK for leg in legs)
        return _nearest(rows, end), -len(legs), total, -blacks, rng.random()

    return max((encode(view.table, move) for move in moves), key=merit)


def _nearest(rows: Sequence[bytes], station: int) -> int:
    return min(row[station] for row in rows)
