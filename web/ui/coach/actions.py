"""What is done in a guided game: begin it, read on, be shown, leave the coach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sy_core.game import Setup
from sy_core.registry import CLASSIC
from ui.coach.advice import advice
from ui.coach.script import EDITION, PLAYERS, SCRIPTS, Script
from ui.coach.state import OFF, lesson_of, note
from ui.coach.steps import Kind
from ui.intent import Intent
from ui.saves.opening import open_new
from ui.shell import Shell
from ui.table.notes import COACH
from ui.table.offers import Offer
from ui.table.scene import scene_of
from ui.table.seating import LEVELS, Seating, plain_seating
from ui.table.session import Session, new_session


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent that concerns the coach."""
    if intent.verb == "begin":
        _begin(shell, SCRIPTS[intent.arg])
    elif shell.session is None:
        shell.show("home")
    else:
        HANDLERS[intent.verb](shell, shell.session)


def _begin(shell: Shell, script: Script) -> None:
    """Deal a guided game, and sit down at it."""
    setup = Setup(
        edition=EDITION,
        players=PLAYERS,
        starts=script.starts,
        x_start=script.x_start,
    )
    state = CLASSIC.set_up(setup, Random(0))  # nothing is left to chance
    plain = plain_seating(state.table.seats, state.table.pawns)
    seating = _led(plain, script)
    page, store = shell.page, shell.store
    session = new_session(store.new_id(), CLASSIC, state, seating, page.entropy())
    session.notes[COACH] = note(script.side, 0)
    open_new(shell, session)
    store.rename(session.id, shell.words(f"home.coach.{script.side}"))
    page.focus("coach-next")


def _led(seating: Seating, script: Script) -> Seating:
    """The learner on his chair, the gentlest computers on all others."""
    for index, chair in enumerate(seating.chairs):
        if chair.seat != script.learner:
            seating = seating.with_driver(index, LEVELS[0])
    return seating


def _next(shell: Shell, session: Session) -> None:
    lesson = lesson_of(session)
    if lesson is not None and lesson.step.kind is Kind.READ:
        session.notes[COACH] = note(lesson.script.side, lesson.number + 1)
        shell.keep(session)


def _show(shell: Shell, session: Session) -> None:
    """Bring what is pointed at into sight, and the keyboard there."""
    lesson = lesson_of(session)
    if lesson is None:
        return
    told = advice(scene_of(shell.words, session), lesson)
    if told.stations:
        shell.page.look_at([*told.stations], targets=told.stations)
    if told.focus:
        shell.page.focus(told.focus)


def _leave(shell: Shell, _session: Session) -> None:
    shell.dialog = "coach.leave"


def _play_on(shell: Shell, session: Session) -> None:
    """The coach goes, the game stays."""
    side = session.notes.get(COACH, "").partition(" ")[0]
    session.notes[COACH] = note(side, OFF)
    shell.dialog = ""
    shell.keep(session)
    shell.tell(shell.words("coach.left"))
    shell.page.focus("title")


def refuses(shell: Shell, session: Session, offer: Offer) -> bool:
    """Whether this is not the ride that the coach asks for; then it is said why not."""
    lesson = lesson_of(session)
    if lesson is None or lesson.step.kind is Kind.END:
        return False
    legs, choice = lesson.legs, session.choice
    if (choice.armed, offer.key) == (len(legs) - 1, legs[len(choice.taken)]):
        return False
    reads = lesson.step.kind is Kind.READ
    shell.tell(shell.words("coach.read_on" if reads else "coach.held"))
    return True


HANDLERS: Final[Mapping[str, Callable[[Shell, Session], None]]] = MappingProxyType(
    {"next": _next, "show": _show, "leave": _leave, "play_on": _play_on}
)
