"""Who Mister X may be on the tiles, as far as his habits tell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sy_core.ai import habits
from sy_core.ai.habits import Habit, Row
from sy_core.ai.hunting.net import Places
from sy_core.ai.net import Net

EASY: Final = Habit((0.0, 0.12, 0.75), 0.0, trust=0.35, black=0.5)
WARY: Final = Habit(
    (0.0, 0.0003, 0.022, 0.21, 1.0, 0.65, 0.3), 1.3, trust=0.65, black=0.08
)
HABITS: Final = (EASY, WARY)
BETWEEN: Final = Habit((0.0, 0.008, 0.1, 0.4, 1.0, 0.8, 0.5), 0.8, black=0.2)
"""What is foreseen of him, as far as search looks ahead."""


@lru_cache(maxsize=4096)
def likes(net: Net, habit: Habit, places: Places) -> Row:
    """For each space how readily he goes there; kept, as search asks again."""
    return habits.likes(net, habit, places)
