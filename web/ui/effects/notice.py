"""After every redraw: what has just been told is heard, and what was opened is felt.

``notice(shell)`` compares what is on the screen with what was there before, so nobody
who plays, moves or closes a curtain has to think of sounds. All of it follows from what
whoever looks may know (docs/secrecy.md): while Mister X chooses behind his screen there
is not a sound, and his ride is heard when the others are told of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from ui.computer.seats import acting
from ui.effects.sounds import heard
from ui.effects.state import Noticed
from ui.seals.notes import is_sealed
from ui.settings.values import Settings
from ui.shell import Shell
from ui.staging.moments import staged
from ui.table.curtain import Showing
from ui.table.notes import COACH
from ui.table.session import Session

Wish: TypeAlias = tuple[str, ...]
"""An effect and its names, as ``Page.effect`` takes them."""

PAGE: Final = "page"
SAMPLE: Final = "taxi"
"""To be heard when sound is switched on."""
FACTS: Final = 2_600
"""Milliseconds until a finished game is looked back at: its end is seen first."""
OPEN: Final = (Showing.TABLE, Showing.PASS)
"""Everybody looks at the table."""
TURNED: Final = frozenset(
    (
        (Showing.TABLE, Showing.CURTAIN),
        (Showing.PASS, Showing.CURTAIN),
        (Showing.CURTAIN, Showing.SECRET),
        (Showing.SECRET, Showing.HANDBACK),
    )
)
"""Changes on the screen that sound like a page."""


def notice(shell: Shell) -> None:
    """Have the device do what follows from the last change."""
    if not shell.keeps:  # a board in somebody's page makes no sound
        return
    session = shell.session if shell.screen == "play" else None
    before = shell.noticed or Noticed(sound=shell.settings.sound)
    after = shell.noticed = _noticed(before, session, shell.settings)
    for wish in wishes(before, after, shell.settings):
        shell.page.effect(*wish)
    for text in _stage(shell, before, after):
        shell.page.effect("stage", *text)
    if session is not None and session.over and not _was_over(before, session):
        shell.page.after(FACTS, partial(_look_back, shell, session))
        if before.session is session:  # else it was over when it came here
            shell.page.idle(partial(_count, shell, session))
    if before.session is not session:
        shell.asks_for_sound = False
    elif shell.store.trouble is None and _is_time_to_ask(before, after, shell.settings):
        shell.change_settings(replace(shell.settings, sound_asked=True))
        shell.asks_for_sound = True
        shell.render_soon()


def wishes(before: Noticed, after: Noticed, settings: Settings) -> Iterator[Wish]:
    """What the device is to do, in this order."""
    if after.awake != before.awake:
        yield ("awake", "on" if after.awake else "off")
    if _is_opened(before, after) and settings.buzz:
        yield ("buzz",)
    if not after.sound:
        if before.sound:
            yield ("silence",)
    elif not before.sound:
        yield ("sound", SAMPLE)
    elif after.session is not None:
        sounds = _sounds(before, after)
        if sounds or before.session is None:  # at a table: get ready
            yield ("sound", *sounds)


def _noticed(before: Noticed, session: Session | None, settings: Settings) -> Noticed:
    if session is None:
        awake = None if before.awake is None else False
        return Noticed(sound=settings.sound, awake=awake)
    return Noticed(
        sound=settings.sound,
        awake=settings.awake and not session.over and not session.read_only,
        session=session,
        showing=session.showing,
        told=_told(before, session),
        over=session.over,
        person=not session.seating.is_watched and acting(session) is None,
    )


def _told(before: Noticed, session: Session) -> int:
    """Of how many events whoever looks has been told by now."""
    events = len(session.table_view.history)
    if before.session is not session:
        return events
    match session.showing:
        case Showing.TABLE | Showing.PASS:
            is_told = True
        case Showing.SECRET:
            is_told = session.is_remote or not session.is_guarded
        case Showing.CURTAIN:  # else it fell before he had handed back
            is_told = before.showing in OPEN
        case Showing.HANDBACK:
            is_told = False
    return events if is_told else min(before.told, events)


def _sounds(before: Noticed, after: Noticed) -> list[str]:
    if after.session is None or after.session is not before.session:
        return []
    is_news = after.told > before.told
    told = heard(after.session.view, before.told) if is_news else []
    turned = (before.showing, after.showing) in TURNED
    return [*told, PAGE] if turned else told


def _stage(shell: Shell, before: Noticed, after: Noticed) -> Iterator[Wish]:
    """A moment that is worth a staging; at a table: get ready."""
    session = after.session
    if session is None:
        return
    if before.session is None:
        yield ()
    elif before.session is session and after.told > before.told:
        moment = staged(shell.words, session, before.told)
        if moment is not None:
            yield (json.dumps(moment, separators=(",", ":")),)


def _was_over(before: Noticed, session: Session) -> bool:
    return before.session is session and before.over


def _look_back(shell: Shell, session: Session) -> None:
    """Work out what is told of a finished game, if it is still on the table."""
    if shell.session is session and shell.screen == "play" and session.over:
        shell.pass_on("replay.facts")
        if is_sealed(session.notes):
            shell.pass_on("seal.check")


def _count(shell: Shell, session: Session) -> None:
    """A game that has just ended counts for the statistics."""
    if shell.session is session:
        shell.pass_on("tally.game")


def _is_opened(before: Noticed, after: Noticed) -> bool:
    same = before.session is after.session
    return same and (before.showing, after.showing) == (
        Showing.CURTAIN,
        Showing.SECRET,
    )


def _is_time_to_ask(before: Noticed, after: Noticed, settings: Settings) -> bool:
    """Once, when a person has made a move in the open and the game goes on."""
    if settings.sound or settings.sound_asked or after.session is None:
        return False
    if COACH in after.session.notes:  # one thing at a time
        return False
    moved = before.person and after.told > before.told
    open_before = not before.showing.hides_table
    return moved and open_before and not after.session.over
