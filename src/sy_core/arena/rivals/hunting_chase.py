"""Detectives of the dice game who go by the exact set of spaces, and by nothing else.

None of them weighs one space against another by how Mister X likes to move, so a level
that only plays well against such weighing is found out here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from sy_core.ai.bot import Budget
from sy_core.ai.hunting.net import net_of
from sy_core.ai.net import ALL_PAID, rides_apart
from sy_core.hunting.deduce import deduce
from sy_core.hunting.moves import Move, PawnRide, Place
from sy_core.hunting.view import View

if TYPE_CHECKING:
    from random import Random

LAST: Final = 1_000_000
"""As a cost: of what is done only if nothing else can be."""

Cost: TypeAlias = Callable[[int, int], int]
"""What it costs that a detective, by index, goes to a space."""


def nearest(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """Every pawn goes where all spaces of the set together are nearest."""
    rows = _rows(view)
    return _cheapest(view, legal, lambda _, to: sum(row[to] for row in rows), rng)


def shared_out(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """A space of the set counts for the pawn that is nearest to it alone."""
    rows = _rows(view)

    def cost(index: int, to: int) -> int:
        places = [*view.pursuers[:index], to, *view.pursuers[index + 1 :]]
        return sum(min([row[place] for place in places]) for row in rows)

    return _cheapest(view, legal, cost, rng)


def on_a_hunch(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """Every pawn runs after a space of its own, drawn from the set."""
    rows = _rows(view)
    row = rows[int(rng.random() * len(rows))]
    return _cheapest(view, legal, lambda _, to: row[to], rng)


def _rows(view: View) -> Sequence[bytes]:
    """For each space where he can be, how far it is from everywhere else.

    Streets may lead one way only, so this is a little too near here and there.
    """
    net = net_of(view.table.layout)
    return [rides_apart(net, ALL_PAID, space) for space in sorted(deduce(view))]


def _cheapest(view: View, legal: Collection[Move], cost: Cost, rng: Random) -> Move:
    """The best ride; a chip is spent only to move at all."""

    def price(move: Move) -> tuple[int, float]:
        match move:
            case PawnRide(pawn=pawn, to=to) | Place(pawn=pawn, to=to):
                return cost(view.table.pawns.index(pawn), to), rng.random()
            case _:
                return LAST + (move.pawn is not None), rng.random()

    return min(legal, key=price)
