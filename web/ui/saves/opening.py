"""Bringing a game to the table: a new one, or one that was kept."""

from __future__ import annotations

from ui.saves.format import DamagedSaveError, SaveError
from ui.saves.summary import INVITED
from ui.saves.tabs import claim, release
from ui.shell import Shell
from ui.table.camera import look_at_action
from ui.table.curtain import Showing
from ui.table.scene import scene_of
from ui.table.session import Session
from ui.table.wording import standing


def open_new(shell: Shell, session: Session) -> None:
    """Keep a game that has just begun, and go to the table."""
    shell.keep(session)
    _open(shell, session)


def open_kept(shell: Shell, game_id: str) -> None:
    """Go on with a kept game; a damaged one as far as it can be recovered."""
    shell.toast = ""
    if shell.session is not None and shell.session.id == game_id:
        shell.show("play")
        return
    entry = shell.store.entry(game_id)
    if entry is not None and entry.summary.post == INVITED:  # nothing is dealt yet
        shell.pass_on("devices.pending", game_id)
        return
    try:
        session = shell.store.load(game_id, shell.page.entropy())
    except DamagedSaveError as damage:
        reason = damage.in_words(shell.words)
        if damage.recovered is None:
            shell.tell(shell.words("save.hopeless", reason=reason))
            return
        _open(shell, damage.recovered)
        shell.tell(shell.words("save.recovered", reason=reason))
    except SaveError as error:
        shell.tell(error.in_words(shell.words))
    else:
        _open(shell, session)


def _open(shell: Shell, session: Session) -> None:
    before = shell.session
    if before is not None:
        release(shell, before)
        if before.is_remote and before.id != session.id:
            shell.pass_on("devices.closed", before.id)
    shell.session = session
    shell.page.remember(session.id)
    shell.paused = False
    shell.replay = None
    shell.show("play")
    if before is not None:  # the map still looks at what was played there
        look_at_action(shell.page, session)
    shell.page.say(standing(scene_of(shell.words, session)))
    shell.page.focus("pass" if session.showing is Showing.PASS else "title")
    claim(shell, session)
    if session.is_remote:
        shell.pass_on("devices.opened")
