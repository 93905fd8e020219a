"""Both sides of the dice game by plain Monte Carlo: short games on drawn worlds.

A world is one space of the exact set, all as likely as each other. In it everybody
goes by distances, one move in five at a whim, to the end of the next round; then
distances tell how it stands. Whoever flees does not let the detectives know his
space: they run after one that is drawn from what they can work out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.hunting.net import net_of
from sy_core.ai.net import ALL_PAID, Net, rides_apart
from sy_core.arena.rivals.hunting_flight import set_after, turns_of
from sy_core.coding import LEG_MASK, Code
from sy_core.hunting.codes import AGAIN, decode, encode
from sy_core.hunting.deduce import deduce, sample_state
from sy_core.hunting.moves import Move
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View
from sy_core.outcome import EndReason

if TYPE_CHECKING:
    from random import Random

WHIM: Final = 0.2
CURIOSITY: Final = 0.4
"""How much a move that was tried seldom is tried again."""
GRIP: Final = 0.5
"""How much less a detective counts with every ride that he is farther away."""


def sampled_chase(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """The detectives' move that catches him most often."""
    start = _without_rare(Simulator(sample_state(view, rng)))
    suspects = sorted(deduce(view))
    net = net_of(view.table.layout)

    def trial(code: Code) -> float:
        world = start.copy()
        world.x = suspects[int(rng.random() * len(suspects))]
        world.play(code)
        _play_on(net, world, rng, until=start.round + 2)
        return _held(net, world)

    codes = [encode(view.table, move) for move in legal]
    return decode(view.table, view.phase, most_promising(codes, trial, budget))


def sampled_flight(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> Move:
    """His turn after which they catch him least often."""
    start = Simulator(sample_state(view, rng))
    known = deduce(view)
    net = net_of(view.table.layout)
    codes = turns_of(view, legal)
    sets = {code: sorted(set_after(view, known, code)) for code in codes}

    def trial(code: Code) -> float:
        world = start.copy()
        world.play(code)
        goal = sets[code][int(rng.random() * len(sets[code]))]
        _play_on(net, _without_rare(world), rng, world.round + 1, goal)
        return 1.0 - _held(net, world)

    return decode(view.table, view.phase, most_promising(codes, trial, budget))


def most_promising(
    codes: Sequence[Code], trial: Callable[[Code], float], budget: Budget
) -> Code:
    """The move with the best mean; a node is one trial, and good moves get more."""
    tries = dict.fromkeys(codes, 0)
    gains = dict.fromkeys(codes, 0.0)
    count = 0

    def hope(code: Code) -> float:
        if not tries[code]:
            return 2.0
        doubt = sqrt(log(count) / tries[code])
        return gains[code] / tries[code] + CURIOSITY * doubt

    while len(codes) > 1 and budget.spend():
        code = max(codes, key=hope)
        gains[code] += trial(code)
        tries[code] += 1
        count += 1
    return max(codes, key=lambda code: gains[code] / max(1, tries[code]))


def _without_rare(sim: Simulator) -> Simulator:
    """Doubles and flights are thousands of moves: nobody imagines them."""
    sim.doubles = sim.helicopters = 0
    return sim


def _play_on(
    net: Net, world: Simulator, rng: Random, until: int, goal: int = 0
) -> None:
    """Until that round begins; the detectives run after *goal*, or after him (0)."""
    while world.reason is None and world.round < until:
        if world.phase is Phase.ROLLING:
            world.play(world.roll(rng))
            continue
        moves = [code for code in world.legal() if code != AGAIN]
        if rng.random() < WHIM:
            world.play(moves[int(rng.random() * len(moves))])
        elif world.phase is Phase.MISTER_X:
            world.play(max(moves, key=lambda code: _nearest(net, world, code)))
        else:
            row = rides_apart(net, ALL_PAID, goal or world.x)
            world.play(min(moves, key=lambda code: row[code & 255]))


def _nearest(net: Net, world: Simulator, code: Code) -> int:
    end = code & LEG_MASK & 255 or world.x
    return min(rides_apart(net, ALL_PAID, place)[end] for place in world.pursuers)


def _held(net: Net, world: Simulator) -> float:
    """How well they have him: a catch is 1, an escape 0, the rest by distance."""
    if world.reason is not None:
        return float(world.reason is not EndReason.ESCAPED)
    row = rides_apart(net, ALL_PAID, world.x)
    return sum(GRIP ** (1 + row[s]) for s in world.pursuers) / len(world.pursuers)
