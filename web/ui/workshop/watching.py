"""A game of a bot's on the board: played back, or from where it was lost."""

from __future__ import annotations

from dataclasses import replace

from sy_core.errors import SyError
from sy_core.sharing import position_text
from sy_core.terms import MISTER_X, Level, Side
from ui.saves.tabs import release
from ui.shell import Shell
from ui.table.seating import Chair
from ui.table.session import Session, load_session
from ui.workshop.bench import Played
from ui.workshop.state import Workshop


def watch(shell: Shell, now: Workshop, number: str, *, to_learn: bool) -> None:
    """Open a game in the replay: from its start, or at its end with what turned it."""
    found = [each for n, each in enumerate(now.results) if str(n) == number]
    session = _read(shell, found[0].record) if found else None
    if session is None or not session.over:
        shell.tell(shell.words("workshop.unreadable"))
        return
    session.seating = replace(session.seating, chairs=_seated(session, now, found[0]))
    if shell.session is not None:
        release(shell, shell.session)
    shell.session, shell.replay = session, None
    shell.workshop = replace(now, watched=session)
    if to_learn:
        shell.pass_on("replay.open")
        shell.pass_on("replay.study")
    else:
        shell.pass_on("replay.watch")


def look(shell: Shell, now: Workshop) -> None:
    """The position in which the bot failed, on the editor's board."""
    record = now.fault.record if now.fault else ""
    session = _read(shell, record) if record else None
    if session is None:
        shell.tell(shell.words("workshop.unreadable"))
        return
    view = session.view_for(MISTER_X)
    shell.pass_on("editor.open", position_text(session.game, view))


def _read(shell: Shell, record: str) -> Session | None:
    """A record is what a bench says: it is replayed with every check, or refused."""
    try:
        return load_session(shell.store.new_id(), record, shell.page.entropy())
    except SyError:
        return None


def _seated(session: Session, now: Workshop, game: Played) -> tuple[Chair, ...]:
    """Computers on all seats, so that it is nobody's game; the bot by its name."""
    name = now.bot.name if now.bot else ""

    def chair(seat: Chair) -> Chair:
        side = Side.MISTER_X if seat.seat == MISTER_X else Side.DETECTIVES
        own = side is game.side and (side is Side.MISTER_X or len(others) == 1)
        return Chair(seat.seat, name[:24] if own else "", Level.CONSTABLE)

    others = session.seating.chairs[1:]
    return tuple(map(chair, session.seating.chairs))
