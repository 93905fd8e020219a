"""What happened on a board, as values: whoever shows the board may tell of it.

All views in here are those of the board's public seat: what that seat may not know
is not in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sy_core.move import Move
from sy_core.protocols import View
from sy_core.tasks import Verdict


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made; *move* itself may hold what the views do not."""

    before: View
    after: View
    move: Move


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    view: View


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was tried against the rules."""

    view: View
    reason: str
    """A value of ``sy_core.refusal.Reason``."""
    tried: str


@dataclass(frozen=True, slots=True)
class Judged:
    """A task is solved or failed."""

    view: View
    verdict: Verdict


Event: TypeAlias = Moved | Ended | Refused | Judged
