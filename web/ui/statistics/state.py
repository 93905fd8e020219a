"""What is going on on the screen of the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Statistics:
    """Saved games that are still to be looked at, and what was erased."""

    waiting: tuple[str, ...] = ()
    """Ids of games that ended before anybody counted, or while nobody could."""
    looked_at: frozenset[str] = frozenset()
    erased: Mapping[str, str] = field(default_factory=dict)
    """Texts by key that would bring everything back."""
    problem: str = ""
