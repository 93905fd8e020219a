"""Rivals of the dice game: each name plays both sides, by a thought of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from sy_core.ai.bot import Budget, Chooser
from sy_core.arena.rivals.hunting_chase import nearest, on_a_hunch, shared_out
from sy_core.arena.rivals.hunting_flight import by_lot, farthest, unknown
from sy_core.arena.rivals.hunting_playouts import sampled_chase, sampled_flight
from sy_core.hunting.moves import Move
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View

if TYPE_CHECKING:
    from random import Random

Mind: TypeAlias = Callable[[View, Collection[Move], "Random", Budget], Move]


def _both(placing: Mind, chase: Mind, flight: Mind) -> Chooser:
    """One player of both sides."""

    def choose(
        view: View, legal: Collection[Move], rng: Random, budget: Budget
    ) -> Move:
        if view.phase is Phase.PLACING:
            return placing(view, legal, rng, budget)
        mind = chase if view.phase is Phase.PURSUIT else flight
        return mind(view, legal, rng, budget)

    return cast("Chooser", choose)


DICE_RIVALS: Final[Mapping[str, Chooser]] = MappingProxyType(
    {
        "greedy": _both(nearest, nearest, farthest),
        "sharer": _both(shared_out, shared_out, unknown),
        "gambler": _both(on_a_hunch, on_a_hunch, by_lot),
        "sampler": _both(shared_out, sampled_chase, sampled_flight),
    }
)
"""By distance, by what is known, by lot, by plain Monte Carlo."""
