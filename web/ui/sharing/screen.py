"""Links to this position and to this game, as far as whoever looks knows them."""

from __future__ import annotations

from typing import Final

from sy_core.terms import MISTER_X
from ui import later
from ui.kit.html import Attributes, Child, Html, button, el
from ui.seals.notes import is_sealed
from ui.sharing.actions import handle
from ui.sharing.links import KINDS, link
from ui.shell import Area, Shell
from ui.table.session import Session
from ui.words import Words


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """Both links, each to be copied or handed on; *name* tells how that went."""
    session, words = shell.session, shell.words
    if session is None:
        return words("share.title"), None
    secrecy = _secrecy(shell, session)
    done = f"share.{name}" if name in ("copied", "by_hand") else ""
    return words("share.title"), [
        el("p", {"class": "notice", "id": "share-told"}, secrecy),
        _sealed(session, words),
        [_link(shell, kind, link(shell, session, kind)) for kind in KINDS],
        el("p", {"class": "share-done"}, words(done) if done else ""),
        _edit(session, words),
    ]


def _edit(session: Session, words: Words) -> Html | None:
    """The editor has no curtain: nobody opens it from a screen that others may see."""
    if session.is_guarded:
        return None
    return button(words("share.edit"), "share.edit", class_="button", id="share-edit")


def _secrecy(shell: Shell, session: Session) -> str:
    view = session.view
    if view.outcome is not None:
        return shell.words("share.open")
    return shell.words("share.secret" if view.seat == MISTER_X else "share.public")


def _sealed(session: Session, words: Words) -> Html | None:
    """What was found when the seal of a finished game was checked."""
    sealed = session.is_remote or is_sealed(session.notes)
    if not session.over or not sealed:
        return None
    drawn: Html = later.load(later.SEAL_DRAWN).opened(words, session)
    return drawn


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


AREA: Final = Area(handle, dialog=dialog)
