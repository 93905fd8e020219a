"""Links to this position and to this game, as far as whoever looks knows them.

A link is made from the view that is on the screen: what the detectives' side shares
holds nothing hidden. Behind the # it never reaches a server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sy_core.terms import MISTER_X
from ui import later
from ui.intent import Intent
from ui.kit.html import Attributes, Child, Html, button, el
from ui.shell import Area, Shell

if TYPE_CHECKING:
    from ui.table.session import Session

KINDS: Final = ("position", "record")


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """Both links, each to be copied or handed on; *name* tells how that went."""
    session, words = shell.session, shell.words
    if session is None:
        return words("share.title"), None
    told = el("p", {"class": "notice", "id": "share-told"}, _secrecy(shell, session))
    done = f"share.{name}" if name in ("copied", "by_hand") else ""
    return words("share.title"), [
        told,
        [_link(shell, kind, link(shell, session, kind)) for kind in KINDS],
        el("p", {"class": "share-done", "role": "status"}, words(done) if done else ""),
    ]


def link(shell: Shell, session: Session, kind: str) -> str:
    """The address that opens here what is on the screen."""
    links = later.load(later.LINKS)
    write = links.position_text if kind == "position" else links.record_text
    text: str = write(session.game, _view(shell, session, kind))
    return f"{shell.page.address()}#{kind}={text}"


def _view(shell: Shell, session: Session, kind: str) -> Any:
    """What is on the screen; in a replay, which is open, all of that moment."""
    if shell.screen == "replay" and shell.replay is not None and kind == "position":
        return session.game.view_for(shell.replay.stepper.now, MISTER_X)
    return session.view


def _secrecy(shell: Shell, session: Session) -> str:
    view = session.view
    if view.outcome is not None:
        return shell.words("share.open")
    return shell.words("share.secret" if view.seat == MISTER_X else "share.public")


def _link(shell: Shell, kind: str, address: str) -> Html:
    words, field = shell.words, f"share-{kind}"
    box: Attributes = {
        "type": "text",
        "id": field,
        "value": address,
        "readonly": True,
        "autocomplete": "off",
        "spellcheck": "false",
    }
    hand_on = button(words("share.send"), "share.send", kind, class_="button")
    return el(
        "div",
        {"class": "field share"},
        el("label", {"for": field}, words(f"share.{kind}")),
        el("input", box),
        el(
            "div",
            {"class": "share-acts"},
            button(
                words("share.copy"),
                "share.copy",
                kind,
                class_="button primary",
                id=f"copy-{kind}",
                aria_describedby=field,
            ),
            hand_on if shell.page.can_send() else None,
        ),
    )


def _handle(shell: Shell, intent: Intent) -> None:
    """Open the dialog, copy a link, hand it on."""
    session = shell.session
    if session is None:
        return
    arg = intent.arg
    match intent.verb:
        case "open":
            shell.dialog = "share.links"
        case "copy" if arg in KINDS:
            shell.page.copy(link(shell, session, arg), arg)
        case "send" if arg in KINDS:
            shell.page.send(shell.words("brand"), link(shell, session, arg))
        case "copied" if shell.dialog:  # what became of it; arg: which link
            shell.dialog = "share.copied" if intent.value == "yes" else "share.by_hand"
            shell.page.focus(f"copy-{arg}" if intent.value == "yes" else f"share-{arg}")


AREA: Final = Area(_handle, dialog=dialog)
