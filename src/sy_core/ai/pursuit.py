"""The detectives' plan: one ride for each pursuer, judged together.

Pursuers are judged as one net: a station is held the better, the more of them are
near, with ever smaller gains. The judgement is a product over pursuers, so each can
be improved with the others fixed, and a joint move costs no more than their sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sy_core.ai.atlas import ALL_PAID, ANY_LINE, Net, misses
from sy_core.ai.belief import Belief, ridden, shyness
from sy_core.ai.crew import Option

if TYPE_CHECKING:
    from random import Random

PASSES: Final = 2
"""How often each pursuer's ride is reconsidered."""
NOISE: Final = 1e-6
"""Only ties are left to chance."""


@dataclass(frozen=True, slots=True)
class Plan:
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

    def after(self, places: Sequence[int]) -> Belief:
        """Where he is one turn after the pursuers stand on *places*, uncaught."""
        left = {s: w for s, w in self.belief.items() if s not in places}
        shy = shyness(self.net, places)
        held = ANY_LINE if self.has_black else ALL_PAID
        return ridden(left, self.net, held, places, shy)

    def worth(self, plan: Sequence[Option]) -> float:
        """A catch at once counts full, a net around him in part."""
        places = [option.to for option in plan]
        free = dict(self.after(places))
        for option in plan:
            row = misses(self.net, option.held, option.to)
            free = {s: weight * row[s] for s, weight in free.items()}
        return 1.0 - sum(free.values()) - sum(option.price for option in plan)


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
        for index, options in enumerate(menu):
            if len(options) > 1:
                plan[index] = _best(hunt, plan, index, options, rng)
        if plan == before:
            break
    return Plan(tuple(plan), hunt.worth(plan))


def _best(
    hunt: Hunt,
    plan: Sequence[Option],
    index: int,
    options: Sequence[Option],
    rng: Random,
) -> Option:
    """The best option of one pursuer while the others keep to *plan*."""
    others = [option for n, option in enumerate(plan) if n != index]
    claimed = frozenset(option.to for option in others)
    free = hunt.after([option.to for option in others])
    for option in others:
        row = misses(hunt.net, option.held, option.to)
        free = {s: weight * row[s] for s, weight in free.items()}
    weights = list(free.items())

    def loss(option: Option) -> float:
        row = misses(hunt.net, option.held, option.to)
        missed = sum(weight * row[s] for s, weight in weights)
        caught = hunt.belief.get(option.to, 0.0)
        return missed - caught * missed + option.price + NOISE * rng.random()

    open_to_it = [option for option in options if option.to not in claimed]
    return min(open_to_it or [plan[index]], key=loss)


def first_plan(
    hunt: Hunt, menu: Sequence[Sequence[Option]], rng: Random
) -> tuple[Option, ...]:
    """Each pursuer's best ride on its own, the likeliest catchers first."""
    chosen: dict[int, Option] = {}
    reach = [max(hunt.belief.get(o.to, 0.0) for o in options) for options in menu]
    for index in sorted(range(len(menu)), key=lambda n: -reach[n]):
        taken = {option.to for option in chosen.values()}
        chosen[index] = _alone(hunt, menu[index], taken, rng)
    return tuple(chosen[index] for index in range(len(menu)))


def _alone(
    hunt: Hunt, options: Sequence[Option], taken: set[int], rng: Random
) -> Option:
    def loss(option: Option) -> float:
        row = misses(hunt.net, option.held, option.to)
        missed = sum(weight * row[s] for s, weight in hunt.belief.items())
        return missed + option.price + NOISE * rng.random()

    return min([o for o in options if o.to not in taken] or options, key=loss)
