"""What a start does without, and is loaded when it is first asked for: all of it.

No other module of the package imports anything by a name or within a function.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

HUNTING: Final = "sy_core.hunting.game"
"""Whoever plays the classic game need not load the dice game."""
READ_POSITION: Final = "sy_core.{game}.position.read"
WRITE_POSITION: Final = "sy_core.{game}.position.write"
"""Most games begin with a deal."""
SHARE: Final = "sy_core.{game}.share"
"""Whole games as short texts."""
HALVES: Final = "sy_core.{game}.halves"
"""Most games are played on one device."""
CHASE: Final = "sy_core.{game}.chase"
"""Who could get where, for looking back at a game."""


def load(name: str, game: str = "") -> ModuleType:
    """A module (of a game), loaded if it was not yet."""
    return import_module(name.format(game=game))
