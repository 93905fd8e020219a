"""What the notebook asks the computer players: likelihoods, darkness, hints."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeVar

from sy_core.game import AnyGame
from sy_core.messages.questions import BELIEF, DARKNESS, Answer, Question
from sy_core.protocols import View
from sy_core.terms import MISTER_X, SPECTATOR
from ui.computer.seats import is_open
from ui.computer.times import THINKING
from ui.notebook.state import Advice, Cover, History, Known, Notebook, Weights
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.seating import HUMAN, LEVELS
from ui.table.session import Session

MOST_KEPT: Final = 400
T = TypeVar("T")


def weights_of(shell: Shell, notebook: Notebook, known: Known) -> Weights:
    """How likely each station is; empty until that was found out."""
    key = known.view.history
    if key not in notebook.weights:
        _forget_if_many(notebook.weights)
        notebook.weights[key] = None

        def heard(answer: Answer) -> None:
            stations, weights = answer.values["stations"], answer.values["weights"]
            assert isinstance(stations, tuple)
            assert isinstance(weights, tuple)
            notebook.weights[key] = dict(zip(stations, weights, strict=True))
            shell.render_soon()

        shell.computers.ask(_question(known.view, BELIEF), heard)
    return notebook.weights[key] or {}


def darkness_of(shell: Shell, notebook: Notebook) -> tuple[Cover, ...] | None:
    """What each of Mister X's moves would tell the detectives; for his eyes only."""
    session = notebook.session
    if session.showing is not Showing.SECRET or not session.x_acts or session.over:
        return None
    key = session.view.history
    if key not in notebook.darkness:
        _forget_if_many(notebook.darkness)
        notebook.darkness[key] = None

        def heard(answer: Answer) -> None:
            notebook.darkness[key] = _covers(session.game, answer)
            shell.render_soon()

        shell.computers.ask(_question(session.view, DARKNESS), heard)
    return notebook.darkness[key]


def _covers(game: AnyGame, answer: Answer) -> tuple[Cover, ...]:
    """Moves, the best first, as they came over from another thread."""
    values = answer.values
    moves, places, chances = values["moves"], values["possible"], values["chances"]
    assert isinstance(moves, tuple)
    assert isinstance(places, tuple)
    assert isinstance(chances, tuple)
    found = zip(map(game.parse_move, moves), places, chances, strict=True)
    return tuple(Cover(*each) for each in found)


def may_ask(session: Session) -> bool:
    """Whether there is a decision of a person on the screen to advise on."""
    if session.showing.hides_table or session.read_only:
        return False
    if session.over or session.game.is_chance(session.state):
        return False
    if session.x_acts:
        return session.showing is Showing.SECRET and session.seating.x_is_human
    seats = session.to_move
    people = any(session.seating.driver_of(seat) == HUMAN for seat in seats)
    return people and session.showing is Showing.TABLE


def ask_hint(shell: Shell, notebook: Notebook) -> None:
    """Have the strongest player look at what the side on the screen sees."""
    session = notebook.session
    advice = notebook.advice = Advice(session.state, notebook.side)

    def heard(answer: Answer) -> None:
        advice.answer = answer
        shell.render_soon()

    allowed = partial(is_open, session.game, session.state)
    shell.computers.ask(_hint_question(session), heard, allowed)


def _hint_question(session: Session) -> Question:
    is_his = session.x_acts
    legal = None if is_his else tuple(offer.key for offer in session.offers())
    return Question(
        view=session.view_for(MISTER_X if is_his else SPECTATOR),
        level=LEVELS[-1],
        seed=len(session.state.moves),
        legal=legal,
        milliseconds=THINKING,
    )


def _question(view: View, kind: str) -> Question:
    return Question(view=view, level=LEVELS[-1], seed=0, kind=kind)


def _forget_if_many(kept: dict[History, T]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
