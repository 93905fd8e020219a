"""The dice game's opponent to measure against: chance."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import TYPE_CHECKING

from sy_core.ai.bot import Budget
from sy_core.hunting import Double, Move, View

if TYPE_CHECKING:
    from random import Random


def at_random(
    _view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """Any move but a double."""
    return rng.choice(list(takewhile(lambda m: not isinstance(m, Double), legal)))
