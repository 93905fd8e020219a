"""Who Mister X may be on the tiles, as far as his habits tell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sy_core.ai import habits
from sy_core.ai.habits import Habit, Row
from sy_core.ai.hunting.net import Places
from sy_core.ai.net import Net

EASY: Final = Habit((0.0, 0.6, 1.0), 0.0, trust=0.1, black=0.03)
"""Who is reckless, or plays by lot."""
WARY: Final = Habit(
    (0.0, 0.0001, 0.018, 0.27, 1.0, 2.0, 1.0), 1.3, trust=0.3, black=0.04
)
"""Who runs as far as he can: the inspector, and whoever goes by distances."""
BOLD: Final = Habit((0.0, 0.01, 0.26, 0.45, 1.0, 0.8, 2.0), 3.2, trust=0.35, black=0.07)
"""Who loves crossings and looks ahead for himself: the mastermind."""
CALM: Final = Habit((0.0, 0.005, 0.35, 0.7, 1.0, 1.5, 1.0), 0.7, trust=0.25, black=0.02)
"""Who goes anywhere but next to a detective: Monte Carlo, and who hides in numbers."""
HABITS: Final = (EASY, WARY, BOLD, CALM)
BETWEEN: Final = Habit((0.0, 0.008, 0.1, 0.4, 1.0, 0.8, 0.5), 0.8, black=0.2)
"""What is foreseen of him, as far as search looks ahead."""


@lru_cache(maxsize=4096)
def likes(net: Net, habit: Habit, places: Places) -> Row:
    """For each space how readily he goes there; kept, as search asks again."""
    return habits.likes(net, habit, places)
