"""The detectives' plan: one ride for each pursuer, judged together.

Pursuers are judged as one net: a station is held the better, the more of them are
near, with ever smaller gains. The judgement is a product over pursuers, so each can
be improved with the others fixed, and a joint move costs no more than their sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from math import inf
from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple

from sy_core.ai.belief import Belief
from sy_core.ai.classic.field import Field, Flight, Gap, Row
from sy_core.ai.classic.ground import APART, LIKELIEST, Room, spots_of
from sy_core.ai.classic.squad import Option, ride_of
from sy_core.classic.moves import PawnRide
from sy_core.classic.state import Table

if TYPE_CHECKING:
    from random import Random

PASSES: Final = 2
"""How often each pursuer's ride is reconsidered."""
EXACT: Final = 14
"""Up to so many stations, his flight is worked out anew for each pursuer."""
NOISE: Final = 1e-6
"""Only ties are left to chance."""


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total


dot: Final[Callable[[Sequence[float], Sequence[float]], float]] = getattr(
    math, "sumprod", _dot
)
"""Products added up; from Python 3.12 on there is a quicker way."""


class Plan(NamedTuple):
    """One option for each pursuer, and what they are worth together."""

    chosen: tuple[Option, ...]
    value: float
    """Roughly how likely this ends in a catch, less what the tickets are worth."""


class Hunt:
    """What the detectives plan on: where he may be, and how likely."""

    __slots__ = ("_spots", "field", "weights")

    def __init__(self, field: Field, weights: Row, *, minds_ground: bool) -> None:
        self.field, self.weights = field, weights
        self._spots = (
            spots_of(field.net, field.stations, weights) if minds_ground else None
        )

    def worth(self, plan: Sequence[Option]) -> float:
        """A catch at once counts full, a net around him in part."""
        flight = self.field.flight([option[0] for option in plan])
        slips: Iterable[float] = flight.spread(self.weights)
        for option in plan:
            slips = map(mul, slips, flight.row(option))
        value = 1.0 - sum(slips) - sum(option.price for option in plan)
        if self._spots is not None:
            value -= self._looseness(plan)
        return value

    def costs(self, gap: Gap, others: Sequence[Option]) -> Row | None:
        """What it costs, by option, that it leaves him ground; None: nothing."""
        if self._spots is None:
            return None
        if gap.costs is not None:
            return gap.costs
        room, apart = Room(self._spots, others), self.field.apart
        costs = [APART * apart(each) + room.left_by(each) for each in gap.options]
        if len(self.field.stations) <= LIKELIEST:  # all of them are looked at
            gap.costs = costs
        return costs

    def _looseness(self, plan: Sequence[Option]) -> float:
        """What his ground costs them, and how far off each of them is."""
        assert self._spots is not None
        last, others = plan[-1], plan[:-1]
        apart = self.field.apart
        ground = APART * apart(last) + Room(self._spots, others).left_by(last)
        return ground + APART * sum(map(apart, others))


def improved(
    hunt: Hunt, start: Sequence[Option], rng: Random, passes: int = PASSES
) -> tuple[Option, ...]:
    """*start* with each pursuer's ride in turn replaced by the best one."""
    plan = list(start)
    field = hunt.field
    for _ in range(passes):
        before = plan[:]
        fled = None
        if len(field.stations) > EXACT:
            fled = field.flight([option[0] for option in plan])
        for index, options in enumerate(field.menu):
            if len(options) > 1:
                plan[index] = _best(hunt, plan, index, fled, rng)
        if plan == before:
            break
    return tuple(plan)


def _best(
    hunt: Hunt, plan: Sequence[Option], index: int, fled: Flight | None, rng: Random
) -> Option:
    """The best option of one pursuer while the others keep to *plan*.

    *fled* is his next ride; None: to be worked out for the others alone.
    """
    field, belief, at = hunt.field, hunt.weights, hunt.field.at
    others = (*plan[:index], *plan[index + 1 :])
    gap = field.gap(index, others, fled)
    weights = tuple(map(mul, gap.flight.spread(belief), gap.base))
    costs = hunt.costs(gap, others) or repeat(0.0)
    random = rng.random
    best, least = plan[index], 99.0
    for option, row, cost in zip(gap.options, gap.rows, costs, strict=False):
        to, _, price, _ = option
        loss = dot(weights, row)
        if to in at:
            loss -= belief[at[to]] * loss
        loss += price + NOISE * random() + cost
        if loss < least:
            best, least = option, loss
    return best


def first_plan(hunt: Hunt, rng: Random) -> tuple[Option, ...]:
    """Each pursuer's best ride on its own, the likeliest catchers first."""
    field, belief, random = hunt.field, hunt.weights, rng.random
    menu, at = field.menu, field.at
    reach = [
        max([belief[at[option[0]]] for option in options if option[0] in at], default=0)
        for options in menu
    ]
    chosen: dict[int, Option] = {}
    taken: set[int] = set()
    for index in sorted(range(len(menu)), key=lambda n: -reach[n]):
        options, rows = menu[index], field.first_rows(index)
        is_jammed = taken.issuperset([option[0] for option in options])
        best, least = options[0], inf
        for option, row in zip(options, rows, strict=True):
            to, _, price, _ = option
            if is_jammed or to not in taken:
                loss = dot(belief, row) + price + NOISE * random()
                if loss < least:
                    best, least = option, loss
        chosen[index] = best
        taken.add(best.to)
    return tuple(chosen[index] for index in range(len(menu)))


def next_ride(
    table: Table, belief: Belief, plan: Sequence[Option], rides: list[PawnRide]
) -> PawnRide:
    """The ride of the plan that comes first: where he most likely is.

    If he is not there, the others know more when their turn comes.
    """
    planned = (ride_of(table, n, option) for n, option in enumerate(plan))
    wanted = [ride for ride in planned if ride is not None and ride in rides]
    return max(wanted or rides, key=lambda ride: belief.get(ride.to, 0.0))
