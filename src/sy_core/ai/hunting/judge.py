"""How a dice game stands: a few measures of a position, weighed by fitted numbers.

Both judgements are about the moment before Mister X's turn, when all detectives have
moved. The weights were fitted to the ends of games (docs/ai.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from sy_core.ai.belief import Belief
from sy_core.ai.hunting.ground import Terms, exits, ground, hopes
from sy_core.ai.hunting.net import Places, net_of
from sy_core.hunting.editions import RunIn
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Table

SOON: Final = 4
"""From one reveal to the next there are so many entries."""
LATE: Final = 2
"""The last entries are judged apart: he does not show himself any more."""
UNLIKELY: Final = 1e-9
CERTAIN: Final = 20.0
"""Odds, as a logarithm, beyond which nothing is left to doubt."""
MANY: Final = 3
"""Detectives of the larger line-up."""

CHASE_WEIGHTS: Final = tuple(
    zip(
        (2.01, 2.07, -0.04, -0.73, -0.93, -0.95),  # a constant
        (-2.61, -0.94, -0.01, 0.24, 0.46, 0.35),  # not reached, if he were seen then
        (-1.57, -1.00, -0.49, 0.31, 1.14, 1.12),  # slips through the net
        (-3.47, -3.06, -1.21, -1.37, -1.83, -1.53),  # the same, where he likes it best
        (-0.86, -1.19, -0.13, -0.12, -0.19, -0.20),  # where he may be, as a logarithm
        (2.08, 1.05, 1.14, 1.42, 1.54, 1.50),  # a catch at once
        (-1.07, -0.90, -0.87, -0.86, -0.82, -0.60),  # ways that he has, in tens
        (-0.05, -0.20, -0.36, -0.34, -0.34, -0.36),  # his black tickets
        (0.15, -0.52, -0.63, -0.62, -0.74, -0.77),  # his double
        (-0.74, -0.86, -0.39, -0.33, -0.36, -0.43),  # his helicopter
        (0.20, 0.41, 2.36, 2.39, 2.30, 2.18),  # empty spaces of the tableau, in tens
        (0.11, 0.10, 0.10, 0.09, 0.10, 0.10),  # roll-again chips
        (-0.54, -0.23, 0.20, 0.32, 0.31, 0.39),  # whether there are three detectives
        strict=True,
    )
)
"""By stage: what :func:`chase_measures` count for a catch."""
FLIGHT_WEIGHTS: Final = tuple(
    zip(
        (-2.00, -0.07, -0.69, -0.40, -0.36, -0.21),  # a constant
        (0.38, 0.91, 0.90, 0.94, 0.90, 1.04),  # what the detectives can weigh
        (-0.21, -0.07, 0.10, -0.02, -0.02, 0.24),  # how likely they think him here
        (1.85, -2.04, -0.85, -1.16, -0.80, -1.79),  # slips through the net, at best
        (2.24, -0.23, 0.38, 0.08, -0.07, 0.16),  # not reached, at best
        (1.53, 0.16, 1.07, 1.27, 0.44, 1.64),  # the same without a black ticket
        (1.71, 0.90, 0.20, 0.16, 0.69, -0.19),  # the same without a black ticket
        (1.42, 0.29, 0.16, 0.57, -0.21, -0.06),  # ways that he has, in tens
        (-2.13, 1.37, -0.04, -0.03, 0.25, 0.15),  # how open the space is where he is
        strict=True,
    )
)
"""By stage: a constant, the odds that all know, and :func:`flight_measures`."""


class Means(NamedTuple):
    """What is known to all besides places: what both sides have left."""

    dice: int
    """Dice that the first detective of a round rolls."""
    black: int
    doubles: int
    helicopters: int
    room: int
    """Spaces of the tableau that are still empty."""
    chips: int
    bound: bool
    """Whether he must take a die even where it leads to nobody but detectives (R39)."""


def means_of(sim: Simulator) -> Means:
    """What is left in a game."""
    table = sim.table
    room = table.log_spaces - sim.entries
    left = (sim.black, sim.doubles, sim.helicopters, room, sim.chips)
    bound = table.rules.run_in is RunIn.LOSES and not sim.helicopters
    return Means(table.crew.dice, *left, bound)


def stage(table: Table, entries: int) -> int:
    """The time of a game by its next entry: the last is 0, the one before is 1.

    Otherwise by when he shows himself: with it 2, one later 3, and so on.
    """
    left = table.log_spaces - entries
    ahead = (n for n in range(SOON) if entries + n in table.marked)
    return left if left < LATE else LATE + next(ahead, SOON - 1)


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges how things stand when all detectives have moved."""

    terms: Terms
    means: Means
    stage: int

    def chase(self, belief: Belief, places: Places, dice: int) -> float:
        """The detectives' odds of winning, as a logarithm."""
        free, measures = self.chase_measures(belief, places, dice)
        if free < UNLIKELY:
            return CERTAIN
        odds = weighed(CHASE_WEIGHTS[self.stage], measures)
        if free > 1.0 - UNLIKELY:
            return odds
        won = 1.0 - free * (1.0 - likelihood(odds))
        return log(won / (1.0 - won))

    def later(self, table: Table, entry: int, black: int) -> Judge:
        """Who judges the round after, once *black* tickets more are spent."""
        means = self.means._replace(
            room=self.means.room - 1, black=self.means.black - black
        )
        terms = self.terms._replace(black=means.black > 0)
        return Judge(terms, means, stage(table, entry))

    def flight(
        self, odds: float, here: float, places: Places, dice: int, x: int
    ) -> float:
        """How likely Mister X on *x* escapes, where they think him so likely *here*."""
        own = exits(self.terms, places, dice, x)
        if own is None:
            return 0.0
        measures = (1.0, -odds, here, *own)
        return likelihood(weighed(FLIGHT_WEIGHTS[self.stage], measures))

    def chase_measures(
        self, belief: Belief, places: Places, dice: int
    ) -> tuple[float, Sequence[float]]:
        """How likely he is not cornered, and if so what the detectives can weigh."""
        terms, means = self.terms, self.means
        turns = ground(terms, places, dice)
        found = [0.0] * len(terms.net.ends[0])
        shown = slips = best = ways = 0.0
        for here, weight in belief.items():
            ends, safe, open_, most, count = turns[here]
            shown += weight * safe
            slips += weight * open_
            best += weight * most
            ways += weight * count
            for to, chance in ends:
                found[to] += weight * chance
        free = sum(found)
        if free < UNLIKELY:
            return free, ()
        grab = 0.0
        for rides in hopes(terms.net, terms.dice, places):
            grab += max([found[to] * chance for to, chance in rides], default=0.0)
        known = sum(map(mul, found, found)) / (free * free)
        return free, (
            *(1.0, shown / free, slips / free, best, -log(known), grab / free),
            *(ways / 10, means.black, means.doubles, means.helicopters),
            *(means.room / 10, means.chips, float(len(places) >= MANY)),
        )


def judge_of(sim: Simulator, entry: int) -> Judge:
    """Who judges a game once all detectives have moved, before that entry."""
    table, means = sim.table, means_of(sim)
    net = net_of(table.layout)
    terms = Terms(net, means.dice, means.black > 0, means.bound)
    return Judge(terms, means, stage(table, entry))


def weighed(weights: Sequence[float], measures: Sequence[float]) -> float:
    """The odds as a logarithm."""
    odds: float = sum(map(mul, weights, measures))
    return odds


def likelihood(odds: float) -> float:
    """How likely it is, from the logarithm of the odds."""
    return 1.0 / (1.0 + exp(-odds))
