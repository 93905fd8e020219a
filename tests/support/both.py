"""Both games side by side, for what holds in either."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from support import play, tables
from support.hunting import scenes
from sy_core import hunting
from sy_core.classic import codes, simulator
from sy_core.classic.view import as_detectives_see
from sy_core.game import AnyGame
from sy_core.hunting import codes as hunting_codes
from sy_core.hunting import simulator as hunting_simulator
from sy_core.registry import CLASSIC, HUNTING


class Table(NamedTuple):
    """A game and how tests come to games of it."""

    game: AnyGame
    new_games: Callable
    games: Callable
    random_move: Callable
    as_detectives_see: Callable
    codes: object
    simulator: type
    passing: tuple[str, ...] = ()
    """What a simulator keeps only until the turn is over."""


TABLES = (
    Table(
        CLASSIC,
        *(tables.new_games, tables.games, play.random_move, as_detectives_see),
        *(codes, simulator.Simulator, ("unmoved", "turn")),
    ),
    Table(
        HUNTING,
        *(scenes.new_games, scenes.games, hunting.random_move),
        *(hunting.as_detectives_see, hunting_codes, hunting_simulator.Simulator),
    ),
)
both = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game.id)
