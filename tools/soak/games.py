"""Random games of every edition, with everything that always holds.

What is cheap is looked at after every move of every game; what is not, at some moments
of some games (``SHARE`` and ``MOMENTS``), chosen by the game's own generator.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.registry import GAMES
from tools.soak import holding, texts_of
from tools.soak.dealing import dealt
from tools.soak.kinds import KINDS, Kind
from tools.soak.series import Plan, Tally, must

SHARE: Final = 0.2
"""Of all games, those that are looked at closely …"""
MOMENTS: Final = 0.04
"""… and of their moves, those after which that is done; and always at the end."""
DOUBLES: Final = 0.2
"""How often a move of several legs may be chosen, so that games have some length."""
REMEMBERED: Final = 12
"""Moves of earlier turns that are tried once more: most are legal no longer."""


def series(plan: Plan) -> Tally:
    """Play the games of a plan."""
    tally = Tally()
    for number in plan.numbers:
        made: list[State] = []
        with tally.thing(number, partial(_last_record, made)):
            _play(plan.chance(number), tally, made)
    return tally


def _last_record(made: list[State]) -> str:
    """The last state of a game that failed, as a record."""
    if not made:
        return "no game"
    game = next(g for g in GAMES.values() if made[0].table.edition.id in g.editions)
    return game.write_record(made[-1])


def _play(rng: Random, tally: Tally, made: list[State]) -> None:
    kind = rng.choice(KINDS)
    game, state = kind.game, dealt(kind.game, rng)
    made.append(state)
    closely = rng.random() < SHARE
    simulator, old = kind.simulator(state), list[Move]()
    while game.outcome(state) is None:
        legal = holding.before_a_move(game, state)
        holding.simulated(kind, state, legal, simulator)
        holding.refused(game, state, legal, old)
        move = _chosen(game, state, legal, rng)
        simulator.play(kind.encode(state, move))
        later = game.apply(state, move)
        holding.after_a_move(game, state, move, later)
        kind.conserved(made[0], later)
        old[:] = [*old, *rng.sample(legal, min(3, len(legal)))][-REMEMBERED:]
        state = later
        made[1:] = [state]
        tally.done["moves"] += 1
        if closely and rng.random() < MOMENTS:
            _look(kind, state, rng, tally)
    holding.at_the_end(game, state)
    reason = holding.reason_of(game, state)
    must(simulator.reason is reason, "the simulator ended otherwise")
    if closely:
        _look(kind, state, rng, tally)
        tally.done["games looked at closely"] += 1
    tally.done["games"] += 1
    tally.done[f"games of {state.table.edition.id}"] += 1
    tally.done[f"ended: {reason.value}"] += 1


def _chosen(game: AnyGame, state: State, legal: list[Move], rng: Random) -> Move:
    if game.is_chance(state):
        return game.roll(state, rng)
    rides = [move for move in legal if len(move.legs) <= 1]
    return rng.choice(rides if rides and rng.random() > DOUBLES else legal)


def _look(kind: Kind, state: State, rng: Random, tally: Tally) -> None:
    """At everything, however long it takes."""
    holding.closely(kind, state, rng)
    texts_of.come_back(kind.game, state)
    tally.done["moments looked at closely"] += 1
