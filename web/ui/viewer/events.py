"""What happened on a board, as values: whoever shows the board may tell of it.

All views in here are those of the board's public seat: what that seat may not know
is not in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made; *move* itself may hold what the views do not."""

    before: Any
    after: Any
    move: Any


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    view: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was tried against the rules."""

    view: Any
    reason: str
    """A value of ``sy_core.refusal.Reason``."""
    tried: str


Event: TypeAlias = Moved | Ended | Refused
