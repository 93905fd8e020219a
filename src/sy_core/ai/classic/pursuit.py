"""The detectives' plan: one ride for each pursuer, judged together.

Pursuers are judged as one net: a station is held the better, the more of them are
near, with ever smaller gains. The judgement is a product over pursuers, so each can
be improved with the others fixed, and a joint move costs no more than their sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter, mul
from typing import TYPE_CHECKING, Final, NamedTuple

from sy_core.ai.belief import Belief, ridden, shyness
from sy_core.ai.classic.ground import APART, Room, Spot, reach_of, spots_of
from sy_core.ai.classic.squad import Option, ride_of
from sy_core.ai.net import ALL_PAID, ANY_LINE, Net, misses
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


@dataclass(frozen=True, slots=True)
class Hunt:
    """What the detectives plan on: the net, their belief, his black tickets."""

    net: Net
    belief: Belief
    has_black: bool
    spots: tuple[Spot, ...] = ()
    """Where they look for ground of his; nowhere: they do not think of it."""

    def after(self, places: Sequence[int]) -> Belief:
        """Where he is one turn after the pursuers stand on *places*, uncaught."""
        left = {s: w for s, w in self.belief.items() if s not in places}
        held = ANY_LINE if self.has_black else ALL_PAID
        return ridden(left, self.net, held, shyness(self.net, places))

    def worth(self, plan: Sequence[Option]) -> float:
        """A catch at once counts full, a net around him in part."""
        fled = self.after([option.to for option in plan])
        rows = [misses(self.net, option.held, option.to) for option in plan]
        value = 1.0 - open_share(rows, fled) - sum(option.price for option in plan)
        if self.spots:
            value -= self._looseness(plan)
        return value

    def minding_ground(self) -> Hunt:
        """The same hunt of detectives who leave him little ground."""
        return replace(self, spots=spots_of(self.net, self.belief))

    def room(self, others: Sequence[Option]) -> Room:
        """His ground once the *others* have moved."""
        claimed = [option.to for option in others]
        theirs = reach_of(self.net, [(option.to, option.held) for option in others])
        spots = [spot for spot in self.spots if spot.station not in claimed]
        # One of them twice: with a single suspect it is a tuple all the same.
        suspects = itemgetter(self.spots[0].station, *self.belief)
        return Room(self.net, spots, theirs, suspects)

    def _looseness(self, plan: Sequence[Option]) -> float:
        """What his ground costs them, and how far off each of them is."""
        last, others = plan[-1], plan[:-1]
        room = self.room(others)
        return room.left_by(last) + APART * sum(map(room.apart, others))


def open_share(rows: Iterable[Sequence[float]], belief: Belief) -> float:
    """How much of a belief slips through a net of *rows*."""
    pick = itemgetter(0, 0, *belief)  # station 0 is nowhere: a tuple, however few
    weights: Iterable[float] = (0.0, 0.0, *belief.values())
    for row in rows:
        weights = map(mul, weights, pick(row))
    return sum(weights)


def improved(
    hunt: Hunt,
    menu: Sequence[Sequence[Option]],
    start: Sequence[Option],
    rng: Random,
    passes: int = PASSES,
) -> Plan:
    """*start* with each pursuer's ride in turn replaced by the best one."""
    plan = list(start)
    for _ in range(passes):
        before = plan[:]
        fled = None
        if len(hunt.belief) > EXACT:
            fled = hunt.after([option.to for option in plan])
        for index, options in enumerate(menu):
            if len(options) > 1:
                plan[index] = _best(hunt, plan, index, options, fled, rng)
        if plan == before:
            break
    return Plan(tuple(plan), hunt.worth(plan))


def _best(  # noqa: PLR0913, PLR0917 - one step of one loop
    hunt: Hunt,
    plan: Sequence[Option],
    index: int,
    options: Sequence[Option],
    fled: Belief | None,
    rng: Random,
) -> Option:
    """The best option of one pursuer while the others keep to *plan*.

    *fled* is where he is one turn later; None: to be worked out for the others alone.
    """
    net, belief = hunt.net, hunt.belief
    others = [option for n, option in enumerate(plan) if n != index]
    claimed = [option.to for option in others]
    if fled is None:
        fled = hunt.after(claimed)
    pick = itemgetter(0, 0, *fled)
    free: Iterable[float] = (0.0, 0.0, *fled.values())
    for option in others:
        free = map(mul, free, pick(misses(net, option.held, option.to)))
    weights = list(free)
    room = hunt.room(others) if hunt.spots else None
    best, least = plan[index], 99.0
    for option in options:
        to = option.to
        if to in claimed:
            continue
        missed = dot(weights, pick(misses(net, option.held, to)))
        if to in belief:
            missed -= belief[to] * missed
        loss = missed + option.price + NOISE * rng.random()
        if room is not None:
            loss += room.left_by(option)
        if loss < least:
            best, least = option, loss
    return best


def first_plan(
    hunt: Hunt, menu: Sequence[Sequence[Option]], rng: Random
) -> tuple[Option, ...]:
    """Each pursuer's best ride on its own, the likeliest catchers first."""
    chosen: dict[int, Option] = {}
    belief = hunt.belief
    reach = [max(belief.get(o.to, 0.0) for o in options) for options in menu]
    pick = itemgetter(0, 0, *belief)
    weights = (0.0, 0.0, *belief.values())

    def loss(option: Option) -> float:
        row = pick(misses(hunt.net, option.held, option.to))
        return dot(weights, row) + option.price + NOISE * rng.random()

    for index in sorted(range(len(menu)), key=lambda n: -reach[n]):
        taken = {option.to for option in chosen.values()}
        open_to_it = [o for o in menu[index] if o.to not in taken]
        chosen[index] = min(open_to_it or menu[index], key=loss)
    return tuple(chosen[index] for index in range(len(menu)))


def next_ride(
    table: Table, belief: Belief, plan: Plan, rides: list[PawnRide]
) -> PawnRide:
    """The ride of the plan that comes first: where he most likely is.

    If he is not there, the others know more when their turn comes.
    """
    planned = (ride_of(table, n, option) for n, option in enumerate(plan.chosen))
    wanted = [ride for ride in planned if ride is not None and ride in rides]
    return max(wanted or rides, key=lambda ride: belief.get(ride.to, 0.0))
