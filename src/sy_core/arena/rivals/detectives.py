"""Detectives to measure against, each of another mind (docs/ai.md)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from sy_core.ai.belief import Belief
from sy_core.ai.bot import Budget
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.habits import Habit
from sy_core.ai.net import ALL_PAID, ANY_LINE, FAR, rides_apart
from sy_core.arena.rivals.chasing import Chase, Cost, Style, chase_of, ridden_by
from sy_core.arena.rivals.matching import assigned, split
from sy_core.arena.rivals.sets import Stations, ridden, stations_in, within
from sy_core.classic.moves import Move, PawnRide
from sy_core.classic.view import View

if TYPE_CHECKING:
    from random import Random

SHY: Final = (Habit((0.0, 0.1, 0.6, 0.9, 1.0), 0.5),)
"""The picture that heat chasers have of him."""
PULL: Final = tuple(0.45**apart for apart in range(FAR + 1))
"""How strongly a station draws a pursuer so many rides away."""
SHARED: Final = 0.5
"""What is left of the heat where a colleague can be first."""
LIKELIEST: Final = 30
MANY: Final = 25
"""Late closers do not close in on more stations than that."""
SAVING: Final = 0.6
"""What a ticket is worth to them."""
SURE: Final = 4
"""Hub keepers leave their hub for one of so few stations."""


def nearest(chase: Chase) -> Cost:
    """Each to the station nearest to it on which he may be."""
    count = len(chase.suspects)

    def cost(ride: PawnRide) -> float:
        row = chase.row_after(ride)
        apart = [row[s] for s in chase.suspects]
        return min(apart) + sum(apart) / count / FAR

    return cost


def parted(chase: Chase) -> Cost:
    """Each to another station on which he may be, or to which he may go next."""
    return _towards(chase, _targets(chase))


def _targets(chase: Chase) -> list[int]:
    """The suspects; if there are fewer than pursuers, the stations around them too."""
    found = chase.suspects
    everybody = len(chase.view.pursuers)
    around = chase.possible
    while len(found) < everybody:
        around |= ridden(chase.net, ANY_LINE, around)
        found = [*found, *(s for s in stations_in(around) if s not in found)]
    return found


def _towards(chase: Chase, targets: Sequence[int], gain: Belief | None = None) -> Cost:
    """To targets that are assigned so that all have the shortest ways.

    What is to be gained at a target counts as so many rides less.
    """
    rewards = [(gain or {}).get(target, 0.0) for target in targets]
    rows = [chase.row(index) for index in range(len(chase.view.pursuers))]
    costs = [
        [row[t] - reward for t, reward in zip(targets, rewards, strict=True)]
        for row in rows
    ]
    target_of = [targets[column] for column in assigned(costs)]
    return lambda ride: float(chase.row_after(ride)[target_of[chase.index(ride)]])


def hubs(chase: Chase) -> Cost:
    """Hold the underground stations that he can soon be at; catch him if he is near."""
    near = nearest(chase)
    if len(chase.suspects) <= SURE:
        return near
    net = chase.net
    stops = [s for s, ends in enumerate(net.ends[4]) if ends] or chase.suspects
    share = 12.0 / len(chase.suspects)
    gain = dict.fromkeys(stops, 0.0)
    for suspect in chase.suspects:
        row = rides_apart(net, ALL_PAID, suspect)
        for stop in stops:
            gain[stop] += share * PULL[row[stop]]
    hold = _towards(chase, stops, gain)
    return lambda ride: hold(ride) + 0.5 * near(ride)


def flow(chase: Chase) -> Cost:
    """Split what is likely by a minimum-cost flow; each heads for its part."""
    belief = belief_of(chase.view, SHY)
    likely = sorted(belief, key=lambda s: (-belief[s], s))[:LIKELIEST]
    everybody = range(len(chase.view.pursuers))
    rows = [chase.row(index) for index in everybody]
    most = -(-len(likely) // len(everybody))
    taker = split([[float(row[s]) for row in rows] for s in likely], most)
    parts = [
        [s for s, at in zip(likely, taker, strict=True) if at == n] for n in everybody
    ]

    def cost(ride: PawnRide) -> float:
        row = chase.row_after(ride)
        part = parts[chase.index(ride)] or likely
        whole = sum(belief[s] for s in part)
        return sum(belief[s] * row[s] for s in part) / whole

    return cost


def heat(chase: Chase) -> Cost:
    """Trust the likelihoods: to where it is hottest one turn later."""
    belief = belief_of(chase.view, SHY)
    warm = dict(belief)
    for station, weight in belief.items():
        ways = chase.net.ends[ANY_LINE][station]
        for to in ways:
            warm[to] = warm.get(to, 0.0) + weight / len(ways)
    return lambda ride: -8.0 * _drawn(chase, ride, warm)


def _drawn(chase: Chase, ride: PawnRide, warm: Belief) -> float:
    own = chase.index(ride)
    colleagues = [chase.row(n) for n in range(len(chase.view.pursuers)) if n != own]
    row = chase.row_after(ride)
    total = 0.0
    for station, weight in warm.items():
        first = min(other[station] for other in colleagues) < row[station]
        total += weight * PULL[row[station]] * (SHARED if first else 1.0)
    return total


def exact(chase: Chase) -> Cost:
    """Trust only what is certain: leave him as few stations as can be."""
    net = chase.net
    covers = [_covered(chase, n) for n in range(len(chase.view.pursuers))]
    near = nearest(chase)

    def cost(ride: PawnRide) -> float:
        own, held = chase.index(ride), chase.held_after(ride)
        others = [cover for n, cover in enumerate(covers) if n != own]
        following = ridden(net, ANY_LINE, chase.possible & ~(1 << ride.to))
        loose = 0
        for reach in (1, 2):
            left = following & ~within(net, held, ride.to, reach)
            for cover in others:
                left &= ~cover[reach - 1]
            loose += left.bit_count()
        return loose / 2 + near(ride) / 2

    return cost


def _covered(chase: Chase, index: int) -> tuple[Stations, Stations]:
    held, place = chase.held(index), chase.view.pursuers[index]
    once, twice = (within(chase.net, held, place, reach) for reach in (1, 2))
    return once, twice


def late(chase: Chase) -> Cost:
    """Spread over all he may reach, with cheap tickets; close in once he was seen."""
    if len(chase.suspects) <= MANY:
        return parted(chase)
    rows = [chase.row(index) for index in range(len(chase.view.pursuers))]

    def cost(ride: PawnRide) -> float:
        own = chase.index(ride)
        others = [row for n, row in enumerate(rows) if n != own]
        others.append(chase.row_after(ride))
        apart = (min(row[s] for row in others) ** 2 for s in chase.suspects)
        return sum(apart) / len(chase.suspects) + chase.fare(ride, SAVING)

    return cost


STYLES: Final[dict[str, Style]] = {
    "nearest": nearest,
    "parted": parted,
    "hubs": hubs,
    "flow": flow,
    "heat": heat,
    "exact": exact,
    "late": late,
}
BLEND: Final = (parted, flow, heat, exact)
"""What mixed detectives are made of."""


def _chosen(
    style: Style, view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> PawnRide:
    return ridden_by(style, chase_of(view, legal), rng)


def mixed(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> PawnRide:
    """Another mind for every ride, by lot."""
    return ridden_by(rng.choice(BLEND), chase_of(view, legal), rng)


CHASERS: Final = {
    **{name: partial(_chosen, style) for name, style in STYLES.items()},
    "mixed": mixed,
}
"""The detectives of this module by name."""
