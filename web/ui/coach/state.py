"""How far a guided game has come: a note of its record, and what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.move import Move, PawnRide
from sy_core.protocols import View
from ui.coach.script import EDITION, PLAYERS, SCRIPTS, Script
from ui.coach.steps import STEPS, Kind, Step
from ui.table.curtain import Showing
from ui.table.notes import COACH
from ui.table.seating import HUMAN, Seating
from ui.table.session import Session


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game that is going on."""

    script: Script
    behind: int
    """Moves that have been made."""
    number: int
    """The step that holds now."""

    @property
    def step(self) -> Step:
        """What the coach says now."""
        return STEPS[self.script.side][self.number]

    @property
    def legs(self) -> list[str]:
        """The rides of the move that the script has next."""
        return self.script.moves[self.behind].split("+")


OFF: Final = "off"
"""In the note of a game that goes on without the coach."""
LONGEST: Final = 3
"""Digits of the number of steps."""


def note(side: str, read: int | str) -> str:
    """How far a game has come, as a note of its record."""
    return f"{side} {read}"


def lesson_of(session: Session) -> Lesson | None:
    """The lesson at this table, if the coach has anything to say there.

    Nothing decides it but what the learner may see, so it tells him nothing more.
    """
    side, _, read = session.notes.get(COACH, "").partition(" ")
    sound = read.isascii() and read.isdigit() and len(read) <= LONGEST
    if side not in SCRIPTS or not sound or session.read_only or session.over:
        return None
    script, view = SCRIPTS[side], session.table_view
    showing = Showing.SECRET if side == "mister_x" else Showing.TABLE
    if session.showing is not showing or not _is_alone(script, session.seating):
        return None
    behind = len(view.history)
    number = _number(side, behind, int(read))
    if number is None or not _fits(script, view):
        return None
    lesson = Lesson(script, behind, number)
    asks = lesson.step.kind is Kind.ACT
    return None if asks and next_move(session, lesson) is None else lesson


def _is_alone(script: Script, seating: Seating) -> bool:
    """Whether the learner leads his own seat, and computers lead all others."""
    return all(
        (chair.driver == HUMAN) == (chair.seat == script.learner)
        for chair in seating.chairs
    )


def _number(side: str, behind: int, read: int) -> int | None:
    steps = (
        number
        for number, step in enumerate(STEPS[side])
        if behind in step.at and (step.kind is not Kind.READ or number >= read)
    )
    return next(steps, None)


def _fits(script: Script, view: View) -> bool:
    """Whether the table is as the script has it by now, as far as it lies open."""
    table, behind = view.table, len(view.history)
    if (table.edition.id, table.players) != (EDITION, PLAYERS):
        return False
    return view.pursuers == places(script, behind) and all(
        isinstance(event, PawnRide) == text.startswith("D")
        for event, text in zip(view.history, script.moves, strict=False)
    )


def places(script: Script, behind: int) -> tuple[int, ...]:
    """Where the detectives stand after so many moves."""
    at = list(script.starts)
    for text in script.moves[:behind]:
        if text.startswith("D"):
            at[int(text[1]) - 1] = int(text[3:])
    return tuple(at)


def next_move(session: Session, lesson: Lesson) -> Move | None:
    """The move that the script has next; None: there is none, or it is not open."""
    if lesson.behind >= len(lesson.script.moves):
        return None
    move = session.game.parse_move(lesson.script.moves[lesson.behind])
    return None if session.explain(move) else move


def holds(session: Session) -> bool:
    """Whether computers wait until the learner has read or done something."""
    lesson = lesson_of(session)
    return lesson is not None and lesson.step.kind is not Kind.WATCH


def scripted(session: Session) -> Move | None:
    """What the computer plays in a guided game; None: it is to think."""
    lesson = lesson_of(session)
    return None if lesson is None else next_move(session, lesson)
