"""Flat search by playouts, both sides: which move does best on average over worlds.

The detectives draw a world from the exact set for each playout, so that a ride is
judged by all of them: an information-set search, one ride deep. In the playouts they
know no more than the set. Mister X knows where he is, and plays on against pursuers
who chase a station on which they suspect him.
"""

from __future__ import annotations

from collections.abc import Collection
from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from sy_core.ai.bot import Budget
from sy_core.arena.rivals.chasing import chase_of, ranked
from sy_core.arena.rivals.detectives import exact
from sy_core.arena.rivals.fleeing import forced, hideout_of, rated
from sy_core.arena.rivals.flight import FLED, Flight
from sy_core.arena.rivals.mister_x import blend
from sy_core.arena.rivals.playouts import Categories, assumed, categories, play_on
from sy_core.classic.codes import decode, encode
from sy_core.classic.deduce import deduce, sample_state
from sy_core.classic.moves import Move
from sy_core.classic.simulator import Simulator
from sy_core.classic.view import View
from sy_core.coding import LEG, Code

if TYPE_CHECKING:
    from random import Random

CURIOSITY: Final = 0.5
ROUNDS: Final = 4
"""How long detectives play on before they judge what is left."""
LONGER: Final = 10
"""How long Mister X plays on."""
TURNS: Final = 16
"""Turns of his that are tried: the best by a glance, as a double has so many."""
RIDES: Final = 3
"""Rides that are tried: those that leave him the fewest stations."""


class Worlds(NamedTuple):
    """The moves to choose from, and how a world is drawn to try one in."""

    moves: list[Code]
    first: Flight
    classes: Categories | None
    """Where he is put in a world; None: he is where he is."""


def infoset(view: View, legal: Collection[Move], rng: Random, budget: Budget) -> Move:
    """Detectives who try their rides in many worlds; a node is one playout."""
    chase = chase_of(view, legal)
    rides = ranked(exact, chase, rng)
    tried = [ride for ride in rides if ride.pawn == rides[0].pawn][:RIDES]
    moves = [encode(view.table, ride) for ride in tried]
    first = Flight(Simulator(sample_state(view, rng)), chase.suspects)
    first.turn = (moves[0] >> LEG) - 1
    return _tried(view, Worlds(moves, first, categories(first)), rng, budget)


def carlo(view: View, legal: Collection[Move], rng: Random, budget: Budget) -> Move:
    """A Mister X who plays on from each of his turns; a node is one playout."""
    only = forced(view, legal)
    if only is not None:
        return only
    hideout = hideout_of(view)
    turns = sorted(rated(hideout, legal, blend), key=lambda pair: -pair[0])[:TURNS]
    moves = [encode(view.table, turn.move) for _, turn in turns]
    first = Flight(Simulator(sample_state(view, rng)), sorted(deduce(view)))
    return _tried(view, Worlds(moves, first, None), rng, budget)


def _tried(view: View, worlds: Worlds, rng: Random, budget: Budget) -> Move:
    """The move that was tried most often: a bandit with upper confidence bounds."""
    count = range(len(worlds.moves))
    visits, totals = [0] * len(count), [0.0] * len(count)

    def promise(at: int) -> float:
        known = visits[at]
        if not known:
            return 9.0 - at / 1000
        return totals[at] / known + CURIOSITY * sqrt(log(sum(visits)) / known)

    while len(count) > 1 and budget.spend():
        at = max(count, key=promise)
        visits[at] += 1
        totals[at] += _played(worlds, worlds.moves[at], rng)
    best = max(count, key=lambda at: (visits[at], totals[at], -at))
    return decode(view.table, view.phase, worlds.moves[best])


def _played(worlds: Worlds, move: Code, rng: Random) -> float:
    """What one playout is worth to who searches."""
    world, chance = worlds.first.copy(), rng.random
    his = worlds.classes is None
    if worlds.classes is not None:
        world.x = assumed(world, worlds.classes, chance)
    until = world.round + (LONGER if his else ROUNDS)
    world.play(move)
    while not world.over and (world.round < until or world.turn != FLED):
        play_on(world, knows=not his, chance=chance)
    if not world.over or world.escaped:
        return 1.0 if his else 0.0
    lasted = (until - world.round) / LONGER
    return (1.0 - lasted) / 2 if his else (1.0 + lasted) / 2
