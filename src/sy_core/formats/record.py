"""Records of both games: what a text holds once it has been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from sy_core.errors import RecordError
from sy_core.protocols import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """A record that has been read: its start, its moves as text, its notes."""

    start: S
    moves: tuple[str, ...]
    notes: Mapping[str, str]
    """Free texts that travel along: names of players, dates, a title."""


@dataclass(frozen=True, slots=True)
class Recovery(Generic[S]):
    """What could be saved of a damaged record, and what was wrong with the rest."""

    state: S
    notes: Mapping[str, str]
    error: RecordError | None
    """The first fault; None: the record was sound."""
