"""What is being said beside the map, and until when nothing may replace it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence: why computers moved, or a remark of one of them."""

    number: int
    """Of the event that it is about; -1: the beginning."""
    text: str
    speaker: str = ""
    """Who remarks it, as ``side.level``; nothing: it is told of them."""


@dataclass(slots=True, eq=False)
class Held:
    """What stands there, for one who looks."""

    viewer: str
    said: Said | None = None
    is_read: bool = True
    """Whether there was time to read it."""
    has_more: bool = False
    """Whether something waits to take its place."""
    off: Callable[[], None] = lambda: None
