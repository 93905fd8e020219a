"""What is remembered of a replay: the moment, whose view, and what was found out."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from sy_core.game import AnyGame
from sy_core.hindsight import Moment, Report, report_of
from sy_core.messages.questions import Answer
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.table.session import Session
from ui.viewer.stepper import Stepper, stepper_of

PACES: Final = {"slow": 2600, "normal": 1400, "fast": 700}
"""Milliseconds from one move to the next while a replay plays by itself."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, the moment that is looked at, and through whose eyes."""

    stepper: Stepper
    seat: Seat = MISTER_X
    pace: str = "normal"
    run: int = 0
    """How often it was set going: what an earlier run wanted means nothing."""
    is_playing: bool = False
    is_linked: bool = False
    """Whether the game came with a link."""

    @property
    def is_at_end(self) -> bool:
        """Whether no move is left to be shown."""
        return self.stepper.at == self.stepper.last


def replay_of(game: AnyGame, end: State, *, is_linked: bool = False) -> Replay:
    """A replay that stands at the end of the game."""
    stepper = stepper_of(game, end)
    return Replay(stepper.go_to(stepper.last), is_linked=is_linked)


@dataclass(eq=False)
class Study:
    """What was found out about a finished game."""

    session: Session
    states: tuple[State, ...]
    is_open: bool = False
    is_working: bool = False
    """Whether somebody is at it."""
    moments: list[Moment] = field(default_factory=list)
    """Each position, looked back at, as far as that has been done."""
    answers: dict[int, Answer | None] = field(default_factory=dict)
    """By the number of a move: what would have been played; None: asked for."""

    @property
    def is_done(self) -> bool:
        """Whether every position has been looked at."""
        return len(self.moments) == len(self.states)

    @cached_property
    def report(self) -> Report:
        """What is worth telling; only once it is done."""
        return report_of(self.moments)

    def mover(self, number: int) -> Seat:
        """Through whose eyes a move is judged."""
        acting = self.session.game.to_move(self.states[number - 1])
        return MISTER_X if MISTER_X in acting else SPECTATOR

    def played(self, number: int) -> Move:
        """The move that was made."""
        return self.states[number].moves[-1]
