"""What is done about two devices: open, send, read, break the seal, give up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from sy_core.devices.sides import mister_x
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.verbs import resign
from sy_core.errors import RecordError
from ui.devices.beginning import HANDLERS as BEGINNING
from ui.devices.beginning import show_letters
from ui.devices.post import (
    attach,
    detach,
    open_pending,
    take,
)
from ui.devices.remote import RemoteSession
from ui.devices.scanning import HANDLERS as SCANNING
from ui.devices.scanning import stop_all, watch_pictures
from ui.devices.sending import (
    become,
    go_on,
    is_connected,
    post_of,
    send_all,
    write,
)
from ui.intent import Intent
from ui.saves.tabs import claim
from ui.shell import Handler, Shell


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent that concerns another device."""
    HANDLERS[intent.verb](shell, intent)


def _open(shell: Shell, intent: Intent) -> None:
    """A link was opened."""
    shell.leave()
    shell.page.go("home", instead=True)
    shell.show("devices")
    take(shell, intent.arg, is_opened=True)
    post = post_of(shell)
    if post.notice is not None and post.kept is None and post.invitation is None:
        shell.tell(shell.words(post.notice.key))
        shell.show("home")
    elif shell.screen == "devices":
        watch_pictures(shell)
    if isinstance(post.kept, RemoteSession) and shell.session is post.kept:
        # Another tab may be at it that has not read this letter: it looks on now.
        claim(shell, post.kept, steal=True)


def _pending(shell: Shell, intent: Intent) -> None:
    """From the list of games: one of which only letters are there yet."""
    try:
        found = open_pending(shell, intent.arg)
    except RecordError:
        found = False
    if found:
        show_letters(shell)
    else:
        shell.tell(shell.words("save.hopeless", reason=shell.words("save.damaged")))


def _opened(shell: Shell, _intent: Intent) -> None:
    if isinstance(shell.session, RemoteSession):
        attach(shell, shell.session)
        post_of(shell).notice = None


def _closed(shell: Shell, intent: Intent) -> None:
    """A game leaves the table; a rematch has its place already."""
    stop_all(shell)
    kept = post_of(shell).kept
    if kept is not None and kept.id == intent.arg:
        detach(shell)


# ---- during a game


def _moved(shell: Shell, _intent: Intent) -> None:
    """A move was made here."""
    go_on(shell)


def _send(shell: Shell, _intent: Intent) -> None:
    """Write the letter that everything is decided for, and show it."""
    kept = post_of(shell).kept
    if kept is not None:
        write(shell, kept)
        show_letters(shell)


def _letters(shell: Shell, intent: Intent) -> None:
    show_letters(shell, reads_first=intent.arg == "in")


def _back(shell: Shell, _intent: Intent) -> None:
    """To the table, or home where there is none yet."""
    stop_all(shell)
    post = post_of(shell)
    post.notice = None
    if isinstance(post.kept, RemoteSession) and shell.session is post.kept:
        shell.show("play")
        shell.page.focus("title")
    else:
        shell.show("home")


def _unseal(shell: Shell, _intent: Intent) -> None:
    """Mister X breaks the seal: everything he did is shown, and checked."""
    kept = post_of(shell).kept
    if not isinstance(kept, RemoteSession) or not kept.is_to_open:
        return
    if isinstance(kept.side, MisterXSide):
        become(shell, kept, mister_x.open_seal(kept.side))
        if is_connected(shell):
            go_on(shell)
        else:
            write(shell, kept)
        shell.dialog = "devices.seal"


def _seal(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "devices.seal"


def _resign(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "devices.resign"


def _resign_now(shell: Shell, _intent: Intent) -> None:
    shell.dialog = ""
    kept = post_of(shell).kept
    if isinstance(kept, RemoteSession) and not kept.over:
        become(shell, kept, resign(kept.side))
        if is_connected(shell):
            shell.page.when_kept(partial(send_all, shell, kept))
        else:
            show_letters(shell)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        **BEGINNING,
        **SCANNING,
        "open": _open,
        "pending": _pending,
        "opened": _opened,
        "closed": _closed,
        "moved": _moved,
        "send": _send,
        "letters": _letters,
        "back": _back,
        "unseal": _unseal,
        "seal": _seal,
        "resign": _resign,
        "resign_now": _resign_now,
    }
)
