"""Mister X of the highest level: a search tree over his turns.

Each branch is a turn of his and the detectives' answer to it, which they choose on
what they can know. Values are means over all visits, and the tree grows where they
are best (UCT, with the quick judgement as the first opinion of every branch).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic.judgement import Judged, Turns
from sy_core.ai.classic.prospect import Prospect, last
from sy_core.ai.classic.taste import Taste
from sy_core.coding import Code

if TYPE_CHECKING:
    from random import Random

WIDTH: Final = 7
"""Branches that are looked into at each turn."""
ROOT_WIDTH: Final = 10
MOST_VISITS: Final = 10_000
CURIOSITY: Final = 0.06
ANSWERS: Final = 2
"""Different answers of the detectives that a branch tells apart."""
DEEPEST: Final = 6
OPINION: Final = 2
"""Visits for which the quick judgement counts."""


class Branch:
    """A turn of his and what has been seen of its consequences."""

    __slots__ = ("answers", "judged", "mean", "total", "visits")

    def __init__(self, judged: Judged, mean: float) -> None:
        self.judged = judged
        self.mean = mean
        """The value as seen so far."""
        self.visits = OPINION
        self.total = OPINION * mean
        self.answers: tuple[Node | float, ...] = ()
        """The turns that follow the answers; a number: the game is over."""


class Node:
    """A turn of his with its branches, the most promising first.

    Most nodes are never visited: they need not know more than their best value.
    """

    __slots__ = ("_branches", "_judged", "_values", "prospect", "visits")

    def __init__(
        self, prospect: Prospect, judged: Sequence[Judged], values: Sequence[float]
    ) -> None:
        self.prospect, self.visits = prospect, 0
        self._judged, self._values = judged, values
        self._branches: list[Branch] = []

    @property
    def branches(self) -> list[Branch]:
        """All of them."""
        if not self._branches:
            self._branches = [*map(Branch, self._judged, self._values)]
        return self._branches

    @property
    def best(self) -> float:
        """The value of its best branch."""
        if self._branches:
            return max([branch.mean for branch in self._branches])
        return self._values[0]


@dataclass(slots=True)
class Search:
    """How he judges, by what chance, and how long he may think."""

    taste: Taste
    rng: Random
    budget: Budget
    turns: dict[tuple[Prospect, int], Turns] = field(default_factory=dict)
    """His turns by what everybody can see and by where he is: thought of once."""


def grow(root: Node, search: Search, most: int = MOST_VISITS) -> Node:
    """A search tree from these turns, as large as the budget allows."""
    while len(root.branches) > 1 and root.visits < most and search.budget.spend():
        _visit(root, 0, search)
    return root


def node_of(
    prospect: Prospect,
    x: int,
    search: Search,
    width: int = WIDTH,
    allowed: Callable[[Code], bool] | None = None,
) -> Node | None:
    """His turns with the quick judgement of each, as many as *width*; None: none."""
    turns = search.turns.get((prospect, x))
    if turns is None:
        turns = search.turns[prospect, x] = Turns(prospect, x, search.taste)
    judged, random = turns.singles, search.rng.random
    values = [each.value + 1e-6 * random() for each in judged]
    poor = search.taste.poor
    if prospect.escape.doubles and judged and (turns.is_risky or max(values) < poor):
        judged = judged + turns.doubles
        values += [each.value + 1e-6 * random() for each in turns.doubles]
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    if allowed is not None:
        order = [n for n in order if allowed(judged[n].turn)]
    del order[width:]
    if not order:
        return None
    return Node(prospect, [judged[n] for n in order], [values[n] for n in order])


def _visit(node: Node, depth: int, search: Search) -> float:
    """Go down the tree once; the value of what was found."""
    node.visits += 1
    branch = _chosen(node)
    value = _followed(node, branch, depth, search)
    # The risk is what careful detectives would make of it; the answer is one guess.
    value *= 1.0 - branch.judged.risk / 2
    branch.visits += 1
    branch.total += value
    branch.mean = branch.total / branch.visits
    return value


def _chosen(node: Node) -> Branch:
    lure = CURIOSITY * sqrt(node.visits)
    best, most = node.branches[0], -inf
    for branch in node.branches:
        worth = branch.mean + lure / (1 + branch.visits)
        if worth > most:
            best, most = branch, worth
    return best


def _followed(node: Node, branch: Branch, depth: int, search: Search) -> float:
    """The value of what comes after a branch: a new answer, or a known one."""
    cost = branch.judged.cost
    if len(branch.answers) < ANSWERS:
        answer = _answer(node.prospect, branch, search)
        branch.answers += (answer,)
        return answer.best - cost if isinstance(answer, Node) else answer
    known = branch.answers[branch.visits % ANSWERS]
    if not isinstance(known, Node):
        return known
    if depth >= DEEPEST or not search.budget.spend():
        return known.best - cost
    return _visit(known, depth + 1, search) - cost


def _answer(prospect: Prospect, branch: Branch, search: Search) -> Node | float:
    """His next turn after the detectives' answer; a number if it ends the game."""
    turn = branch.judged.turn
    trusts = not branch.answers  # the first answer does, the second does not
    answer = prospect.pursued(turn).answer(search.rng, trusts_habits=trusts)
    x = last(turn)
    if x in [option.to for option in answer]:
        return 0.0
    later = prospect.later(turn, answer)
    if later.escape.squad.round > later.escape.table.rules.rounds:
        return 1.0
    return node_of(later, x, search) or 0.0
