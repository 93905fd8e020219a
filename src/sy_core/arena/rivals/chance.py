"""An opponent to measure against that does not think: chance, in both games."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import TYPE_CHECKING

from sy_core.ai.bot import Budget, leads
from sy_core.move import Move
from sy_core.protocols import View

if TYPE_CHECKING:
    from random import Random


def at_random(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """Any single move; doubles are left out, or there would be little else."""
    singles = list(takewhile(lambda move: len(move.legs) <= 1, legal))
    own = [move for move in singles if move.pawn is None or leads(view, move.pawn)]
    return rng.choice(own or singles)
