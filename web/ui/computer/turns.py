"""Seats that the computer plays: who acts, what it is asked, and when it moves.

``let_play(shell)`` is called after every redraw and is all that others need: if a
computer is to move, it is asked (``ui.computer.worker``), and when it has thought and
people have had time to follow, it moves by the intent ``computer.move``. A bot gets the
view of its seat and nothing else, and when Mister X moves tells nothing of what he saw
there (``ui.computer.times``). A thought about a position that is no more is dropped, so
whatever people do meanwhile, the game goes on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sy_core.move import Move
from sy_core.terms import MISTER_X
from ui import later
from ui.computer.seats import acting, is_open, question
from ui.computer.thought import Thought
from ui.shell import Shell
from ui.table.guests.coach import holds, scripted
from ui.table.session import Session

if TYPE_CHECKING:  # loaded when a computer plays
    from sy_core.messages.questions import Answer

PACES: Final = {"slow": 1_800, "normal": 650, "fast": 150}
"""Milliseconds from one move of a computer to the next, so that people can follow."""


def let_play(shell: Shell) -> None:
    """If a computer is to move, have it think; drop what it thought before if not."""
    if shell.thought is not None and not _fits(shell, shell.thought):
        forget(shell)
    if shell.thought is None and not shell.paused:
        begin(shell)


def begin(shell: Shell, *, single: bool = False) -> None:
    """Have the computer that is to move think about it."""
    session = shell.session
    seat = acting(session) if session is not None and shell.screen == "play" else None
    if session is None or seat is None:
        return
    if holds(session):
        return
    driver, state = session.seating.driver_of(seat), session.state
    told = scripted(session)
    thinks = told is None and not session.game.is_chance(state)
    asked = question(session, seat) if thinks else None
    thought = Thought(session, state, seat, driver, single, scripted=told)
    shell.thought = thought

    def heard(answer: Answer) -> None:
        thought.answer, thought.ready = answer, True
        _move_if_due(shell, thought)

    def due() -> None:
        thought.due = True
        _move_if_due(shell, thought)

    thought.off = shell.page.after(PACES[shell.settings.pace], due)
    if asked is None:
        thought.ready = True
    else:
        allowed = partial(is_open, session.game, state)
        is_his = seat == MISTER_X
        ask = later.load(later.ASKING).asking(shell, session, seat)
        thought.ask = ask(asked, heard, allowed, timed=is_his)


def forget(shell: Shell) -> None:
    """Stop thinking."""
    thought, shell.thought = shell.thought, None
    if thought is not None:
        thought.off()
        if thought.ask is not None:
            shell.computers.cancel(thought.ask)


def hurry(shell: Shell) -> None:
    """Move now: the best so far will do."""
    thought = shell.thought
    if thought is None:
        return
    thought.off()
    thought.due = True
    if thought.ask is not None and not thought.ready:
        shell.computers.hurry(thought.ask)
    else:
        _move_if_due(shell, thought)


def settled(
    shell: Shell, session: Session, seat: str
) -> tuple[Move, Answer | None] | None:
    """The move that a computer has come to, and why; only once."""
    thought = shell.thought
    if thought is None or not (thought.ready and thought.due):
        return None
    if thought.seat != seat or not _fits(shell, thought):
        return None
    shell.thought = None
    if thought.scripted is not None:
        return thought.scripted, None
    if thought.answer is None:
        return session.game.roll(session.state, session.rng), None
    return session.game.parse_move(thought.answer.move), thought.answer


def _move_if_due(shell: Shell, thought: Thought) -> None:
    if thought.ready and thought.due and shell.thought is thought:
        shell.do("computer.move", thought.seat)


def _fits(shell: Shell, thought: Thought) -> bool:
    """Whether the position that is thought about is still the one on the table."""
    session = thought.session
    here = shell.session is session and shell.screen == "play"
    same = session.state is thought.state and acting(session) == thought.seat
    driver = session.seating.driver_of(thought.seat)
    stopped = shell.paused and not thought.single
    return here and same and driver == thought.driver and not stopped
