"""Two tabs on one game: only one of them plays, the other looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sy_core.errors import SyError
from ui import later
from ui.saves.keys import GAME
from ui.shell import Shell
from ui.table.session import Session, load_session

if TYPE_CHECKING:  # few browsers need it
    from ui.saves.lease import Lease


def claim(shell: Shell, session: Session, *, steal: bool = False) -> None:
    """Make this tab the one that plays *session*, if nobody else does."""

    def answer(ours: bool) -> None:
        if shell.session is not session:
            return
        before = session.showing, session.read_only
        shell.close_secret()
        if ours and session.read_only:
            _catch_up(shell, session)
        session.read_only = not ours
        if before != (session.showing, session.read_only):
            shell.render()

    if shell.page.has_locks():
        shell.page.claim(GAME + session.id, answer, steal=steal)
    else:
        _lease(shell).claim(session.id, answer, steal=steal)


def _lease(shell: Shell) -> Lease:
    if shell.lease is None:
        shell.lease = later.load(later.LEASE).Lease(shell.page)
    return shell.lease


def release(shell: Shell, session: Session) -> None:
    """Another game, or none, comes to the table: other tabs may play this one."""
    if shell.lease is not None:
        shell.lease.release(session.id)
    else:
        shell.page.release(GAME + session.id)


def _catch_up(shell: Shell, session: Session) -> None:
    """Take over what the other tab has played meanwhile."""
    text = shell.store.record_of(session.id)
    if text is None:
        return
    try:
        newest = load_session(session.id, text, shell.page.entropy())
    except SyError:
        return
    session.catch_up(newest)
