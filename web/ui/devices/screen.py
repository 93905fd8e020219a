"""The letters of a game over two devices; an invitation; its dialogs."""

from __future__ import annotations

from typing import Final

from sy_core.devices.sides.public import other
from sy_core.devices.sides.verbs import role, seatings
from sy_core.terms import MISTER_X, Side
from ui.devices import seats
from ui.devices.actions import handle
from ui.devices.kept import NEAR, TRAVEL, Pending, kept_id
from ui.devices.letters import coming_in, going_out, told
from ui.devices.packet import DOOR
from ui.devices.sealed import seal_dialog
from ui.devices.sending import is_connected, packet_of, post_of
from ui.devices.state import Invitation, Kept, Post
from ui.kit.forms import choice, entry
from ui.kit.html import Child, Html, button, el
from ui.shell import Area, Shell
from ui.table.seating import DRIVERS, HUMAN, LONGEST_NAME
from ui.words import Words

OUT: Final = "letter-out"
"""Where the letter stands that goes out."""


def regions(shell: Shell) -> dict[str, Html]:
    """One screen: an invitation to take, or what goes out and comes in."""
    post, words = post_of(shell), shell.words
    body: Child
    if post.invitation is not None:
        title = words("devices.invitation")
        body = _invitation(words, post, post.invitation)
    elif post.kept is None:
        title = words("devices.letters")
        body = [coming_in(words, post, words("devices.in.first"))]
    else:
        is_new = isinstance(post.kept, Pending)
        title = words("devices.pending" if is_new else "devices.letters")
        body = _letters(shell, post, post.kept)
    return {"screen": _page(words, title, body), OUT: _going_out(shell, post)}


def _page(words: Words, title: str, body: Child) -> Html:
    head = el(
        "header",
        {"class": "page-head"},
        button("←", "devices.back", class_="icon-button", aria_label=words("back")),
        el("h1", {"id": "title", "tabindex": "-1"}, title),
    )
    return el("div", {"class": "page"}, head, el("main", {"class": "post"}, body))


# ---- letters


def _letters(shell: Shell, post: Post, kept: Kept) -> list[Child]:
    words = shell.words
    is_new = isinstance(kept, Pending)
    does = _pending_told(shell, kept) if is_new else _apart(shell, post, kept)
    intro = el("p", {"class": "post-told"}, does) if does else None
    if is_connected(shell):
        waits = el("p", {"class": "notice", "role": "status"}, words("devices.open"))
        asked = words("home.post.invited") if is_new else None
        return [el("p", None, asked) if asked else None, waits, _to_table(words, kept)]
    # A region of its own: when its code comes, nothing is lost that was pasted beside.
    out = el("div", {"id": OUT, "data-region": True})
    inside = coming_in(words, post, words(f"devices.in.{_awaited(kept)}"))
    both = (inside, out) if post.reads_first else (out, inside)
    cards = el("div", {"class": "post-cards"}, both)
    return [intro, cards, _to_table(words, kept)]


def _going_out(shell: Shell, post: Post) -> Html:
    """The letter, if one is written and does not travel by itself."""
    kept, words = post.kept, shell.words
    is_written = post.address or packet_of(post) is not None
    if kept is None or not is_written or is_connected(shell):
        return Html("")
    goes_to = "mister_x" if role(kept.side) is Side.DETECTIVES else "detectives"
    return going_out(
        shell,
        post,
        words(f"devices.out.{goes_to}"),
        second_window=_other_may_sit_here(shell, kept),
    )


def _other_may_sit_here(shell: Shell, kept: Kept) -> bool:
    """Whether the letter means something in another window of this browser.

    An invitation does; any other, if the other side has been there already.
    """
    base, part = kept.side.base, role(kept.side)
    if isinstance(kept, Pending) and base.inviter is part:
        return True
    return shell.store.entry(kept_id(base.transcript.game_id, other(part))) is not None


def _apart(shell: Shell, post: Post, kept: Kept) -> str:
    """At one table: how two that were connected find each other again."""
    if kept.notes.get(TRAVEL) != NEAR or is_connected(shell):
        return ""
    signal = None if post.ways is None else post.ways.signal
    knows = signal is not None and signal.kind == DOOR
    return shell.words("devices.apart.one" if knows else "devices.apart")


def _awaited(kept: Kept) -> str:
    """Whose letter comes in here."""
    return "mister_x" if role(kept.side) is Side.DETECTIVES else "detectives"


def _pending_told(shell: Shell, kept: Kept) -> str:
    """What happens until the cards are dealt."""
    mine = kept.side.base.inviter is role(kept.side)
    here = "mister_x" if role(kept.side) is Side.MISTER_X else "detectives"
    return shell.words(f"devices.{'invited' if mine else 'answered'}.{here}")


def _to_table(words: Words, kept: Kept) -> Child:
    if isinstance(kept, Pending):
        return None
    return button(words("devices.to_table"), "devices.back", class_="button large")


# ---- an invitation


def _invitation(words: Words, post: Post, invited: Invitation) -> list[Child]:
    proposed = invited.proposed
    here = "detectives" if proposed.inviter is Side.MISTER_X else "mister_x"
    card = el(
        "section",
        {"class": "card invitation", "aria-labelledby": "invited-title"},
        el("h2", {"id": "invited-title"}, _who(words, invited)),
        el("p", None, _what(words, invited)),
        el("p", {"class": "notice"}, words(f"devices.join.{here}")),
        told(words, post.notice),
        _chairs(words, post, invited, here),
        el(
            "div",
            {"class": "letter-acts"},
            button(
                words(f"devices.join.as_{here}"),
                "devices.join",
                class_="button accent large",
                id="join",
            ),
            button(words("devices.decline"), "devices.decline", class_="button"),
        ),
    )
    return [card]


def _who(words: Words, invited: Invitation) -> str:
    proposed = invited.proposed
    said = seats.read(seatings(proposed)[0])
    is_his = proposed.inviter is Side.MISTER_X
    names = said.names[:1] if is_his else said.names[1:]
    given = [*dict.fromkeys(name for name in names if name)]
    if len(given) == 1:
        return words("devices.invites", name=given[0])
    return words("devices.invites.mister_x" if is_his else "devices.invites.detectives")


def _what(words: Words, invited: Invitation) -> str:
    setup = invited.proposed.setup
    edition = words(f"edition.{setup.edition}")
    players = words("home.players", n=setup.players or 0)
    return words("home.dot").join((edition, players))


def _chairs(words: Words, post: Post, invited: Invitation, here: str) -> Html:
    """Whoever joins may say their names, and have computers play."""
    count = invited.proposed.setup.players or 0
    chairs = range(1) if here == MISTER_X else range(1, count)
    rows = [_chair(words, post, chair) for chair in chairs]
    return el("div", {"class": "invited-chairs"}, rows)


def _chair(words: Words, post: Post, chair: int) -> Html:
    named = entry(
        f"join-name-{chair}",
        words("setup.player", number=chair) if chair else words("role.mister_x"),
        post.names.get(chair, ""),
        intent="devices.name",
        arg=chair,
        maxlength=LONGEST_NAME,
        placeholder=words("setup.name"),
    )
    played = choice(
        f"join-driver-{chair}",
        words("setup.driver"),
        [(driver, words(f"driver.{driver}")) for driver in DRIVERS],
        post.drivers.get(chair, HUMAN),
        intent="devices.driver",
        arg=chair,
    )
    return el("div", {"class": "invited-chair"}, named, played)


# ---- dialogs


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """Giving up; a rematch; the seal that breaks."""
    words = shell.words
    match name:
        case "seal":
            return seal_dialog(shell)
        case "rematch":
            return words("devices.rematch"), _ask_rematch(shell)
        case _:
            return words("devices.resign"), _ask_resign(words)


def _ask_resign(words: Words) -> list[Child]:
    return [
        el("p", None, words("devices.resign.ask")),
        button(
            words("devices.resign.now"),
            "devices.resign_now",
            class_="button accent",
            id="resign-now",
        ),
    ]


def _ask_rematch(shell: Shell) -> list[Child]:
    words, invited = shell.words, post_of(shell).invitation
    return [
        el("p", None, _who(words, invited) if invited else None),
        button(
            words("devices.rematch.join"),
            "devices.join",
            class_="button accent",
            id="join",
        ),
    ]


AREA: Final = Area(handle, regions, dialog)
