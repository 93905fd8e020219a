"""What is remembered of a replay: the moment, whose view, and what was found out."""

from __future__ import annotations

from dataclasses import dataclass, field

from sy_core.messages.questions import Answer
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.table.session import Session
from ui.viewer.stepper import Stepper, stepper_of


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, the moment that is looked at, and through whose eyes."""

    stepper: Stepper
    seat: Seat = MISTER_X


def replay_of(session: Session) -> Replay:
    """A replay that stands at the end of the game."""
    stepper = stepper_of(session.game, session.state)
    return Replay(stepper.go_to(stepper.last))


@dataclass(slots=True, eq=False)
class Study:
    """What was found out about a finished game."""

    session: Session
    states: tuple[State, ...]
    is_open: bool = False
    sizes: list[int] = field(default_factory=list)
    """For each position, how many places Mister X could be in."""
    answers: dict[int, Answer | None] = field(default_factory=dict)
    """By the number of a move: what would have been played; None: asked for."""

    @property
    def is_done(self) -> bool:
        """Whether every position has been worked out."""
        return len(self.sizes) == len(self.states)

    def mover(self, number: int) -> Seat:
        """Through whose eyes a move is judged."""
        acting = self.session.game.to_move(self.states[number - 1])
        return MISTER_X if MISTER_X in acting else SPECTATOR

    def played(self, number: int) -> Move:
        """The move that was made."""
        return self.states[number].moves[-1]
