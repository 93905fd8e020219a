"""Why a computer has moved as it did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sy_core.terms import Seat


@dataclass(frozen=True, slots=True)
class Reasoned:
    """Why a computer made a move: a motive and what it speaks of."""

    seat: Seat
    motive: str
    values: Mapping[str, object]
