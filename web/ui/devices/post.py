"""Letters that come in, and the ways on which they come by themselves.

Whatever comes changes nothing unless it is the next letter of a game that this device
plays; else it is told why not.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from sy_core.devices.letters.faults import LetterError, LetterFault, Refused
from sy_core.devices.letters.messages import Letter
from sy_core.devices.letters.text import read_letter
from sy_core.devices.sides.public import other
from sy_core.devices.sides.verbs import (
    AnySide,
    invitation,
    received,
    role,
)
from sy_core.terms import Side
from ui.devices.kept import NEAR, TRAVEL, Pending, kept_id, read_side
from ui.devices.packet import Packet, packet_in
from ui.devices.remote import RemoteSession, dealt, new_remote
from ui.devices.sending import become, go_on, is_connected, post_of, prepare, send_all
from ui.devices.state import Invitation, Kept, Notice, Post
from ui.devices.ways import Ways
from ui.saves.opening import open_kept, open_new
from ui.saves.summary import INVITED
from ui.shell import Shell
from ui.table.moving import tell_news
from ui.travel import Fault, WayState

UNKNOWN: Final = Refused(LetterFault.OTHER_GAME)
READ: Final = (LetterFault.DOUBLED, LetterFault.OLD)
"""What was read before."""
HARMLESS: Final = (*READ, LetterFault.OWN)
"""What may come again on any way, and means nothing."""
CUT_OFF: Final = (Fault.FLOOD, Fault.NONSENSE)
"""Who sends such is not let in again by itself."""


def attach(shell: Shell, kept: Kept, *, is_rematch: bool = False) -> Post:
    """Make a game the one whose letters are meant; it looks for ways at once.

    A rematch goes on where the game before it travelled, if that is still open.
    """
    post = post_of(shell)
    shell.page.remember(kept.id)
    if post.kept is not kept:
        is_same = post.kept is not None and post.kept.id == kept.id
        post.kept = kept
        if is_rematch and post.ways is not None and is_connected(shell):
            post.ways.go_on_with(*_known_as(kept))
        elif not is_same:
            _find_ways(shell, post, kept)
    return post


def detach(shell: Shell) -> None:
    """Another game comes to the table."""
    post = shell.post
    if post is not None:
        if post.ways is not None:
            post.ways.close()
        shell.post = Post(post.devices)


def _find_ways(shell: Shell, post: Post, kept: Kept) -> None:
    if post.ways is not None:
        post.ways.close()
    post.address, post.drawn, post.was_open = "", "", False
    post.ways = Ways(post.devices, partial(heard, shell), partial(_changed, shell))
    game, part = _known_as(kept)
    post.ways.look_beside(game, part)
    if kept.notes.get(TRAVEL) == NEAR:
        post.ways.look_back(game, part)


def _known_as(kept: Kept) -> tuple[str, Side]:
    """What both devices call a game, and what this one is in it."""
    return kept.side.base.transcript.game_id.hex(), role(kept.side)


def take(shell: Shell, text: str, *, is_opened: bool = False) -> None:
    """A text that somebody scanned, pasted, or opened as a link (*is_opened*)."""
    packet = packet_in(text)
    results = [
        _take_letter(shell, letter, packet, is_opened=is_opened)
        for letter in packet.letters
    ]
    refusal = results[-1]
    post = post_of(shell)
    is_greeting = packet.signal is not None and refusal and refusal.code in READ
    if refusal is None or is_greeting:
        post.notice = None
    else:
        post.notice = refused_notice(refusal)
        told = shell.words(post.notice.key, **dict(post.notice.values))
        if shell.screen == "play":  # it belongs to another game, which is on it now
            shell.tell(told)
        else:
            shell.page.say(told)
    mine = post.kept is not None and (refusal is None or refusal.code in HARMLESS)
    if packet.signal is not None and mine and post.ways is not None:
        post.ways.take(packet.signal)
    go_on(shell)


def heard(shell: Shell, text: str) -> bool:
    """A text that came by itself; whether it made any sense."""
    post = shell.post
    if post is None or post.kept is None:
        return False
    result = received(post.kept.side, text)
    if isinstance(result, Refused):
        return result.code in HARMLESS or _is_rematch(shell, text)
    _accept(shell, post.kept, result)
    go_on(shell)
    shell.render_soon()
    return True


def _is_rematch(shell: Shell, text: str) -> bool:
    """Whether it is another invitation, from whom we have just played with."""
    proposed = invitation(text)
    post = post_of(shell)
    if isinstance(proposed, Refused) or post.kept is None:
        return False
    post.invitation = Invitation(Packet((text,)), proposed)
    shell.dialog = "devices.rematch"
    shell.render_soon()
    return True


def _take_letter(
    shell: Shell, text: str, packet: Packet, *, is_opened: bool
) -> Refused | None:
    """One letter that came from outside; None: it was taken, or is an invitation.

    An invitation from this very browser can be opened in a second window.
    """
    try:
        letter = read_letter(text)
    except LetterError as error:
        return error.refused
    reader = other(letter.sender.side)
    own = kept_id(letter.game_id, reader)
    if _bring(shell, own):
        kept = post_of(shell).kept
        assert kept is not None
        result = received(kept.side, text)
        if isinstance(result, Refused):
            return result
        _accept(shell, kept, result)
        return None
    twin = shell.store.entry(kept_id(letter.game_id, letter.sender.side))
    if twin is not None and not is_opened:
        return Refused(LetterFault.OWN)
    return _invited(shell, letter, text, packet)


def _invited(shell: Shell, letter: Letter, text: str, packet: Packet) -> Refused | None:
    if letter.number:
        return UNKNOWN
    proposed = invitation(text)
    if isinstance(proposed, Refused):
        return proposed
    post = post_of(shell)
    post.invitation = Invitation(packet, proposed)
    post.names, post.drivers = {}, {}
    shell.show("devices")
    shell.page.focus("title")
    return None


def _bring(shell: Shell, kept_as: str) -> bool:
    """Make the game of that name the one that is meant; whether there is one."""
    post = post_of(shell)
    if post.kept is not None and post.kept.id == kept_as:
        return True
    entry = shell.store.entry(kept_as)
    if entry is None:
        return False
    if entry.summary.post == INVITED:
        return open_pending(shell, kept_as)
    open_kept(shell, kept_as)
    session = shell.session
    if not isinstance(session, RemoteSession) or session.id != kept_as:
        return False
    attach(shell, session)
    return True


def open_pending(shell: Shell, kept_as: str) -> bool:
    """Go on with a game that is not dealt yet; whether it can be read."""
    record = shell.store.record_of(kept_as)
    if record is None:
        return False
    side, notes = read_side(record)
    attach(shell, Pending(kept_as, side, notes))
    post_of(shell).invitation = None
    return True


def _accept(shell: Shell, kept: Kept, side: AnySide) -> None:
    """The side after a letter; a game that is dealt by it comes to the table."""
    if isinstance(kept, RemoteSession):
        before = kept.table_view
        become(shell, kept, side)
        if shell.session is kept:
            tell_news(shell, kept, before)
        _after_letter(shell, kept)
        return
    become(shell, kept, side)
    if dealt(side):
        session = new_remote(side, kept.notes, shell.page.entropy())
        attach(shell, session)
        open_new(shell, session)


def _after_letter(shell: Shell, session: RemoteSession) -> None:
    """Whoever waited at the letters goes on at the table; a broken seal is shown."""
    if shell.screen == "devices" and shell.session is session:
        shell.show("play")
        shell.page.focus("title")
    if session.verdict is not None and shell.session is session:
        shell.dialog = "devices.seal"


def _changed(shell: Shell, state: WayState, why: Fault | None) -> None:
    """A way has opened or is gone; the letters are the same."""
    post = shell.post
    if post is None or post.kept is None:
        return
    is_open = is_connected(shell)
    if is_open and not post.was_open:
        post.notice = None
        shell.tell(shell.words("devices.connected"))
        if shell.screen == "devices" and shell.session is post.kept:
            shell.show("play")
        go_on(shell)
        shell.page.when_kept(partial(send_all, shell, post.kept))
    elif post.was_open and not is_open and state is not WayState.CONNECTING:
        near = post.kept.notes.get(TRAVEL) == NEAR and why not in CUT_OFF
        shell.tell(shell.words("devices.lost.back" if near else "devices.lost"))
    elif why is Fault.UNREACHABLE:
        shell.tell(shell.words("devices.unreachable"))
    post.was_open = is_open
    if shell.screen == "devices":
        prepare(shell)
    shell.render_soon()


def refused_notice(refusal: Refused) -> Notice:
    """What is said of a letter that was not taken."""
    harmless = refusal.code in HARMLESS
    return Notice(f"devices.refused.{refusal.code}", is_problem=not harmless)
