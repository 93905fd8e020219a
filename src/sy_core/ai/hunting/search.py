"""The highest level of the dice game: the whole next round as a tree.

Detectives weigh every die for every pawn against all rolls to come, on a belief that
learns how this Mister X likes to move. He looks at their best answers to each of his
turns, given what they can know by then. Both first look narrowly, then at everything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import fsum
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic.belief import Belief, even, normal
from sy_core.ai.hunting.belief import belief_of
from sy_core.ai.hunting.ground import BETWEEN
from sy_core.ai.hunting.insight import Scene, after_leg, sharp_belief
from sy_core.ai.hunting.model import (
    RUINOUS,
    TOKENS,
    Track,
    believed,
    dice_bits,
    legs_of,
    value_of,
)
from sy_core.ai.hunting.players import codes_of, hiding_value, judged
from sy_core.ai.hunting.round import Round, SpentError
from sy_core.hunting import Move, Phase, Token, View, sample_state
from sy_core.hunting.codes import STAY, Code, decode, encode
from sy_core.hunting.simulator import Simulator

if TYPE_CHECKING:
    from random import Random

EVERYTHING: Final = 99
CHASES: Final = ((EVERYTHING, 1), (EVERYTHING, EVERYTHING))
FLIGHTS: Final = ((8, 1), (8, EVERYTHING), (24, EVERYTHING))
"""One look after the other: how many moves, and how many rides of a kind in answer."""


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """The move that leaves the best outlook after the next round."""
    if view.phase is Phase.PLACING:
        _, values = judged(view, legal, rng)
        return decode(view.table, view.phase, values[0][1])
    sim = Simulator(sample_state(view, rng))
    track = Track(sim, sharp_belief(view))
    if view.phase is Phase.PURSUIT:
        best = _chase(track, view, legal, rng, budget)
    else:
        best = _flight(track, view, legal, rng, budget)
    return decode(view.table, view.phase, best)


def _chase(
    track: Track, view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Code:
    """For the detectives."""
    tree = Round(track.sim, track.belief, budget)

    codes = [encode(view.table, move) for move in iter(legal)]
    return _searched(_ranked(codes, tree.glimpsed, rng), tree.judged, CHASES)


def _flight(
    track: Track, view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Code:
    """For Mister X."""
    sim = track.sim
    trees: dict[Code, tuple[Round, ...]] = {}
    plain = Track(sim, belief_of(view))

    def look(code: Code, width: int) -> float:
        if _runs_in(sim, code):
            return RUINOUS
        if code not in trees:
            trees[code] = _trees_after(track, plain, code, budget)
        ends = legs_of(code)
        x = ends[-1] & 255 if ends else sim.x
        fates = [tree.fate(x, width) for tree in trees[code]]
        return fsum(fates) / len(fates)

    judge = hiding_value if view.phase is Phase.HIDING else value_of
    codes = codes_of(track, view, legal)
    return _searched(_ranked(codes, partial(judge, track), rng), look, FLIGHTS)


def _ranked(
    codes: Sequence[Code], judge: Callable[[Code], float], rng: Random
) -> list[Code]:
    """The best first by a quick judgement; ties are left to chance."""
    values = [(judge(code), rng.random(), code) for code in codes]
    return [code for _, _, code in sorted(values, reverse=True)]


def _searched(
    ranked: Sequence[Code],
    look: Callable[[Code, int], float],
    looks: Sequence[tuple[int, int]],
) -> Code:
    """The best after ever closer looks; the last one counts as far as it came."""
    order = list(ranked)
    if len(order) == 1:
        return order[0]
    for most, width in looks:
        values: dict[Code, float] = {}
        try:
            for code in order[:most]:
                values[code] = look(code, width)
        except SpentError:
            return max(values, key=values.__getitem__, default=order[0])
        order = [*sorted(values, key=values.__getitem__, reverse=True), *order[most:]]
    return order[0]


def _runs_in(sim: Simulator, turn: Code) -> bool:
    return any(sim.taken[leg & 255] for leg in legs_of(turn))


def _trees_after(
    sharp: Track, plain: Track, code: Code, budget: Budget
) -> tuple[Round, ...]:
    """The detectives' round after a turn of his, or after his start.

    They may know how he likes to move, or only where he may be: he looks at both.
    """
    sim = sharp.sim.copy()
    beliefs = [_sharply(sharp, code)]
    if sim.phase is not Phase.HIDING:
        beliefs.append(believed(plain, code))
    sim.play(code)
    return tuple(Round(sim, belief, budget) for belief in beliefs)


def _sharply(track: Track, code: Code) -> Belief:
    """What detectives will think who know how he likes to move."""
    sim, belief = track.sim, track.belief
    table = sim.table
    if sim.phase is Phase.HIDING:
        tile = next(t for t in table.tiles if code in table.layout.on_tile(t))
        return even(table.layout.on_tile(tile) - {*sim.pursuers})
    scene = Scene(table, dice_bits(sim), sim.black > 0, tuple(sim.pursuers))
    steps = [(Token.STAY, sim.x)] if code == STAY else []
    steps += [(TOKENS[leg >> 8], leg & 255) for leg in legs_of(code)]
    for number, (token, to) in enumerate(steps, start=sim.entries + 1):
        if number in table.marked:
            belief = {to: 1.0}
        else:
            belief = normal(after_leg(scene, BETWEEN, belief, token))
    return belief
