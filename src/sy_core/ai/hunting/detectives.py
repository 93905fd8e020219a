"""The detectives of every level.

The constable goes by distances, the inspector by a quick judgement, and the
mastermind weighs every die for every pawn against all rolls to come, on a belief
that learns how this Mister X likes to move.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.hunting.belief import belief_of, sharp_belief
from sy_core.ai.hunting.course import course_of, spot_of
from sy_core.ai.hunting.further import Further
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.pursuit import placing_value, pursuit_value
from sy_core.ai.hunting.round import Round
from sy_core.ai.hunting.search import EVERYTHING, Look, best_of, ranked, searched
from sy_core.ai.hunting.track import track_of
from sy_core.ai.net import ALL_PAID, rides_apart
from sy_core.coding import Code
from sy_core.hunting.codes import decode, encode
from sy_core.hunting.deduce import sample_state
from sy_core.hunting.moves import Move, PawnRide, Place
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View

if TYPE_CHECKING:
    from random import Random

LOOKS: Final = (
    Look(EVERYTHING, 1),
    Look(EVERYTHING, EVERYTHING),
    Look(4, 1, further=True),
)
UNWANTED: Final = 99
"""As a distance: of whoever does not move at all."""


def constable(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """By distances alone: towards where he may be."""
    net = net_of(view.table.layout)
    suspects = tuple(belief_of(view))

    def longing(move: Move) -> tuple[int, int, float]:
        match move:
            case PawnRide(to=to) | Place(to=to):
                row = rides_apart(net, ALL_PAID, to)
                apart = [row[s] for s in suspects]
                return (min(apart), sum(apart), rng.random())
            case _:
                return (UNWANTED, 0, rng.random())

    return min(legal, key=longing)


def inspector(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """The best move by the quick judgement."""
    track = track_of(view, rng)
    placing = view.phase is Phase.PLACING
    judge = partial(placing_value, view) if placing else partial(pursuit_value, track)
    codes = [encode(view.table, move) for move in legal]
    return decode(view.table, view.phase, best_of(codes, judge, rng))


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """The move that leaves the best outlook after this round."""
    if view.phase is Phase.PLACING:
        return inspector(view, legal, rng, budget)
    sim = Simulator(sample_state(view, rng))
    given = course_of(sim), spot_of(sim), sharp_belief(view), budget
    trees = (Round(*given), Further(*given))
    codes = [encode(view.table, move) for move in legal]

    def look(code: Code, at: Look) -> float:
        return trees[at.further].judged(code, at.width)

    best = searched(ranked(codes, trees[0].glimpsed, rng), look, LOOKS)
    return decode(view.table, view.phase, best[0])
