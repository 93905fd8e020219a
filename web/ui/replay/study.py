"""After the game: how much was known all along, and what the mastermind had played.

Nothing is secret any more, but each judgement is made from the view that the player
had at that moment.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from sy_core.messages.questions import Answer, Question
from sy_core.terms import MISTER_X, SPECTATOR, Side
from ui.computer.seats import is_open
from ui.computer.times import THINKING
from ui.replay.state import Replay, Study
from ui.shell import Shell
from ui.table.seating import LEVELS
from ui.table.session import Session

AT_ONCE: Final = 3
"""Positions that are worked out in one idle moment of the page."""
REST: Final = 400
"""Milliseconds at one position after which the mastermind is asked about it."""


def study_of(shell: Shell, session: Session, replay: Replay) -> Study:
    """The study of this game; a new one where there is none yet."""
    study = shell.study
    if study is None or study.session is not session:
        study = shell.study = Study(session, replay.stepper.moments)
    return study


def work_on(shell: Shell, study: Study) -> None:
    """Some more positions; the page comes first."""
    if not study.is_open or shell.study is not study:
        return
    for _ in range(AT_ONCE):
        if not study.is_done:
            study.sizes.append(_size(study))
    if study.is_done:
        if shell.screen == "replay":
            shell.render_soon()
    else:
        shell.page.idle(lambda: work_on(shell, study))


def _size(study: Study) -> int:
    """How many places there were; once it is over, only a catch makes it one."""
    game, state = study.session.game, study.states[len(study.sizes)]
    outcome = game.outcome(state)
    if outcome is None:
        return len(game.deduce(game.view_for(state, SPECTATOR)))
    found = outcome.winner is Side.DETECTIVES
    return 1 if found or not study.sizes else study.sizes[-1]


def judged(shell: Shell, study: Study, number: int) -> Answer | None:
    """What the mastermind had played as move *number*; None: not known yet."""
    if number not in study.answers and is_decision(study, number):
        study.answers[number] = None
        shell.page.after(REST, lambda: _ask(shell, study, number))
    return study.answers.get(number)


def is_decision(study: Study, number: int) -> bool:
    """Whether a move was somebody's choice."""
    if number < 1:
        return False
    return not study.session.game.is_chance(study.states[number - 1])


def _ask(shell: Shell, study: Study, number: int) -> None:
    """Only if somebody still looks at it: thinking takes a while."""
    replay = shell.replay
    if shell.study is not study or replay is None or replay.stepper.at != number:
        study.answers.pop(number)
        return

    def heard(answer: Answer) -> None:
        study.answers[number] = answer
        if shell.screen == "replay":
            shell.render_soon()

    allowed = partial(is_open, study.session.game, study.states[number - 1])
    shell.computers.ask(_question(study, number), heard, allowed)


def _question(study: Study, number: int) -> Question:
    """The position before a move, as whoever made it saw it."""
    game, before = study.session.game, study.states[number - 1]
    seat = study.mover(number)
    pawn = study.played(number).pawn
    fitting = (
        game.format_move(move)
        for move in game.legal_moves(before)
        if pawn is None or move.pawn in (None, pawn)
    )
    return Question(
        view=game.view_for(before, seat),
        level=LEVELS[-1],
        seed=number,
        legal=None if seat == MISTER_X else tuple(fitting),
        milliseconds=THINKING,
    )
