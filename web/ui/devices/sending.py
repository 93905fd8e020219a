"""Letters that go out: what is written is kept first, and goes out when it is on disk.

A device that dies in between has sent nothing that it does not know of.
"""

from __future__ import annotations

from functools import partial

from sy_core.devices.letters.text import write_letter
from sy_core.devices.sides.verbs import AnySide, can_send, role, send, texts
from ui.devices.kept import NEAR, TRAVEL
from ui.devices.packet import Packet, address_of
from ui.devices.remote import RemoteSession
from ui.devices.state import Kept, Post
from ui.shell import Shell
from ui.travel import Outcome


def post_of(shell: Shell) -> Post:
    """What goes out and comes in here."""
    if shell.post is None:
        shell.post = Post(shell.page.devices())
    return shell.post


def is_connected(shell: Shell) -> bool:
    """Whether letters go out by themselves."""
    post = shell.post
    return post is not None and post.ways is not None and post.ways.is_open


def keep(shell: Shell, kept: Kept) -> None:
    """Keep a game as it is now."""
    if isinstance(kept, RemoteSession):
        shell.keep(kept)
    elif not shell.store.put(kept.id, kept.summary, kept.record()):
        shell.tell(shell.words(shell.store.news() or "store.cannot_save"))


def become(shell: Shell, kept: Kept, side: AnySide) -> None:
    """Go on with what a side is now, and keep it."""
    if isinstance(kept, RemoteSession):
        kept.become(side)
    else:
        kept.side = side
    keep(shell, kept)


def write(shell: Shell, kept: Kept, *, live: bool = False) -> bool:
    """Write what there is to be written; whether there was anything."""
    if not can_send(kept.side):
        return False
    become(shell, kept, send(kept.side, live=live))
    return True


def go_on(shell: Shell) -> None:
    """Where devices are connected, whatever is decided goes out, once it is kept."""
    post = shell.post
    if post is None or post.kept is None or not is_connected(shell):
        return
    if write(shell, post.kept, live=True):
        shell.page.when_kept(partial(send_all, shell, post.kept))


def send_all(shell: Shell, kept: Kept) -> None:
    """The letters that the other side may not have got; twice does no harm."""
    post = shell.post
    if post is not None and post.kept is kept and post.ways is not None:
        for text in texts(kept.side):
            post.ways.send(text)


def packet_of(post: Post) -> Packet | None:
    """What the code on the screen is to carry; None: there is nothing to tell.

    How to reach this device goes with a letter, and be it one that is known already.
    """
    if post.kept is None:
        return None
    letters = texts(post.kept.side)
    signal = None if post.ways is None else post.ways.signal
    if signal is not None and not letters:
        letters = _last_own(post.kept.side)
    return Packet(letters, signal) if letters else None


def _last_own(side: AnySide) -> tuple[str, ...]:
    """The last letter that was written here, which the other side has read."""
    writer = role(side)
    letters = side.base.transcript.letters
    own = [letter for letter in letters if letter.sender.side is writer]
    return tuple(map(write_letter, own[-1:]))


def prepare(shell: Shell) -> None:
    """Have the code drawn that is to be shown."""
    post = post_of(shell)
    kept, ways = post.kept, post.ways
    if kept is None or ways is None:
        return
    if kept.notes.get(TRAVEL) == NEAR:
        ways.offer()
    packet = packet_of(post)
    address = "" if packet is None else address_of(shell.page.address(), packet)
    if ways.is_preparing:  # nobody takes an earlier letter for this one meanwhile
        address = ""
    if address == post.address:
        return
    post.address, post.drawn = address, ""
    if address:
        post.devices.draw(address, partial(_drawn, shell, address))


def _drawn(shell: Shell, address: str, outcome: Outcome) -> None:
    post = shell.post
    if post is not None and post.address == address and outcome.fault is None:
        post.drawn = outcome.text
        shell.render_soon()
