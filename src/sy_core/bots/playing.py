"""One game between two players, each of whom is asked by a view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TypeAlias

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Side

Asked: TypeAlias = Callable[[State, Seat], Move]
"""Has a side choose, on the view of that seat and on nothing else."""


def states(
    game: AnyGame, edition: str, players: int, seed: int, sides: Mapping[Side, Asked]
) -> Iterator[State]:
    """The game as it begins, and after every move; the last one is its end."""
    chance = Random(f"{seed} chance")  # noqa: S311
    state = game.new_game(edition, players, rng=chance)
    yield state
    while game.outcome(state) is None:
        if game.is_chance(state):
            move = game.roll(state, chance)
        else:
            fled = game.to_move(state)[0] == MISTER_X
            # One mind leads all detectives, so it may choose who goes first.
            side = Side.MISTER_X if fled else Side.DETECTIVES
            move = sides[side](state, MISTER_X if fled else SPECTATOR)
        state = game.apply(state, move)
        yield state


def whims(seed: int, side: Side) -> Random:
    """A side's own chance.

    The deal and the dice, and each side's whims, are drawn apart, so that a change of
    one player does not change the deal.
    """
    return Random(f"{seed} {side}")  # noqa: S311
