"""What the notebook asks elsewhere: likelihoods, darkness, hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sy_core.messages.questions import BELIEF, DARKNESS, Question
from sy_core.terms import MISTER_X, SPECTATOR
from ui.computer.seats import MILLISECONDS
from ui.notebook.aids import side_of
from ui.notebook.book import Advice, Known, Notebook, Weights
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.seating import HUMAN, LEVELS

if TYPE_CHECKING:
    from sy_core.messages.questions import Answer
    from ui.table.session import Session

MOST_KEPT: Final = 400


def weights_of(shell: Shell, book: Notebook, known: Known) -> Weights:
    """How likely each station is; empty until that was found out."""
    key = known.view.history
    if key not in book.weights:
        _forget_if_many(book.weights)
        book.weights[key] = None

        def heard(answer: Answer) -> None:
            stations, weights = answer.values["stations"], answer.values["weights"]
            assert isinstance(stations, tuple)
            assert isinstance(weights, tuple)
            book.weights[key] = dict(zip(stations, weights, strict=True))
            shell.render_soon()

        shell.computers.ask(_question(known.view, BELIEF), heard)
    return book.weights[key] or {}


def darkness_of(
    shell: Shell, book: Notebook, session: Session
) -> Mapping[str, Any] | None:
    """What each of Mister X's moves would tell the detectives; for his eyes only."""
    if session.showing is not Showing.SECRET or not session.x_acts or session.over:
        return None
    key = session.view.history
    if key not in book.darkness:
        _forget_if_many(book.darkness)
        book.darkness[key] = None

        def heard(answer: Answer) -> None:
            book.darkness[key] = answer.values
            shell.render_soon()

        shell.computers.ask(_question(session.view, DARKNESS), heard)
    return book.darkness[key]


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


def ask_hint(shell: Shell, book: Notebook, session: Session) -> None:
    """Have the strongest player look at what the side on the screen sees."""
    advice = book.advice = Advice(session.state, side_of(session))

    def heard(answer: Answer) -> None:
        advice.answer = answer
        shell.render_soon()

    shell.computers.ask(_hint_question(session), heard)


def _hint_question(session: Session) -> Question:
    mine = session.x_acts
    legal = None if mine else tuple(offer.key for offer in session.offers())
    return Question(
        view=session.game.view_for(session.state, MISTER_X if mine else SPECTATOR),
        level=LEVELS[-1],
        seed=len(session.state.moves),
        legal=legal,
        milliseconds=MILLISECONDS,
    )


def _question(view: Any, kind: str) -> Question:
    return Question(view=view, level=LEVELS[-1], seed=0, kind=kind)


def _forget_if_many(kept: dict[Any, Any]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
