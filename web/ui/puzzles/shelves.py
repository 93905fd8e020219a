"""Which puzzles there are, on shelves: what is asked, and how hard it is."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from types import MappingProxyType
from typing import Final

from sy_core.puzzles import Puzzle, puzzle_of
from sy_core.puzzles.shipped import shipped
from sy_core.registry import EDITION_IDS

DICE: Final = "dice"
GROUPS: Final = ("catch", "escape", "where", "dark", DICE)
BANDS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"easy": (1, 2), "medium": (3,), "hard": (4, 5)}
)
"""Grades that go together."""


def group_of(puzzle: Puzzle) -> str:
    """What it is about: its kind, unless it is of the dice game."""
    return DICE if puzzle.edition in EDITION_IDS["hunting"] else puzzle.kind.value


@cache
def shelf(group: str, band: str) -> tuple[str, ...]:
    """The ids of the puzzles of a group that are so hard, the easiest first."""
    found = [
        (puzzle.grade, puzzle.depth, puzzle.id)
        for puzzle in shipped().values()
        if group_of(puzzle) == group and puzzle.grade in BANDS[band]
    ]
    # Ids are in the order in which they were found: g4-9 before g4-10.
    return tuple(one for *_, one in sorted(found, key=_by_number))


def _by_number(found: tuple[int, int, str]) -> tuple[int, int, int, str]:
    grade, depth, name = found
    number = name.rpartition("-")[2]
    return grade, depth, int(number) if number.isdecimal() else 0, name


def shelf_of(puzzle: Puzzle) -> str:
    """The name of the shelf on which a puzzle stands: ``catch.easy``."""
    bands = (name for name, grades in BANDS.items() if puzzle.grade in grades)
    return f"{group_of(puzzle)}.{next(bands)}"


def ids_on(name: str) -> tuple[str, ...]:
    """The puzzles of a shelf by its name; none if there is no such shelf."""
    group, _, band = name.partition(".")
    return shelf(group, band) if group in GROUPS and band in BANDS else ()


def of_day(today: tuple[int, int, int]) -> Puzzle:
    """The puzzle of a day."""
    return shipped()[puzzle_of(date(*today))]
