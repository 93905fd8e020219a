"""Mister X's three levels: keeping away, keeping them in the dark, thinking ahead."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic import taste
from sy_core.ai.classic.escape import escape_of, legs_of, rides_from
from sy_core.ai.classic.habits import AIMLESS, HABITS, Manner
from sy_core.ai.classic.judgement import doubles_of
from sy_core.ai.classic.mister_x_search import (
    MOST_VISITS,
    ROOT_WIDTH,
    Branch,
    Search,
    grow,
    node_of,
)
from sy_core.ai.classic.prospect import Prospect
from sy_core.classic.codes import decode
from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Appear, Hide, Move
from sy_core.classic.reach import owned
from sy_core.classic.state import Phase
from sy_core.classic.view import View
from sy_core.coding import BLACK, Code

if TYPE_CHECKING:
    from random import Random

GLANCE: Final = 0
"""Visits that the second level gives to its turns: it trusts the quick judgement."""
DOUBT: Final = 0.1
ALIKE: Final = 0.03
"""Turns that are worth so much less, as a share, are as good as the best."""


def constable(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """Away from everybody; never where he can be caught next, if he can help it."""
    if view.phase is Phase.APPEARANCE:
        return Hide()
    prospect = Prospect(escape_of(view, AIMLESS))
    escape = prospect.escape

    def fear(turn: Code) -> tuple[bool, int, float, float]:
        legs = legs_of(turn)
        rare = 2 * len(legs) + sum(leg >> 8 == BLACK for leg in legs)
        to = legs[-1] & 255
        return (prospect.is_reached(to), rare, -prospect.missed(to), rng.random())

    rides = rides_from(escape, escape.x, escape.black)
    turns = sorted(rides, key=fear)
    if turns and fear(turns[0])[0]:
        turns = sorted([*turns, *doubles_of(prospect, rides)], key=fear)
    return _first_legal(view, turns, legal)


def inspector(view: View, legal: Collection[Move], rng: Random, budget: Budget) -> Move:
    """Judges where each turn leaves him, and saves what is rare."""
    search = Search(taste.INSPECTOR, rng, budget)
    return _searched(view, legal, search, AIMLESS, GLANCE)


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """Searches his turns and the answers of detectives who know what they may."""
    search = Search(taste.MASTERMIND, rng, budget)
    return _searched(view, legal, search, HABITS, MOST_VISITS)


def _searched(
    view: View,
    legal: Collection[Move],
    search: Search,
    habits: tuple[Manner, ...],
    most: int,
) -> Move:
    if view.phase is Phase.APPEARANCE:
        return appearance(view, legal)
    escape = escape_of(view, habits)

    def allowed(turn: Code) -> bool:
        return decode(view.table, view.phase, turn) in legal

    root = node_of(Prospect(escape), escape.x, search, ROOT_WIDTH, allowed)
    if root is None:
        return _first_legal(view, (), legal)
    grow(root, search, most)
    best = sorted(root.branches, key=_preference, reverse=True)
    if most:
        best.insert(0, _drawn(best, search.rng))
    return _first_legal(view, [branch.judged.turn for branch in best], legal)


def _drawn(best: Sequence[Branch], rng: Random) -> Branch:
    """One of those that are nearly as good as the best: who reads him reads no more."""
    most = _preference(best[0])
    least = most - ALIKE * abs(most)
    return rng.choice([branch for branch in best if _preference(branch) >= least])


def _preference(branch: Branch) -> float:
    """The mean, less what few visits leave uncertain."""
    return branch.mean - DOUBT / branch.visits


def _first_legal(view: View, turns: Sequence[Code], legal: Collection[Move]) -> Move:
    """The best turn that the supply allows; he stays if he is blocked."""
    for turn in turns:
        move = decode(view.table, view.phase, turn)
        if move in legal:
            return move
    return next(iter(legal))


def appearance(view: View, legal: Collection[Move]) -> Appear | Hide:
    """R27: who is known anyway may as well be seen, and rob the detectives."""
    if len(deduce(view)) > 1:
        return Hide()
    table = view.table
    takings = []
    for pawn, at in zip(table.pawns, table.purse_of, strict=True):
        if at is not None and any(view.purses[at]):
            kinds = owned(view.purses[at])
            counts = dict(zip("TBU", view.purses[at], strict=True))
            takings.append((pawn, min(kinds, key=lambda kind: counts[kind.value])))
    seen = Appear(tuple(takings))
    return seen if seen in legal else Hide()
