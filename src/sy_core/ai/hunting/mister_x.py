"""Mister X of every level.

The constable goes by distances, the inspector by a quick judgement, and the
mastermind looks at the detectives' best answers to each of his turns, given what
they can know by then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from math import fsum
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.hunting.belief import belief_of, by_habit, sharp_belief
from sy_core.ai.hunting.course import course_of, spot_of
from sy_core.ai.hunting.escape import (
    RUINOUS,
    hidden_belief,
    hiding_value,
    runs_in,
    turn_value,
    turns_of,
)
from sy_core.ai.hunting.habits import BETWEEN
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.round import Round
from sy_core.ai.hunting.search import EVERYTHING, Look, best_of, ranked, searched
from sy_core.ai.hunting.track import Track, believed, end_of, track_of
from sy_core.ai.net import ALL_PAID, rides_apart
from sy_core.coding import Code
from sy_core.hunting.codes import decode
from sy_core.hunting.deduce import sample_state
from sy_core.hunting.moves import Double, Fly, Move, Ride, Start
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View
from sy_core.terms import Ticket

if TYPE_CHECKING:
    from random import Random

ALIKE: Final = 0.002
"""How much less likely an escape may be, and the turn is still as good as the best.

He draws among such turns, so that nobody can tell from where he stands what he does.
"""
LOOKS: Final = (Look(8, 1), Look(8, EVERYTHING), Look(24, EVERYTHING))


def constable(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """By distances alone: away from everybody, and rare means only in need."""
    net = net_of(view.table.layout)

    def fear(move: Move) -> tuple[int, int, float]:
        match move:
            case Ride(to=to) | Fly(to=to) | Start(to=to):
                row = rides_apart(net, ALL_PAID, to)
                apart = [row[s] for s in view.pursuers]
                spared = min(apart) > 1 and _is_rare(move)
                return (spared - min(apart), -sum(apart), rng.random())
            case _:
                return (0, 0, rng.random())

    return min((m for m in legal if not isinstance(m, Double)), key=fear)


def _is_rare(move: Move) -> bool:
    return not isinstance(move, Ride) or move.ticket is Ticket.BLACK


def inspector(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """The best move by the quick judgement."""
    track = track_of(view, rng)
    judge = partial(_quick(view), track)
    best = best_of(turns_of(track, view, legal), judge, rng)
    return decode(view.table, view.phase, best)


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """The move that leaves the best outlook after the next round."""
    sim = Simulator(sample_state(view, rng))
    sharp, plain = Track(sim, sharp_belief(view)), Track(sim, belief_of(view))
    trees: dict[Code, tuple[Round, ...]] = {}

    def look(code: Code, at: Look) -> float:
        if runs_in(sim, code):
            return RUINOUS
        if code not in trees:
            trees[code] = _trees_after(sharp, plain, code, budget)
        fates = [tree.fate(end_of(sim, code), at.width) for tree in trees[code]]
        return fsum(fates) / len(fates)

    codes = turns_of(sharp, view, legal)
    order = ranked(codes, partial(_quick(view), sharp), rng)
    best = searched(order, look, LOOKS, ALIKE)
    return decode(view.table, view.phase, best[int(rng.random() * len(best))])


def _quick(view: View) -> Callable[[Track, Code], float]:
    return hiding_value if view.phase is Phase.HIDING else turn_value


def _trees_after(
    sharp: Track, plain: Track, code: Code, budget: Budget
) -> tuple[Round, ...]:
    """The detectives' round after a turn of his, or after his start.

    They may know how he likes to move, or only where he may be: he looks at both.
    """
    sim = sharp.sim.copy()
    if sim.phase is Phase.HIDING:
        beliefs = [hidden_belief(sim, code)]
    else:
        habitual = partial(by_habit, BETWEEN)
        beliefs = [believed(sharp, code, habitual), believed(plain, code)]
    sim.play(code)
    course, spot = course_of(sim), spot_of(sim)
    return tuple(Round(course, spot, belief, budget) for belief in beliefs)
