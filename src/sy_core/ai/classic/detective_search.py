"""Detectives of the highest level: plans tried out on what Mister X may show next.

Several plans are drawn up. Each is followed: he rides with one of his tickets (or
shows himself), the belief shrinks accordingly, and the detectives plan anew. What
they hold then, averaged over all he may do, is what the first plan is worth. It is
a search among beliefs, so nobody reckons with knowledge that he will not have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sy_core.ai.belief import Belief, normal, ridden, shyness
from sy_core.ai.bot import Budget
from sy_core.ai.classic.field import Field, Menu
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.pursuit import Hunt, Plan, first_plan, improved
from sy_core.ai.classic.squad import Option, Squad, menu_of
from sy_core.classic.advance import is_shown_at_once
from sy_core.classic.board import PAID_TICKETS
from sy_core.coding import BLACK, TICKETS

if TYPE_CHECKING:
    from random import Random

CANDIDATES: Final = 8
TRIALS: Final = 16
"""Attempts at drawing up different plans."""
BLACK_SHARE: Final = 0.15
"""How often he is taken to play black while he has any."""
SHOWN: Final = 8
"""Stations at which he may show himself that are told apart; the likeliest ones."""
FORESIGHT: Final = 0.5
"""How much what is held a round later counts, beside what a plan itself is worth.

What he will do is a guess, and guesses add up: a second round to follow lost games.
"""


class Scene(NamedTuple):
    """The pursuit as the detectives know it."""

    squad: Squad
    belief: Belief
    black: int
    entries: int

    def hunt(self, menu: Menu) -> Hunt:
        """What plans are judged on; *menu*: :func:`menu_of` the squad."""
        net = net_of(self.squad.table.edition.board)
        field = Field(net, self.belief, menu, has_black=self.black > 0)
        return Hunt(field, tuple(self.belief.values()), minds_ground=True)

    @property
    def is_last(self) -> bool:
        """Whether he has escaped once this pursuit is over."""
        return self.squad.round >= self.squad.table.rules.rounds


def searched(scene: Scene, rng: Random, budget: Budget) -> Plan:
    """The best of several plans, each followed for a round while the budget lasts."""
    plans = candidates(scene, rng, budget)
    if len(plans) == 1:
        return plans[0]
    foresight = 1.0 if scene.is_last else FORESIGHT  # at the end only a catch counts
    judged: list[Plan] = []
    for plan in plans:
        later = followed(scene, plan, rng, budget)
        if later is None:  # what was found out so far stands
            break
        value = (1.0 - foresight) * plan.value + foresight * later
        judged.append(Plan(plan.chosen, value))
    return max(judged or plans, key=lambda plan: plan.value)


def candidates(scene: Scene, rng: Random, budget: Budget) -> list[Plan]:
    """Different plans, the best first.

    They differ by a blurred belief, by whether his ground is minded, and by where
    they began: each trial draws another way.
    """
    menu = menu_of(scene.squad)
    hunt = scene.hunt(menu)
    best = improved(hunt, first_plan(hunt, rng), rng)
    plans = {places(best): Plan(best, hunt.worth(best))}
    for trial in range(TRIALS):
        if len(plans) == CANDIDATES or not budget.spend():
            break
        blurred = [w * rng.random() ** 2 + 1e-9 for w in hunt.weights]
        total = sum(blurred)
        weights = tuple([weight / total for weight in blurred])
        other = Hunt(hunt.field, weights, minds_ground=trial % 2 > 0)
        start = first_plan(other, rng)
        if trial % 4 > 1:
            start = tuple(map(rng.choice, menu))
        drawn = improved(other, start, rng, passes=1)
        if places(drawn) not in plans:
            plans[places(drawn)] = Plan(drawn, hunt.worth(drawn))
    return sorted(plans.values(), key=lambda plan: -plan.value)


def places(plan: Sequence[Option]) -> tuple[int, ...]:
    """Where the plan leads."""
    return tuple([option.to for option in plan])


def followed(scene: Scene, plan: Plan, rng: Random, budget: Budget) -> float | None:
    """What *plan* is worth a round later; None: the budget is spent."""
    ends = places(plan.chosen)
    caught = sum(scene.belief.get(place, 0.0) for place in frozenset(ends))
    value = caught - sum(option.price for option in plan.chosen)
    if scene.is_last:
        return value
    squad = scene.squad.after(plan.chosen)
    menu = menu_of(squad)
    for weight, later in answers(scene, squad):
        if not budget.spend():
            return None
        hunt = later.hunt(menu)
        best = improved(hunt, first_plan(hunt, rng), rng, passes=1)
        value += weight * hunt.worth(best)
    return value


def answers(scene: Scene, squad: Squad) -> Iterator[tuple[float, Scene]]:
    """What he may do once the pursuers have moved, with how likely it is."""
    ends = squad.places
    net = net_of(squad.table.edition.board)
    left = {s: w for s, w in scene.belief.items() if s not in ends}
    shy = shyness(net, ends)
    entry = scene.entries + 1
    black = BLACK_SHARE if scene.black and entry > min(squad.table.marked) else 0.0
    for kind in range(len(PAID_TICKETS) + (black > 0)):
        weights = ridden(left, net, 1 << kind, shy)
        share = black if kind == BLACK else 1.0 - black
        if is_shown_at_once(squad.table, entry, TICKETS[kind]):
            yield from _shown(squad, scene, weights, share)
        elif weights:
            total = sum(weights.values())
            blacks = scene.black - (kind == BLACK)
            yield share * total, Scene(squad, normal(weights), blacks, entry)


def _shown(
    squad: Squad, scene: Scene, weights: Belief, share: float
) -> Iterator[tuple[float, Scene]]:
    """He shows himself: the likeliest stations, standing for all of them."""
    likeliest = sorted(weights, key=lambda s: -weights[s])[:SHOWN]
    kept = sum(weights[s] for s in likeliest)
    scale = sum(weights.values()) / kept if kept else 0.0
    for station in likeliest:
        later = Scene(squad, {station: 1.0}, scene.black, scene.entries + 1)
        yield share * scale * weights[station], later
