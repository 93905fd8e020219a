"""Mister X of the highest level: a search tree over his turns.

Each branch is a turn of his and the detectives' answer to it, which they choose on
what they can know. Values are means over all visits, and the tree grows where they
are best (UCT, with the quick judgement as the first opinion of every branch).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic.escape import Escape, answered, rides_from
from sy_core.ai.classic.prospect import Prospect
from sy_core.ai.classic.taste import Taste
from sy_core.ai.net import ANY_LINE, TAXI
from sy_core.classic.advance import is_shown_at_once
from sy_core.coding import BLACK, LEG, Code
from sy_core.terms import Ticket

if TYPE_CHECKING:
    from random import Random

WIDTH: Final = 7
"""Branches that are looked into at each turn."""
ROOT_WIDTH: Final = 10
MOST_VISITS: Final = 10_000
FIRST_LEGS: Final = 5
SECOND_LEGS: Final = 4
CURIOSITY: Final = 0.06
ANSWERS: Final = 2
"""Different answers of the detectives that a branch tells apart."""
RISKY: Final = 0.1
DEEPEST: Final = 6
OPINION: Final = 2
"""Visits for which the quick judgement counts."""


@dataclass(slots=True)
class Branch:
    """A turn of his and what has been seen of its consequences."""

    turn: Code
    prospect: Prospect
    risk: float
    cost: float
    """What its rare tickets are worth."""
    total: float
    visits: int = OPINION
    answers: list[Node | float] = field(default_factory=list)
    """The turns that follow the answers; a number: the game is over."""

    @property
    def mean(self) -> float:
        """The value as seen so far."""
        return self.total / self.visits


@dataclass(slots=True)
class Node:
    """A turn of his with its branches, the most promising first."""

    branches: list[Branch]
    visits: int = 0


@dataclass(slots=True)
class Search:
    """How he judges, by what chance, and how long he may think."""

    taste: Taste
    rng: Random
    budget: Budget


def grow(branches: list[Branch], search: Search, most: int = MOST_VISITS) -> Node:
    """A search tree from these turns, as large as the budget allows."""
    root = Node(branches[:ROOT_WIDTH])
    while len(root.branches) > 1 and root.visits < most and search.budget.spend():
        _visit(root, 0, search)
    return root


def branches_of(escape: Escape, search: Search) -> list[Branch]:
    """His turns with the quick judgement of each, the best first."""
    rides = rides_from(escape, escape.x, escape.black)
    useful = [ride for ride in rides if not is_wasteful(escape, ride)] or rides
    prospect = Prospect(escape)
    branches = [_branch(prospect, ride, search) for ride in useful]
    if branches and escape.doubles and _wants_double(branches, search.taste):
        branches += [
            _branch(prospect, turn, search) for turn in doubles_of(prospect, rides)
        ]
    branches.sort(key=lambda branch: -branch.mean)
    return branches


def _wants_double(branches: list[Branch], taste: Taste) -> bool:
    """Every single ride is risky, or leaves him in a poor place."""
    if min(branch.risk for branch in branches) > RISKY:
        return True
    return max(branch.mean for branch in branches) < taste.poor


def _branch(prospect: Prospect, turn: Code, search: Search) -> Branch:
    danger = prospect.risk(turn, search.taste.even)
    cost = prospect.price(turn, search.taste)
    value = (1.0 - danger) * prospect.freedom(turn, search.taste) - cost
    first = OPINION * (value + 1e-6 * search.rng.random())
    return Branch(turn, prospect, danger, cost, first)


def _visit(node: Node, depth: int, search: Search) -> float:
    """Go down the tree once; the value of what was found."""
    node.visits += 1
    branch = _chosen(node)
    value = _followed(branch, depth, search)
    # The risk is what careful detectives would make of it; the answer is one guess.
    value *= 1.0 - branch.risk / 2
    branch.visits += 1
    branch.total += value
    return value


def _chosen(node: Node) -> Branch:
    root = sqrt(node.visits)
    return max(
        node.branches,
        key=lambda branch: branch.mean + CURIOSITY * root / (1 + branch.visits),
    )


def _followed(branch: Branch, depth: int, search: Search) -> float:
    """The value of what comes after a branch: a new answer, or a known one."""
    if len(branch.answers) < ANSWERS:
        answer = _answer(branch, search)
        branch.answers.append(answer)
        if isinstance(answer, Node):
            return answer.branches[0].mean - branch.cost
        return answer
    known = branch.answers[branch.visits % ANSWERS]
    if not isinstance(known, Node):
        return known
    if depth >= DEEPEST or not search.budget.spend():
        return max(branch.mean for branch in known.branches) - branch.cost
    return _visit(known, depth + 1, search) - branch.cost


def _answer(branch: Branch, search: Search) -> Node | float:
    """His next turn after the detectives' answer; a number if it ends the game."""
    after = branch.prospect.after(branch.turn)
    trusts = not branch.answers  # the first answer does, the second does not
    later, caught = answered(after, search.rng, trusts_habits=trusts)
    if caught:
        return 0.0
    if later.squad.round > later.table.rules.rounds:
        return 1.0
    branches = branches_of(later, search)[:WIDTH]
    return Node(branches) if branches else 0.0


def is_wasteful(escape: Escape, ride: Code) -> bool:
    """A black ticket that hides nothing (Nijssen and Winands: move filtering)."""
    if ride >> 8 != BLACK:
        return False
    table, entry = escape.table, escape.entries + 1
    if entry < min(table.marked) or is_shown_at_once(table, entry, Ticket.BLACK):
        return True
    ends = escape.net.ends
    return all(ends[ANY_LINE][s] == ends[TAXI][s] for s in escape.belief)


def doubles_of(prospect: Prospect, rides: list[Code]) -> list[Code]:
    """Doubles worth a thought: from a few first legs to where the grip is loosest."""
    escape, missed = prospect.escape, prospect.missed
    if not escape.doubles:
        return []
    firsts = sorted(rides, key=lambda ride: (ride >> 8 == BLACK, -missed(ride & 255)))
    found = []
    for first in firsts[:FIRST_LEGS]:
        black = escape.black - (first >> 8 == BLACK)
        seconds = rides_from(escape, first & 255, black)
        seconds.sort(key=lambda ride: -missed(ride & 255))
        found += [first | second << LEG for second in seconds[:SECOND_LEGS]]
    return found
