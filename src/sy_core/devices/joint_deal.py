"""Cards and tiles that neither side chose: each game deals, both sides are chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sy_core.game import AnyGame, Setup
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR


def dealt_openly(game: AnyGame, setup: Setup, seed: int) -> State:
    """The deal as far as everybody sees it.

    A card of Mister X that nobody sees is drawn as well, but is not the one he gets.
    """
    return game.set_up(setup, Random(seed))  # noqa: S311 - seeds are made by the seal


def dealt_to_x(game: AnyGame, setup: Setup, seed: int, card: int) -> State:
    """The same deal with the card that only Mister X knows, where he has one."""
    first = dealt_openly(game, setup, seed)
    seen = game.view_for(first, SPECTATOR).x_station
    if game.view_for(first, MISTER_X).x_station == seen:
        return first  # he starts in sight, or has not started yet
    fixed = replace(setup, starts=first.pursuers)
    return game.set_up(fixed, Random(card))  # noqa: S311 - the same


def has_dice(game: AnyGame) -> bool:
    """Whether anything is rolled in this game."""
    return "roll" in game.view_parts
