"""Choosing by ever closer looks: first narrowly, then at everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sy_core.ai.hunting.round import SpentError
from sy_core.coding import Code

if TYPE_CHECKING:
    from random import Random

EVERYTHING: Final = 99
NOISE: Final = 1e-6
"""Only ties are left to chance."""


class Look(NamedTuple):
    """How closely to look."""

    most: int
    """At so many moves, the best so far."""
    width: int
    """At so many rides of a kind in answer."""
    further: bool = False
    """Whether the round after is looked at, too."""


def best_of(codes: Sequence[Code], judge: Callable[[Code], float], rng: Random) -> Code:
    """The best by a quick judgement."""
    return max((judge(code) + NOISE * rng.random(), code) for code in codes)[1]


def ranked(
    codes: Sequence[Code], judge: Callable[[Code], float], rng: Random
) -> list[Code]:
    """The best first by a quick judgement; ties are left to chance."""
    values = [(judge(code), rng.random(), code) for code in codes]
    return [code for _, _, code in sorted(values, reverse=True)]


def searched(
    ranked: Sequence[Code],
    look: Callable[[Code, Look], float],
    looks: Sequence[Look],
    alike: float = 0.0,
) -> list[Code]:
    """The best after ever closer looks, and what is worth less by *alike* at most.

    The last look counts as far as it came.
    """
    order, values = list(ranked), dict.fromkeys(ranked[:1], 0.0)
    if len(order) == 1:
        return order
    for at in looks:
        seen: dict[Code, float] = {}
        try:
            for code in order[: at.most]:
                seen[code] = look(code, at)
        except SpentError:
            break
        finally:
            values = seen or dict.fromkeys(order[:1], 0.0)
        best = sorted(values, key=values.__getitem__, reverse=True)
        order = [*best, *order[at.most :]]
    least = max(values.values()) - alike
    near = [code for code, value in values.items() if value >= least]
    return sorted(near, key=values.__getitem__, reverse=True)
