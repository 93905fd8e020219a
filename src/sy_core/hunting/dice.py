"""The seven dice: what is on their faces, and how likely each roll is.

Dice are alike, so a roll is a multiset: its faces always stand in the order of
:data:`FACES`. The X face is written as the black ticket that it stands for when it
lies on the tableau.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Final, TypeAlias

from sy_core.terms import Ticket

if TYPE_CHECKING:
    from random import Random

Faces: TypeAlias = tuple[Ticket, ...]

FACES: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND, Ticket.BLACK)

DIE: Final = tuple(map(Ticket, "TTBBUX"))
"""The six faces of every die; docs/hunting.md argues for them."""

_RANK: Final = {face: rank for rank, face in enumerate(FACES)}


def in_order(faces: Iterable[Ticket]) -> Faces:
    """*faces* in the order in which every roll is written."""
    return tuple(sorted(faces, key=_RANK.__getitem__))


@cache
def rolls(count: int) -> tuple[Faces, ...]:
    """Every way in which *count* dice can fall."""
    return tuple(combinations_with_replacement(FACES, count))


@cache
def ways(faces: Faces) -> int:
    """In how many of the ``6 ** len(faces)`` throws exactly *faces* come up."""
    counts = [faces.count(face) for face in FACES]
    orders = factorial(len(faces)) // prod(map(factorial, counts))
    return orders * prod(DIE.count(face) for face in faces)


def throw(rng: Random, count: int) -> Faces:
    """Roll *count* dice; only ``random()`` is asked, so a seed repeats everywhere."""
    return in_order([DIE[int(rng.random() * len(DIE))] for _ in range(count)])
