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
) -> Code:
    """The best after ever closer looks; the last one counts as far as it came."""
    order = list(ranked)
    if len(order) == 1:
        return order[0]
    for at in looks:
        values: dict[Code, float] = {}
        try:
            for code in order[: at.most]:
                values[code] = look(code, at)
        except SpentError:
            return max(values, key=values.__getitem__, default=order[0])
        order = [
            *sorted(values, key=values.__getitem__, reverse=True),
            *order[at.most :],
        ]
    return order[0]
