"""Play that nobody can exploit, for a chase small enough to grow its whole tree.

Both sides play against each other again and again, and each moves away from what it
came to regret: regret matching with regrets that never fall below zero, the sides in
turn, later rounds weighing more in the mean (CFR+, Tammelin 2014). What counts is the
mean of all they played. How far it is from perfect play is not guessed: the best
answer of each side to it is computed exactly, and the value of the game lies between
the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sy_core.ai.chase import ROOT, Tree, Way

Mix: TypeAlias = Sequence[Sequence[float]]
"""For each choice how likely each of its options is."""


@dataclass(frozen=True, slots=True)
class Solution:
    """How to play from the root of a tree, and what that is worth."""

    hiding: Mix
    """Mister X: by stand and turn."""
    seeking: Mix
    """The detectives: by pursuit and answer."""
    least: float
    """How likely the detectives catch him if he knows how they play."""
    most: float
    """How likely they do if they know how he plays."""

    @property
    def gap(self) -> float:
        """What both sides together give away; no less than the truth leaves open."""
        return self.most - self.least


def solve(tree: Tree, iterations: int) -> Solution:
    """Play for both sides after so many rounds of regret."""
    hiding = [_Choice(len(stand.turns)) for stand in tree.stands]
    seeking = [_Choice(len(pursuit.answers)) for pursuit in tree.pursuits]
    for number in range(1, iterations + 1):
        _regret_hiding(tree, hiding, [choice.now for choice in seeking], number)
        _regret_seeking(tree, seeking, [choice.now for choice in hiding], number)
    hider = [choice.mean() for choice in hiding]
    seeker = [choice.mean() for choice in seeking]
    least, most = caught_at_least(tree, seeker), caught_at_most(tree, hider)
    return Solution(hider, seeker, least, most)


def caught_at_least(tree: Tree, seeking: Mix) -> float:
    """How likely these detectives catch a Mister X who knows how they play."""
    free = _freedom(tree, seeking, lambda values, _stand: max(values, default=0.0))
    return 1.0 - sum(
        weight * max([free[spot] for spot in stand.spots], default=0.0)
        for stand, weight in zip(tree.stands, tree.weights, strict=False)
    )


def caught_at_most(tree: Tree, hiding: Mix) -> float:
    """How likely this Mister X is caught by detectives who know how he plays."""
    presence, _ = _presence(tree, hiding)
    return 1.0 - _slipped(tree, presence, lambda values, _pursuit: min(values))


class _Choice:
    """What is regretted at one choice, and what was played there."""

    __slots__ = ("now", "played", "regrets")

    def __init__(self, options: int) -> None:
        self.regrets = [0.0] * options
        self.now = [1.0 / options] * options if options else []
        self.played = [0.0] * options

    def learn(self, gains: Sequence[float], weight: float) -> None:
        """Count what was played, then move to what would have been better."""
        self.played = [
            sum_ + weight * p for sum_, p in zip(self.played, self.now, strict=True)
        ]
        regrets = [
            max(0.0, r + gain) for r, gain in zip(self.regrets, gains, strict=True)
        ]
        self.regrets = regrets
        total = sum(regrets)
        if total > 0.0:
            self.now = [regret / total for regret in regrets]
        else:
            self.now = [1.0 / len(regrets)] * len(regrets)

    def mean(self) -> list[float]:
        """What was played on average; anything where nobody ever came."""
        total = sum(self.played)
        return [p / total for p in self.played] if total > 0.0 else self.now


def _regret_hiding(
    tree: Tree, choices: list[_Choice], seeking: Mix, number: int
) -> None:
    def mixed(values: list[float], stand: int) -> float:
        return _dot(choices[stand].now, values)

    free = _freedom(tree, seeking, mixed)
    _, present = _presence(tree, [choice.now for choice in choices])
    arrival = _arrival(tree, seeking)
    for at, stand in enumerate(tree.stands):
        if len(stand.spots) > 1:
            share = _share(stand.way, arrival, seeking)
            values = [free[spot] for spot in stand.spots]
            mean = mixed(values, at)
            gains = [share * (value - mean) for value in values]
            choices[at].learn(gains, number * present[at])


def _regret_seeking(
    tree: Tree, choices: list[_Choice], hiding: Mix, number: int
) -> None:
    arrival = _arrival(tree, [choice.now for choice in choices])

    def learnt(values: list[float], pursuit: int) -> float:
        choice = choices[pursuit]
        mean = _dot(choice.now, values)
        choice.learn([mean - value for value in values], number * arrival[pursuit])
        return mean

    presence, _ = _presence(tree, hiding)
    _slipped(tree, presence, learnt)


def _presence(tree: Tree, hiding: Mix) -> tuple[list[float], list[float]]:
    """How likely he himself brings it about to be on each spot, and on each stand."""
    spots, stands = [0.0] * tree.size, [0.0] * len(tree.stands)

    def ride(at: int, weight: float) -> None:
        stands[at] = weight
        if weight > 0.0:
            for spot, p in zip(tree.stands[at].spots, hiding[at], strict=True):
                spots[spot] += weight * p

    for at, weight in enumerate(tree.weights):
        ride(at, weight)
    for pursuit in tree.pursuits:
        for answer in pursuit.answers:
            for spot, stand in answer.missed:
                ride(stand, spots[spot])
    return spots, stands


def _arrival(tree: Tree, seeking: Mix) -> list[float]:
    """How likely the detectives themselves bring each pursuit about."""
    found: list[float] = []
    for pursuit in tree.pursuits:
        found.append(_share(pursuit.way, found, seeking))
    return found


def _share(way: Way, arrival: Sequence[float], seeking: Mix) -> float:
    if way == ROOT:
        return 1.0
    pursuit, answer = way
    return arrival[pursuit] * seeking[pursuit][answer]


def _freedom(
    tree: Tree, seeking: Mix, worth: Callable[[list[float], int], float]
) -> list[float]:
    """How likely he escapes from each spot; *worth* says what he makes of a stand."""
    free = [0.0] * tree.size
    stands = tree.stands
    for pursuit, mix in zip(reversed(tree.pursuits), reversed(seeking), strict=True):
        for answer, p in zip(pursuit.answers, mix, strict=True):
            for spot in answer.free:
                free[spot] += p
            for spot, stand in answer.missed:
                free[spot] += p * worth([free[s] for s in stands[stand].spots], stand)
    return free


def _slipped(
    tree: Tree,
    presence: Sequence[float],
    worth: Callable[[list[float], int], float],
) -> float:
    """How likely he escapes; *worth* says what the detectives make of a pursuit."""
    slipped = [0.0] * len(tree.pursuits)
    for number in reversed(range(len(tree.pursuits))):
        values = [
            sum([presence[spot] for spot in answer.free])
            + sum([slipped[later] for later in answer.pursuits])
            for answer in tree.pursuits[number].answers
        ]
        slipped[number] = worth(values, number)
    return sum(
        slipped[number]
        for number, pursuit in enumerate(tree.pursuits)
        if pursuit.way == ROOT
    )


def _dot(these: Sequence[float], those: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(these, those, strict=True)])
