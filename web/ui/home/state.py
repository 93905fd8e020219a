"""What is going on on the first screen."""

from __future__ import annotations

from dataclasses import dataclass

from ui.saves.entries import Deleted


@dataclass(frozen=True, slots=True)
class HomeState:
    """A game that is being renamed or exported, one that was deleted, a problem."""

    renaming: str = ""
    exporting: str = ""
    deleted: Deleted | None = None
    called: str = ""
    """What the deleted game was called."""
    problem: str = ""
