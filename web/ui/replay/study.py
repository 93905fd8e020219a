"""After the game: how much was known all along, and what the mastermind had played.

Nothing is secret any more, but each judgement is made from the view that the player
had at that moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sy_core.messages.questions import Question
from sy_core.terms import MISTER_X, SPECTATOR, Side
from ui.computer.turns import MILLISECONDS
from ui.table.seating import LEVELS

if TYPE_CHECKING:
    from sy_core.messages.questions import Answer
    from ui.app import App
    from ui.replay.screen import Replay
    from ui.table.session import Session

AT_ONCE: Final = 3
"""Positions that are worked out in one idle moment of the page."""
REST: Final = 400
"""Milliseconds at one position after which the mastermind is asked about it."""


@dataclass(slots=True, eq=False)
class Study:
    """What was found out about a finished game."""

    session: Session
    states: tuple[Any, ...]
    is_open: bool = False
    sizes: list[int] = field(default_factory=list)
    """For each position, how many places Mister X could be in."""
    answers: dict[int, Answer | None] = field(default_factory=dict)
    """By the number of a move: what would have been played; None: asked for."""

    @property
    def is_done(self) -> bool:
        """Whether every position has been worked out."""
        return len(self.sizes) == len(self.states)


def handle(app: App, verb: str, _arg: str, _value: str) -> None:
    """Open or close the study of the game that is replayed."""
    session, replay = app.session, app.replay
    if verb == "open" and session is not None and session.over and replay is not None:
        study = study_of(app, session, replay)
        study.is_open = not study.is_open
        if study.is_open and not study.is_done:
            app.page.idle(lambda: _work_on(app, study))


def study_of(app: App, session: Session, replay: Replay) -> Study:
    """The study of this game; a new one where there is none yet."""
    study: Study | None = app.study
    if study is None or study.session is not session:
        study = app.study = Study(session, replay.states)
    return study


def _work_on(app: App, study: Study) -> None:
    """Some more positions; the page comes first."""
    if not study.is_open or app.study is not study:
        return
    for _ in range(AT_ONCE):
        if not study.is_done:
            study.sizes.append(_size(study))
    if study.is_done:
        if app.screen == "replay":
            app.render_soon()
    else:
        app.page.idle(lambda: _work_on(app, study))


def _size(study: Study) -> int:
    """How many places there were; once it is over, only a catch makes it one."""
    game, state = study.session.game, study.states[len(study.sizes)]
    outcome = game.outcome(state)
    if outcome is None:
        return len(game.deduce(game.view_for(state, SPECTATOR)))
    found = outcome.winner is Side.DETECTIVES
    return 1 if found or not study.sizes else study.sizes[-1]


def judged(app: App, study: Study, number: int) -> Answer | None:
    """What the mastermind had played as move *number*; None: not known yet."""
    if number not in study.answers and is_decision(study, number):
        study.answers[number] = None
        app.page.after(REST, lambda: _ask(app, study, number))
    return study.answers.get(number)


def is_decision(study: Study, number: int) -> bool:
    """Whether a move was somebody's choice."""
    if number < 1:
        return False
    return study.session.game.roll(study.states[number - 1], Random(0)) is None


def _ask(app: App, study: Study, number: int) -> None:
    """Only if somebody still looks at it: thinking takes a while."""
    replay: Replay | None = app.replay
    if app.study is not study or replay is None or replay.at != number:
        study.answers.pop(number)
        return

    def heard(answer: Answer) -> None:
        study.answers[number] = answer
        if app.screen == "replay":
            app.render_soon()

    app.minds.ask(_question(study, number), heard)


def _question(study: Study, number: int) -> Question:
    """The position before a move, as whoever made it saw it."""
    game, before = study.session.game, study.states[number - 1]
    seat = mover(study, number)
    pawn = getattr(played(study, number), "pawn", None)
    fitting = (
        game.format_move(move)
        for move in game.legal_moves(before)
        if pawn is None or getattr(move, "pawn", pawn) == pawn
    )
    return Question(
        view=game.view_for(before, seat),
        level=LEVELS[-1],
        seed=number,
        legal=None if seat == MISTER_X else tuple(fitting),
        milliseconds=MILLISECONDS,
    )


def mover(study: Study, number: int) -> Any:
    """Through whose eyes a move is judged."""
    acting = study.session.game.to_move(study.states[number - 1])
    return MISTER_X if MISTER_X in acting else SPECTATOR


def played(study: Study, number: int) -> Any:
    """The move that was made."""
    return study.states[number].moves[-1]
