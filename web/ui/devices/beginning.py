"""How games over two devices begin: an invitation, who takes it, a rematch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from sy_core.devices.letters.faults import Refused
from sy_core.devices.sides import mister_x, table
from sy_core.devices.sides.verbs import AnySide, joined, mark, role, seatings
from sy_core.errors import SetupError
from sy_core.terms import Side
from ui.devices import seats
from ui.devices.kept import DRIVERS, FAR, NEAR, TRAVEL, Pending, id_of
from ui.devices.packet import Signal
from ui.devices.post import attach, refused_notice
from ui.devices.remote import RemoteSession
from ui.devices.scanning import watch_pictures
from ui.devices.sending import is_connected, keep, post_of, prepare, send_all
from ui.devices.state import Kept
from ui.intent import Intent
from ui.setup.begin import SetupProblem, chosen
from ui.setup.draft import Draft
from ui.setup.party import game_of
from ui.setup.state import form_of
from ui.shell import Handler, Shell
from ui.table.seating import AWAY, HUMAN
from ui.table.seating import DRIVERS as PLAYERS


def show_letters(shell: Shell, *, reads_first: bool = False) -> None:
    """The letters: what goes out, and where answers come in; nothing secret is left."""
    shell.leave()
    post_of(shell).reads_first = reads_first
    shell.show("devices")
    shell.page.focus("title")
    prepare(shell)
    watch_pictures(shell)


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
    show_letters(shell)


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
    drivers = ",".join(post.drivers.get(chair, HUMAN) for chair in range(count))
    if is_rematch:
        drivers = _drivers_now(post.kept)
    notes = {DRIVERS: drivers, TRAVEL: NEAR if near else FAR}
    post.invitation, post.names, post.drivers, post.notice = None, {}, {}, None
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


def _driver(shell: Shell, intent: Intent) -> None:
    """A person or a computer on a chair of whoever joins."""
    if intent.value in PLAYERS:
        post_of(shell).drivers[int(intent.arg)] = intent.value


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
    notes = {DRIVERS: _drivers_now(before), TRAVEL: travel}
    _begin(shell, Pending(id_of(side), side, notes), is_rematch=True)


def _drivers_now(kept: Kept | None) -> str:
    """Who plays each chair here, for another game of the same people."""
    if not isinstance(kept, RemoteSession):
        return "" if kept is None else kept.notes.get(DRIVERS, "")
    chairs = kept.seating.chairs
    away = {AWAY: HUMAN}
    return ",".join(away.get(chair.driver, chair.driver) for chair in chairs)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "invite": _invite,
        "join": _join,
        "decline": _decline,
        "name": _name,
        "driver": _driver,
        "rematch": _rematch,
    }
)
