"""Who Mister X may be on the board of London, as far as his habits tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sy_core.ai.habits import Habit
from sy_core.ai.net import Net

HABITS: Final = (
    Habit((0.0, 0.2, 0.9, 1.0), 0.0, trust=0.4),
    Habit((0.0, 0.015, 0.12, 0.2, 0.45, 0.85, 1.0), 1.9, trust=0.4),
    Habit((0.0, 0.027, 0.21, 0.21, 0.33, 0.5, 1.0), -0.8, trust=0.2),
)
"""Somebody at ease, somebody thinking ahead, somebody running as far as he can."""
AIMLESS: Final = (Habit((0.0, 1.0), 0.0),)
"""The simplest picture of him: he goes anywhere."""


def fearless(net: Net, pursuers: Iterable[int]) -> list[float]:
    """How readily he goes where between two legs: nobody can catch him there."""
    shy = [1.0] * len(net.ends[0])
    for place in pursuers:
        shy[place] = 0.0
    return shy
