"""What is done about two devices: invite, join, send, read, break the seal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from sy_core.devices.letters.faults import Refused
from sy_core.devices.sides import mister_x, table
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.verbs import AnySide, joined, mark, resign, role, seatings
from sy_core.errors import RecordError, SetupError
from sy_core.terms import Side
from ui.devices import seats
from ui.devices.kept import DRIVERS, FAR, NEAR, TRAVEL, Pending, id_of
from ui.devices.packet import Signal
from ui.devices.post import (
    attach,
    detach,
    open_pending,
    refused_notice,
    take,
)
from ui.devices.remote import RemoteSession
from ui.devices.scanning import HANDLERS as SCANNING
from ui.devices.scanning import stop_all, watch_pictures
from ui.devices.sending import (
    become,
    go_on,
    is_connected,
    keep,
    post_of,
    prepare,
    send_all,
    write,
)
from ui.intent import Intent
from ui.saves.tabs import claim
from ui.setup.begin import SetupProblem, chosen
from ui.setup.draft import Draft, game_of
from ui.setup.state import form_of
from ui.shell import Handler, Shell
from ui.table.seating import HUMAN


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent that concerns another device."""
    HANDLERS[intent.verb](shell, intent)


# ---- a game begins


def _invite(shell: Shell, _intent: Intent) -> None:
    """Propose the game that is set up; a SetupProblem says what is wrong with it."""
    draft = form_of(shell.setup, shell.store).draft
    setup = chosen(draft)
    invite = mister_x.invite if draft.here == "mister_x" else table.invite
    try:
        side: AnySide = invite(
            game_of(draft),
            setup,
            shell.page.random_bytes,
            seats.written(_places(draft)),
        )
    except SetupError as error:
        raise SetupProblem(error.where, error.code.value) from error
    travel = FAR if draft.where == "far" else NEAR
    notes = {DRIVERS: ",".join(draft.drivers), TRAVEL: travel}
    shell.setup = None
    _begin(shell, Pending(id_of(side), side, notes))


def _places(draft: Draft) -> seats.Places:
    return seats.Places(
        draft.names[: draft.players], draft.colours, draft.figures, draft.notebook
    )


def _begin(
    shell: Shell,
    pending: Pending,
    *,
    is_rematch: bool = False,
    signal: Signal | None = None,
) -> None:
    """Keep a game that begins with letters, and show or send the first of them."""
    keep(shell, pending)
    post = attach(shell, pending, is_rematch=is_rematch)
    if signal is not None and post.ways is not None:
        post.ways.take(signal)
    if is_connected(shell):
        shell.page.when_kept(partial(send_all, shell, pending))
    _show(shell)


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


def _join(shell: Shell, _intent: Intent) -> None:
    """Take the invitation, and show the answer or send it."""
    post = post_of(shell)
    invited = post.invitation
    if invited is None:
        return
    count = invited.proposed.setup.players or 0
    names = tuple(post.names.get(chair, "") for chair in range(count))
    said = seats.written(seats.Places(names))
    side = joined(invited.packet.letters[0], shell.page.random_bytes, said)
    if isinstance(side, Refused):
        post.notice = refused_notice(side)
        return
    is_rematch = shell.dialog == "devices.rematch"
    near = invited.packet.signal is not None or is_rematch
    notes = {DRIVERS: ",".join((HUMAN,) * count), TRAVEL: NEAR if near else FAR}
    post.invitation, post.names, post.notice = None, {}, None
    shell.dialog = ""
    _begin(
        shell,
        Pending(id_of(side), side, notes),
        is_rematch=is_rematch,
        signal=invited.packet.signal,
    )


def _decline(shell: Shell, _intent: Intent) -> None:
    post_of(shell).invitation = None
    shell.dialog = ""
    shell.show("home" if shell.screen == "devices" else shell.screen)


def _name(shell: Shell, intent: Intent) -> None:
    post_of(shell).names[int(intent.arg)] = intent.value


def _pending(shell: Shell, intent: Intent) -> None:
    """From the list of games: one of which only letters are there yet."""
    try:
        found = open_pending(shell, intent.arg)
    except RecordError:
        found = False
    if found:
        _show(shell)
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
        _show(shell)


def _letters(shell: Shell, intent: Intent) -> None:
    _show(shell, reads_first=intent.arg == "in")


def _show(shell: Shell, *, reads_first: bool = False) -> None:
    """The letters: what goes out, and where answers come in; nothing secret is left."""
    shell.leave()
    post_of(shell).reads_first = reads_first
    shell.show("devices")
    shell.page.focus("title")
    prepare(shell)
    watch_pictures(shell)


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
            _show(shell)


def _rematch(shell: Shell, _intent: Intent) -> None:
    """The same game again, by an invitation that names the one before."""
    post = post_of(shell)
    before = post.kept
    if before is None:
        return
    public = before.side.base
    invite = mister_x.invite if role(before.side) is Side.MISTER_X else table.invite
    said = seatings(public)[0]
    side: AnySide = invite(
        public.game, public.setup, shell.page.random_bytes, said, mark(public)
    )
    travel = before.notes.get(TRAVEL, FAR)
    notes = {DRIVERS: before.notes.get(DRIVERS, ""), TRAVEL: travel}
    _begin(shell, Pending(id_of(side), side, notes), is_rematch=True)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        **SCANNING,
        "invite": _invite,
        "open": _open,
        "join": _join,
        "decline": _decline,
        "name": _name,
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
        "rematch": _rematch,
    }
)
