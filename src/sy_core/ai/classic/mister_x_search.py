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
from sy_core.ai.classic.escape import (
    Escape,
    answered,
    freedom,
    grip_on,
    moved,
    price,
    rides_from,
    risk,
)
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
    after: Escape
    risk: float
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


def grow(
    branches: list[Branch], rng: Random, budget: Budget, most: int = MOST_VISITS
) -> Node:
    """A search tree from these turns, as large as the budget allows."""
    root = Node(branches[:ROOT_WIDTH])
    while len(root.branches) > 1 and root.visits < most and budget.spend():
        _visit(root, 0, rng, budget)
    return root


def branches_of(escape: Escape, rng: Random) -> list[Branch]:
    """His turns with the quick judgement of each, the best first."""
    rides = rides_from(escape, escape.x, escape.black)
    useful = [ride for ride in rides if not is_wasteful(escape, ride)] or rides
    branches = [_branch(escape, ride, rng) for ride in useful]
    if escape.doubles and min((b.risk for b in branches), default=0.0) > RISKY:
        branches += [_branch(escape, turn, rng) for turn in doubles_of(escape, rides)]
    branches.sort(key=lambda branch: -branch.mean)
    return branches


def _branch(escape: Escape, turn: Code, rng: Random) -> Branch:
    after = moved(escape, turn)
    danger = risk(after)
    value = (1.0 - danger) * freedom(after) - price(escape, turn)
    return Branch(turn, after, danger, OPINION * (value + 1e-6 * rng.random()))


def _visit(node: Node, depth: int, rng: Random, budget: Budget) -> float:
    """Go down the tree once; the value of what was found."""
    node.visits += 1
    branch = _chosen(node)
    value = _followed(branch, depth, rng, budget)
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


def _followed(branch: Branch, depth: int, rng: Random, budget: Budget) -> float:
    """The value of what comes after a branch: a new answer, or a known one."""
    cost = price(branch.after, branch.turn)
    if len(branch.answers) < ANSWERS:
        answer = _answer(branch.after, rng)
        branch.answers.append(answer)
        if isinstance(answer, Node):
            return answer.branches[0].mean - cost
        return answer
    known = branch.answers[branch.visits % ANSWERS]
    if not isinstance(known, Node):
        return known
    if depth >= DEEPEST or not budget.spend():
        return max(branch.mean for branch in known.branches) - cost
    return _visit(known, depth + 1, rng, budget) - cost


def _answer(escape: Escape, rng: Random) -> Node | float:
    """His next turn after the detectives' answer; a number if it ends the game."""
    later, caught = answered(escape, rng)
    if caught:
        return 0.0
    if later.squad.round > later.table.rules.rounds:
        return 1.0
    branches = branches_of(later, rng)[:WIDTH]
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


def doubles_of(escape: Escape, rides: list[Code]) -> list[Code]:
    """Doubles worth a thought: from a few first legs to where the grip is loosest."""
    if not escape.doubles:
        return []
    firsts = sorted(rides, key=lambda ride: (ride >> 8 == BLACK, _grip(escape, ride)))
    found = []
    for first in firsts[:FIRST_LEGS]:
        black = escape.black - (first >> 8 == BLACK)
        seconds = rides_from(escape, first & 255, black)
        seconds.sort(key=lambda ride: _grip(escape, ride))
        found += [first | second << LEG for second in seconds[:SECOND_LEGS]]
    return found


def _grip(escape: Escape, ride: Code) -> float:
    return grip_on(escape, ride & 255)[0]
