"""The puzzles that come with the game, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from sy_core.puzzles.data.shipped import TEXT
from sy_core.puzzles.model import Puzzle
from sy_core.puzzles.text import read_puzzles


@cache
def shipped() -> Mapping[str, Puzzle]:
    """All of them, in the order of their file."""
    return MappingProxyType({puzzle.id: puzzle for puzzle in read_puzzles(TEXT)})
