"""Seats that the computer plays: who acts, what it is asked, and when it moves.

``let_play(app)`` is called after every redraw and is all that others need: if a
computer is to move, it is asked (``ui.computer.worker``), and when it has thought and
people have had time to follow, it moves by the intent ``play.computer``. A bot gets the
view of its seat and nothing else. A thought about a position that is no more is
dropped, so whatever people do meanwhile, the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.table.curtain import Eyes
from ui.table.seating import HUMAN, LEVELS

if TYPE_CHECKING:
    from sy_core.messages.questions import Answer, Question
    from ui.app import App
    from ui.computer.worker import Ask
    from ui.table.session import Session

PACES: Final = {"slow": 1_800, "normal": 650, "fast": 150}
"""Milliseconds from one move of a computer to the next, so that people can follow."""
NODES: Final = 200
MILLISECONDS: Final = 1_500
"""What the strongest may think for one move; the others are done sooner."""


@dataclass(slots=True, eq=False)
class Thought:
    """A computer's move in the making."""

    session: Session
    state: Any
    seat: Seat
    driver: str
    single: bool
    """Asked for one by one, while the others pause."""
    ask: Ask | None = None
    answer: Answer | None = None
    ready: bool = False
    due: bool = False
    off: Callable[[], None] = lambda: None


def acting(session: Session) -> Seat | None:
    """The computer's seat that is to move now, if there is one."""
    hidden = session.eyes in (Eyes.HANDBACK, Eyes.CURTAIN)
    if session.over or session.read_only or hidden:
        return None
    seats = session.to_move
    played = (seat for seat in seats if session.seating.driver_of(seat) != HUMAN)
    return next((seat for seat in played if _has_moves(session, seat)), None)


def question(session: Session, seat: Seat) -> Question:
    """What a computer's seat is asked: its view, its moves, its budget."""
    from sy_core.messages.questions import Question  # noqa: PLC0415 - loaded when first needed

    level = session.seating.driver_of(seat)
    together = seat != MISTER_X and session.seating.one_mind is not None
    strongest = level == LEVELS[-1]
    return Question(
        view=session.game.view_for(session.state, SPECTATOR if together else seat),
        level=level,
        seed=session.rng.getrandbits(32),
        legal=None if seat == MISTER_X else _moves(session, None if together else seat),
        nodes=None if strongest else NODES,
        milliseconds=MILLISECONDS if strongest else None,
    )


def _is_chance(session: Session) -> bool:
    return session.game.roll(session.state, Random(0)) is not None


def _has_moves(session: Session, seat: Seat) -> bool:
    if seat == MISTER_X or _is_chance(session):
        return True
    return any(True for _ in _own_moves(session, seat))


def _moves(session: Session, seat: Seat | None) -> tuple[str, ...]:
    return tuple(map(session.game.format_move, _own_moves(session, seat)))


def _own_moves(session: Session, seat: Seat | None) -> Iterator[Any]:
    """What this seat may do; pawns that everybody leads are left to people."""
    game, state = session.game, session.state
    shared: set[str] = set()
    if session.seating.has_human_detective:
        led = zip(state.table.pawns, state.table.owners, strict=True)
        shared = {pawn for pawn, owner in led if owner is None}
    for move in game.legal_moves(state):
        if getattr(move, "pawn", None) in shared:
            continue
        if seat is None or game.explain(state, move, seat) is None:
            yield move


def let_play(app: App) -> None:
    """If a computer is to move, have it think; drop what it thought before if not."""
    if app.thought is not None and not _fits(app, app.thought):
        forget(app)
    if app.thought is None and not app.paused:
        begin(app)


def begin(app: App, *, single: bool = False) -> None:
    """Have the computer that is to move think about it."""
    session = app.session
    seat = acting(session) if session is not None and app.screen == "play" else None
    if session is None or seat is None:
        return
    driver = session.seating.driver_of(seat)
    thought = Thought(session, session.state, seat, driver, single)
    app.thought = thought

    def heard(answer: Answer) -> None:
        if not _is_open(session, answer) and not app.minds.here:
            app.minds.give_up()
            thought.ask = app.minds.ask(question(session, seat), heard)
            return
        thought.answer, thought.ready = answer, True
        _move_if_due(app, thought)

    def due() -> None:
        thought.due = True
        _move_if_due(app, thought)

    thought.off = app.page.after(PACES[app.settings.pace], due)
    if _is_chance(session):
        thought.ready = True
    else:
        thought.ask = app.minds.ask(question(session, seat), heard)


def forget(app: App) -> None:
    """Stop thinking."""
    thought, app.thought = app.thought, None
    if thought is not None:
        thought.off()
        if thought.ask is not None:
            app.minds.cancel(thought.ask)


def hurry(app: App) -> None:
    """Move now: the best so far will do."""
    thought = app.thought
    if thought is None:
        return
    thought.off()
    thought.due = True
    if thought.ask is not None and not thought.ready:
        app.minds.hurry(thought.ask)
    else:
        _move_if_due(app, thought)


def settled(app: App, session: Session, seat: str) -> tuple[Any, Answer | None] | None:
    """The move that a computer has come to, and why; only once."""
    thought = app.thought
    if thought is None or not (thought.ready and thought.due):
        return None
    if thought.seat != seat or not _fits(app, thought):
        return None
    app.thought = None
    if thought.answer is None:
        return session.game.roll(session.state, session.rng), None
    return session.game.parse_move(thought.answer.move), thought.answer


def _move_if_due(app: App, thought: Thought) -> None:
    if thought.ready and thought.due and app.thought is thought:
        app.do("play.computer", thought.seat)


def _fits(app: App, thought: Thought) -> bool:
    """Whether the position that is thought about is still the one on the table."""
    session = thought.session
    here = app.session is session and app.screen == "play"
    same = session.state is thought.state and acting(session) == thought.seat
    driver = session.seating.driver_of(thought.seat)
    stopped = app.paused and not thought.single
    return here and same and driver == thought.driver and not stopped


def _is_open(session: Session, answer: Answer) -> bool:
    move = session.game.parse_move(answer.move)
    return session.game.explain(session.state, move) is None
