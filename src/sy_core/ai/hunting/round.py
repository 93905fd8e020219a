"""A round of the detectives as a tree: every roll, every die, and what comes of it.

Nothing is drawn by lot: rolls count by how likely they are, and where Mister X may be
counts by the belief. So the value of a move is exact but for the judgement at its end.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from sy_core.ai.belief import Belief, without
from sy_core.ai.bot import Budget
from sy_core.ai.hunting.course import Course, Spot, absent, shown
from sy_core.ai.hunting.judge import CHASE_WEIGHTS, likelihood
from sy_core.ai.net import ALL_PAID, misses
from sy_core.coding import BLACK, LEG, LEG_MASK, Code
from sy_core.hunting.codes import AGAIN

BLUR: Final = 0.03
"""How much less a move may be worth and still be played nearly as often."""
STEEPEST: Final = 0.25
"""How much likelier a small gain in odds makes a catch, at most."""
SURE: Final = 1.0 - 1e-9


class SpentError(Exception):
    """The budget is used up."""


class Option(NamedTuple):
    """What the detective on turn may do, and what it is worth."""

    value: float
    pawn: int
    ride: Code


class Round:
    """What is left of a round, as the detectives know it."""

    def __init__(
        self, course: Course, spot: Spot, belief: Belief, budget: Budget
    ) -> None:
        self.course, self.spot = course, spot
        self.belief, self.budget = belief, budget
        self._judge = course.judge
        self.net, self.means = self._judge.terms.net, self._judge.means
        self._rides, self._alone = course.rides, course.alone
        self._is_last = not self.means.room
        chip = 0.0 if self._is_last else CHASE_WEIGHTS[self._judge.stage][-2]
        self.chip_price = STEEPEST * chip
        self._width = 1
        self._values: dict[tuple[Spot, int], float] = {}
        self._odds: dict[Spot, float] = {}

    # What the detectives can hope for.

    def judged(self, code: Code, width: int) -> float:
        """What a move is worth to them, *width* rides of a kind being looked at."""
        self._width = width
        if code == AGAIN:
            return self.rolled(self.means.chips - 1, width) - self.chip_price
        return self._moved(
            self.spot, self.belief, (code >> LEG) - 1, code & LEG_MASK
        ).value

    def rolled(self, chips: int, width: int) -> float:
        """What it is worth to them to roll now, with so many chips left."""
        self._width = width
        return self._rolled(self.spot, self.belief, chips)

    def glimpsed(self, code: Code) -> float:
        """The same at first sight, as if nobody moved after this one."""
        if code == AGAIN:
            return 0.0
        index, ride = (code >> LEG) - 1, code & LEG_MASK
        hit = self.belief.get(ride & 255, 0.0) if ride else 0.0
        if hit > SURE:
            return 1.0
        if self._is_last:
            return hit
        left = without(self.belief, (ride & 255,)) if hit else self.belief
        spot = self.spot.after(index, ride)
        odds = self._judge.chase(left, spot.places, spot.bits)
        return hit + (1.0 - hit) * likelihood(odds)

    def _moved(self, spot: Spot, belief: Belief, index: int, ride: Code) -> Option:
        to = ride & 255
        hit = belief.get(to, 0.0) if ride else 0.0
        if hit > SURE:
            return Option(1.0, index, ride)
        left = without(belief, (to,)) if hit else belief
        rest = self._worth(spot.after(index, ride), left)
        return Option(hit + (1.0 - hit) * rest, index, ride)

    def _worth(self, spot: Spot, belief: Belief) -> float:
        if not spot.unmoved:
            return 0.0 if self._is_last else self._end(spot, belief)
        key = (spot, self._width)
        value = self._values.get(key)
        if value is None:
            value = self._rolled(spot, belief, self.means.chips)
            self._values[key] = value
        return value

    def _end(self, spot: Spot, belief: Belief) -> float:
        """How likely they win once all of them have moved."""
        return likelihood(self._odds_of(spot, belief))

    def _odds_of(self, spot: Spot, belief: Belief) -> float:
        odds = self._odds.get(spot)
        if odds is None:
            if not self.budget.spend():
                raise SpentError
            odds = self._judge.chase(belief, spot.places, spot.bits)
            self._odds[spot] = odds
        return odds

    def _rolled(self, spot: Spot, belief: Belief, chips: int) -> float:
        """The mean over all rolls, each used as well as can be."""
        falls = self._best_falls(spot, belief)
        mean = 0.0
        for value, chance in falls:
            mean += chance * value
        if chips <= 0:
            return mean
        again = mean - self.chip_price
        return sum([chance * max(value, again) for value, chance in falls])

    def _best_falls(self, spot: Spot, belief: Belief) -> list[tuple[float, float]]:
        """What the best die that falls is worth, and how likely it is that one."""
        best: dict[int, float] = {}
        for value, _, ride in self._options(spot, belief):
            kind = ride >> 8
            if value > best.get(kind, -1.0):
                best[kind] = value
        missing = absent(self.means.dice - spot.used)
        falls = []
        wanted, left = 0, 1.0
        for kind in sorted(best, key=best.__getitem__, reverse=True):
            wanted |= 1 << kind
            falls.append((best[kind], left - missing[wanted]))
            left = missing[wanted]
        falls.append((max(self._idle(spot, belief)).value, left))
        return falls

    def _falls(self, spot: Spot, belief: Belief) -> list[tuple[list[Option], float]]:
        """For every roll the two best ways to use it, and how likely it is."""
        options = sorted(self._options(spot, belief), reverse=True)
        idle: list[Option] = []
        found = []
        for faces, chance in shown(self.means.dice - spot.used):
            tops = [it for it in options if faces >> (it[2] >> 8) & 1][:2]
            if not tops:
                idle = idle or [max(self._idle(spot, belief))]
                tops = idle
            found.append((tops, chance))
        return found

    def _options(self, spot: Spot, belief: Belief) -> list[Option]:
        """The rides of whoever is next, so many of a kind."""
        found = []
        for index in self._movers(spot):
            for kind in range(BLACK):
                rides = self._rides[spot.places[index]][1 << kind]
                free = [ride for ride in rides if ride & 255 not in spot.places]
                if len(free) > self._width:
                    free.sort(key=lambda ride: self._rough(ride & 255, belief))
                found += [
                    self._moved(spot, belief, index, ride)
                    for ride in free[: self._width]
                ]
        return found

    def _rough(self, to: int, belief: Belief) -> float:
        """How far from him a detective on *to* is, more or less."""
        row = misses(self.net, ALL_PAID, to)
        return sum([weight * row[space] for space, weight in belief.items()])

    def _idle(self, spot: Spot, belief: Belief) -> list[Option]:
        return [self._moved(spot, belief, index, 0) for index in self._movers(spot)]

    def _movers(self, spot: Spot) -> tuple[int, ...]:
        """A single detective player is free to choose among his pawns (R52)."""
        return spot.unmoved if self._alone else spot.unmoved[:1]

    # What Mister X has to fear.

    def fate(self, x: int, width: int) -> float:
        """His outlook on *x* if they play this round as well as they can."""
        self._width = width
        return self._fate(self.spot, self.belief, x)

    def _fate(self, spot: Spot, belief: Belief, x: int) -> float:
        if not spot.unmoved:
            return 1.0 if self._is_last else self._outlook(spot, belief, x)
        total = 0.0
        for (index, ride), chance in self._answers(spot, belief).items():
            to = ride & 255
            if to != x or not ride:
                left = without(belief, (to,)) if ride else belief
                total += chance * self._fate(spot.after(index, ride), left, x)
        return total

    def _outlook(self, spot: Spot, belief: Belief, x: int) -> float:
        odds = self._odds_of(spot, belief)
        return self._judge.flight(odds, belief[x], spot.places, spot.bits, x)

    def _answers(self, spot: Spot, belief: Belief) -> dict[tuple[int, Code], float]:
        """What the detective on turn will do, and how likely, slightly blurred."""
        falls = self._falls(spot, belief)
        again = -1.0
        if self.means.chips:
            mean = sum(chance * tops[0].value for tops, chance in falls)
            again = mean - self.chip_price
        rerolled = sum(chance for tops, chance in falls if tops[0].value < again)
        found: dict[tuple[int, Code], float] = {}
        for tops, chance in falls:
            share = chance * (rerolled + (tops[0].value >= again))
            for option, part in zip(tops, _parts(tops), strict=True):
                played = option.pawn, option.ride
                found[played] = found.get(played, 0.0) + share * part
        return found


def _parts(tops: list[Option]) -> tuple[float, ...]:
    """How likely each of one or two options is taken."""
    if len(tops) == 1:
        return (1.0,)
    second = 1.0 / (1.0 + exp((tops[0].value - tops[1].value) / BLUR))
    return 1.0 - second, second
