"""The clock runs: it is looked at after every change, and once a second by itself.

A tick draws the clock and nothing else of the table. What a clock does when its time is
up goes through an intent, like everything that people do.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ui.clocks.counted import counted, passes
from ui.clocks.face import face
from ui.clocks.state import TALK, Clock
from ui.clocks.terms import Terms, read_terms
from ui.kit.html import Html
from ui.saves.keys import TIME
from ui.shell import Shell
from ui.table.notes import CLOCK
from ui.table.session import Session

SECOND: Final = 1_000
WARNING: Final = 10 * SECOND
"""What is left when people are told to hurry."""
LONGEST: Final = 3 * SECOND
"""What counts between two looks: a device that slept has not used anybody's time."""
IN_A_ROW: Final = 3
"""So many moves a clock makes by itself; then it waits for somebody to come back."""


def region(shell: Shell, session: Session) -> Html:
    """The clock beside whose turn it is, brought up to date."""
    terms = read_terms(session.notes[CLOCK])
    if terms is None or session.over or session.seating.is_watched:
        _stop(shell.clock)
        return Html("")
    clock = _clock_of(shell, session)
    _look(shell, session, terms, clock)
    return face(shell.words, terms, clock)


def _clock_of(shell: Shell, session: Session) -> Clock:
    """The clock of this game; after a reload, with what was left of the same move."""
    clock = shell.clock
    if clock is None or clock.game != session.id:
        _stop(clock)
        clock = shell.clock = Clock(session.id)
        game, _, rest = (shell.store.read_text(TIME) or "").partition(" ")
        key, _, left = rest.rpartition(" ")
        if game == session.id and left.isascii() and left.isdigit():
            clock.key, clock.left = key, int(left)
    return clock


def _look(shell: Shell, session: Session, terms: Terms, clock: Clock) -> None:
    """Count what has passed, find out what is to be counted now, and go on."""
    now = shell.page.now()
    if clock.runs:
        clock.left = max(0, clock.left - min(LONGEST, max(0, now - clock.looked)))
    clock.looked = now
    if len(session.state.moves) != clock.moves:  # somebody else has moved
        clock.made, clock.moves, clock.up = 0, len(session.state.moves), False
    key, most = counted(session, terms, clock)
    if key != clock.key and not (clock.up and not key):
        clock.count(key, most)
    clock.left = min(clock.left, most)
    ran = clock.runs
    clock.runs = bool(key) and not clock.up and passes(shell, session)
    if ran and not clock.runs:
        _keep(shell, clock)
    hidden = shell.screen == "play" and shell.page.is_hidden()
    if (clock.runs or hidden) and clock.off is None:
        rest = clock.left % SECOND or SECOND
        clock.off = shell.page.after(rest, partial(_tick, shell, session, clock))


def _tick(shell: Shell, session: Session, clock: Clock) -> None:
    clock.off = None
    terms = read_terms(session.notes.get(CLOCK, ""))
    if shell.session is not session or shell.clock is not clock or terms is None:
        return
    _look(shell, session, terms, clock)
    if shell.screen != "play":
        return
    if clock.runs:
        _tell(shell, session, terms, clock)
    shell.page.show({"clock": face(shell.words, terms, clock)})


def _tell(shell: Shell, session: Session, terms: Terms, clock: Clock) -> None:
    """What is said: that it is time to hurry, once, and that the time is up."""
    words = shell.words
    if clock.left > WARNING or (clock.warned and clock.left):
        return
    if clock.left:
        clock.warned = True
        _say(shell, session, words("clock.said.hurry", n=-(-clock.left // SECOND)))
    elif clock.kind == TALK:
        clock.talked = session.table_view.round
        _say(shell, session, words("clock.said.talked"))
        clock.up = not terms.turn
        _look(shell, session, terms, clock)
    elif terms.plays and clock.made < IN_A_ROW:
        shell.do("clock.move", clock.key)
    else:
        clock.up, clock.runs = True, False
        rests = words("clock.rests") if terms.plays else ""
        _say(shell, session, f"{words('clock.said.up')} {rests}".strip())


def _say(shell: Shell, session: Session, text: str) -> None:
    """Spoken, and a sound if sounds are wanted; none from behind the curtain."""
    shell.page.say(text)
    if shell.settings.sound and not session.is_guarded:
        shell.page.effect("sound", "clock")


def _keep(shell: Shell, clock: Clock) -> None:
    """Know what is left, in case the page is closed now."""
    if shell.page.is_hidden() or shell.screen != "play":
        shell.store.keep(TIME, f"{clock.game} {clock.key} {clock.left}")


def _stop(clock: Clock | None) -> None:
    if clock is not None and clock.off is not None:
        clock.off()
        clock.off = None
        clock.runs = False
