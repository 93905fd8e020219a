"""The highest level of the dice game: moves tried out in games that go on from here.

The most promising moves are played out for a few rounds with real dice, both sides
playing by the quick judgement and the detectives knowing what they may know. For
them, Mister X is put where he may be, each time anew.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.dice_bots import judged, pursuit_value
from sy_core.ai.dice_model import Track, freedom, risk, value_of
from sy_core.hunting import Move, Phase, View
from sy_core.hunting.codes import AGAIN, BLACK, STAY, Code, decode
from sy_core.hunting.simulator import THROWS
from sy_core.terms import MISTER_X, Side

if TYPE_CHECKING:
    from random import Random

WIDTH: Final = 5
ROUNDS: Final = 3
CURIOSITY: Final = 0.6
OPINION: Final = 4
"""Visits for which the quick judgement counts."""
WHIM: Final = 0.1
"""How often a playout leaves the quick judgement aside."""


@dataclass(slots=True)
class Arm:
    """A move and what playing it has brought so far."""

    code: Code
    total: float
    visits: int = OPINION

    @property
    def mean(self) -> float:
        """The value as seen so far."""
        return self.total / self.visits


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """The move that does best in games that go on from here."""
    track, values = judged(view, legal, rng)
    if view.phase is Phase.PLACING:
        return decode(view.table, view.phase, values[0][1])
    arms = [Arm(code, OPINION * value) for value, code in values[:WIDTH]]
    is_x = view.seat == MISTER_X
    visits = 0
    while len(arms) > 1 and budget.spend():
        visits += 1
        arm = _chosen(arms, visits)
        escaped = _tried(track, arm.code, is_x, rng)
        arm.total += escaped if is_x else 1.0 - escaped
        arm.visits += 1
    best = max(arms, key=lambda arm: (arm.visits, arm.mean))
    return decode(view.table, view.phase, best.code)


def _chosen(arms: list[Arm], visits: int) -> Arm:
    root = sqrt(visits)
    return max(arms, key=lambda arm: arm.mean + CURIOSITY * root / (1 + arm.visits))


def _tried(track: Track, code: Code, is_x: bool, rng: Random) -> float:
    """How well Mister X fares in one game that begins with the move."""
    trial = track.copy()
    sim = trial.sim
    if not is_x:
        spaces = list(trial.belief)
        sim.x = rng.choices(spaces, [trial.belief[s] for s in spaces])[0]
    if sim.phase is Phase.PURSUIT:
        trial.pursue(code)
    elif sim.phase is Phase.MISTER_X:
        trial.escape(code)
    else:
        sim.play(code)
    return played_on(trial, rng)


def played_on(track: Track, rng: Random) -> float:
    """A few more rounds; 1 if he escapes, 0 if he is caught, else how he stands."""
    sim = track.sim
    last = sim.round + ROUNDS
    while sim.reason is None:
        if sim.phase is Phase.ROLLING:
            if sim.round >= last:
                danger = risk(track, track.belief, sim.x)
                return (1.0 - danger) * freedom(track, track.belief, sim.x)
            faces = (THROWS[int(6 * rng.random())] for _ in range(sim.to_roll))
            sim.play(sum(faces))
        elif sim.phase is Phase.PURSUIT:
            track.pursue(_quick_chase(track, rng))
        else:
            track.escape(_quick_turn(track, rng))
    return 1.0 if sim.reason.winner is Side.MISTER_X else 0.0


def _quick_chase(track: Track, rng: Random) -> Code:
    codes = [code for code in track.sim.legal() if code != AGAIN]
    if rng.random() < WHIM:
        return codes[int(rng.random() * len(codes))]
    return max(codes, key=lambda code: pursuit_value(track, code))


def _quick_turn(track: Track, rng: Random) -> Code:
    """A single ride; what is rare is left out of playouts."""
    sim = track.sim
    held = sum(1 << kind for kind, count in enumerate(sim.played) if count)
    if sim.black:
        held |= 1 << BLACK
    codes = [*sim.codes.rides[sim.x][held]] or [STAY]
    safe = [code for code in codes if not sim.taken[code & 255]] or codes
    if rng.random() < WHIM:
        return safe[int(rng.random() * len(safe))]
    return max(safe, key=lambda code: value_of(track, code))
