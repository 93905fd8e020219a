"""Stepping through a game: all its moments, and the one that is looked at."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sy_core.game import AnyGame
from sy_core.protocols import State


@dataclass(frozen=True, slots=True)
class Stepper:
    """The states of a game from its first one, and where one looks."""

    moments: tuple[State, ...]
    at: int = 0

    @property
    def now(self) -> State:
        """The state that is looked at."""
        return self.moments[self.at]

    @property
    def last(self) -> int:
        """The number of the latest moment: how many moves were made."""
        return len(self.moments) - 1

    def go_to(self, number: int) -> Stepper:
        """Look at another moment; beyond either end, at that end."""
        return replace(self, at=max(0, min(number, self.last)))

    def follow(self, text: str) -> Stepper:
        """Look where a button or the slider says; other text leaves it as it is."""
        return self.go_to(int(text)) if text.isdecimal() else self


def stepper_of(game: AnyGame, state: State) -> Stepper:
    """The way to a state, looked at from its beginning."""
    return Stepper(game.history(state))
