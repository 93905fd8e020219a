"""Fit the weights of sy_core.ai.hunting.judge to how games between inspectors end.

    PYTHONPATH=src python -m tools.research.hunting_weights 4000

So many games of all line-ups are played, one move in ten at a whim. Before each turn
of Mister X the measures are kept; a logistic regression for each stage of the game
then tells what they count for. A fifth of the games is left out of the fit at first
and tells how good it is; the weights that are printed rest on all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from operator import mul
from random import Random
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai import Budget
from sy_core.ai.hunting import detectives, mister_x
from sy_core.ai.hunting.belief import sharp_belief
from sy_core.ai.hunting.ground import exits
from sy_core.ai.hunting.judge import LATE, judge_of
from sy_core.ai.hunting.track import dice_bits
from sy_core.hunting import Double, GameState, Move, Phase
from sy_core.hunting.game import HUNTING
from sy_core.hunting.simulator import Simulator
from sy_core.terms import MISTER_X, SPECTATOR, Side

STAGES: Final = 6
WHIM: Final = 0.1
STEPS: Final = 12
RIDGE: Final = 0.002
LINE_UPS: Final = (4, 4, 3, 2)
HELD_OUT: Final = 5


Values: TypeAlias = tuple[float, ...]
Measured: TypeAlias = tuple[int, Values, Values]
"""The stage, what the detectives can weigh, and what Mister X can besides."""


class Sample(NamedTuple):
    """One position: its game, its stage, its measures, and what it led to."""

    game: int
    stage: int
    values: Values
    won: bool


def main(games: int) -> None:
    """Play, fit, print."""
    chase: list[Sample] = []
    flight: list[tuple[Sample, Values]] = []
    for seed in range(games):
        for public, own in played(seed):
            chase.append(public)
            flight.append((public, own))
    weights = report("CHASE_WEIGHTS", chase)
    report("FLIGHT_WEIGHTS", [seen_by_x(weights, *it) for it in flight])


def seen_by_x(
    weights: Sequence[Sequence[float]], public: Sample, own: Values
) -> Sample:
    """The detectives' odds are one of Mister X's measures."""
    odds = dot(weights[public.stage], public.values)
    values = (1.0, -odds, *own)
    return Sample(public.game, public.stage, values, not public.won)


def played(seed: int) -> Iterator[tuple[Sample, Values]]:
    """The positions of one game before Mister X's turns."""
    rng = Random(f"{seed} fit")
    editions = tuple(HUNTING.editions)
    players = LINE_UPS[seed // 2 % len(LINE_UPS)]
    state = HUNTING.new_game(editions[seed % 2], players, rng=rng)
    kept: list[Measured] = []
    while state.outcome is None:
        if state.phase is Phase.MISTER_X:
            kept += measured(state)
        move = (
            HUNTING.roll(state, rng) if HUNTING.is_chance(state) else chosen(state, rng)
        )
        state = HUNTING.apply(state, move)
    won = state.outcome.winner is Side.DETECTIVES
    for at, values, own in kept:
        yield Sample(seed, at, values, won), own


def measured(state: GameState) -> Iterator[Measured]:
    """What both sides can weigh; nothing where he may be cornered: that is certain."""
    sim, x, places = Simulator(state), state.x_station, tuple(state.pursuers)
    dice = dice_bits(sim)
    judge = judge_of(sim, sim.entries + 1)
    belief = sharp_belief(HUNTING.view_for(state, SPECTATOR))
    free, public = judge.chase_measures(belief, places, dice)
    own = exits(judge.terms, places, dice, x)
    if free > 1.0 - 1e-9 and own is not None:
        yield judge.stage, tuple(public), (belief[x], *own)


def chosen(state: GameState, rng: Random) -> Move:
    """An inspector's move, or any but a double that does not lose at once."""
    legal = HUNTING.legal_moves(state)
    if rng.random() < WHIM:
        moves = [move for move in iter(legal) if not isinstance(move, Double)]
        safe = [m for m in moves if m.to not in state.pursuers]
        whim: Move = rng.choice(safe or moves)
        return whim
    is_x = HUNTING.to_move(state)[0] == MISTER_X
    choose = mister_x.inspector if is_x else detectives.inspector
    view = HUNTING.view_for(state, MISTER_X if is_x else SPECTATOR)
    return choose(view, legal, rng, Budget(nodes=0))


def report(name: str, samples: Sequence[Sample]) -> list[list[float]]:
    """Weights by stage, printed by measure, and how they do on games left out."""
    size = len(samples[0].values)
    shared = fitted([s for s in samples if s.stage >= LATE], [0.0] * size)
    weights = []
    for at in range(STAGES):
        here = [s for s in samples if s.stage == at]
        lean = shared if at >= LATE else [0.0] * size
        seen = [s for s in here if s.game % HELD_OUT]
        unseen = [s for s in here if not s.game % HELD_OUT]
        loss = surprise(fitted(seen, lean), unseen)
        print(f"# {name}, stage {at}: {len(here)} positions, {loss:.4f} nats")
        weights.append([round(w, 2) for w in fitted(here, lean)])
    print(name)
    for row in zip(*weights, strict=True):
        print(f"    {row},")
    return weights


def fitted(samples: Sequence[Sample], lean: Sequence[float]) -> list[float]:
    """Logistic regression by Newton's method, drawn towards *lean*."""
    size = len(lean)
    columns = list(zip(*(s.values for s in samples), strict=True))
    pull = [RIDGE * 2 * spread(column) * len(samples) for column in columns]
    weights = list(lean)
    for _ in range(STEPS):
        slope = [p * (w - to) for p, w, to in zip(pull, weights, lean, strict=True)]
        bend = [[1e-6 * (i == j) for j in range(size)] for i in range(size)]
        for i in range(size):
            bend[i][i] += pull[i]
        for sample in samples:
            chance = 1.0 / (1.0 + exp(-dot(weights, sample.values)))
            for i, value in enumerate(sample.values):
                slope[i] += (chance - sample.won) * value
                scaled = chance * (1.0 - chance) * value
                row = bend[i]
                for j, other in enumerate(sample.values):
                    row[j] += scaled * other
        step = solved(bend, slope)
        weights = [w - s for w, s in zip(weights, step, strict=True)]
    return weights


def spread(column: Sequence[float]) -> float:
    """The variance of a measure."""
    mean = sum(column) / len(column)
    return sum((value - mean) ** 2 for value in column) / len(column)


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[at] / pivot[at]
                other[:] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """The scalar product."""
    total: float = sum(map(mul, one, other))
    return total


def surprise(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    """Nats a position."""
    odds = (dot(weights, s.values) * (1 if s.won else -1) for s in samples)
    return sum(log(1.0 + exp(-each)) for each in odds) / max(1, len(samples))


if __name__ == "__main__":
    main(int(sys.argv[1]))
