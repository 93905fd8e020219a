"""After the game: how much was known all along, and what the mastermind had played.

Nothing is secret any more, but each judgement is made from the view that the player
had at that moment.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from sy_core.hindsight import Moment, looked_at
from sy_core.messages.questions import Answer, Question
from sy_core.protocols import State
from sy_core.terms import MISTER_X
from ui.computer.seats import is_open
from ui.computer.times import THINKING
from ui.replay.state import Study
from ui.shell import Shell
from ui.table.seating import LEVELS
from ui.table.session import Session

AT_ONCE: Final = 4
"""Positions that are looked at in one go."""
BREATH: Final = 50
"""Milliseconds until the next ones, if there is something else to do all the time."""
REST: Final = 400
"""Milliseconds at one position after which the mastermind is asked about it."""


def study_of(shell: Shell, session: Session, states: tuple[State, ...]) -> Study:
    """The study of this game; a new one where there is none yet."""
    study = shell.study
    if study is None or study.session is not session or study.states[-1] != states[-1]:
        study = shell.study = Study(session, states)
    return study


def begin(shell: Shell, study: Study) -> None:
    """Look back at all positions, in pieces, each when the page has nothing to do.

    None of them waits for long: somebody waits for it.
    """
    if not study.is_working and not study.is_done:
        study.is_working = True
        shell.page.idle(lambda: _work_on(shell, study), BREATH)


def _work_on(shell: Shell, study: Study) -> None:
    """Some more positions, up to a turn of Mister X: that takes longest."""
    if shell.study is not study:
        return
    for _ in range(AT_ONCE):
        moment = _next_moment(study)
        study.moments.append(moment)
        his = moment.judgement is not None and moment.judgement.pawn is None
        if study.is_done or his:
            break
    if not study.is_done:
        shell.page.idle(lambda: _work_on(shell, study), BREATH)
        return
    study.is_working = False
    if shell.screen in ("play", "replay") or shell.dialog == "replay.report":
        shell.render_soon()


def _next_moment(study: Study) -> Moment:
    number = len(study.moments)
    before = (study.states[number - 1], study.moments[-1]) if number else None
    return looked_at(study.session.game, study.states[number], before)


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
