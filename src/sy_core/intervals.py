"""How sure one can be of a share that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.96
"""95 % of a normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games won.

    >>> [round(end, 2) for end in wilson(5, 10)]
    [0.24, 0.76]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    centre, scale = share + Z**2 / (2 * games), 1 + Z**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
