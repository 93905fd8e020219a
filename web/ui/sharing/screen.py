"""Links to this position and to this game, as far as whoever looks knows them.

A link is made from the view that is on the screen: what the detectives' side shares
holds nothing hidden. Behind the # it never reaches a server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sy_core.terms import MISTER_X
from ui.kit.html import Attributes, Child, Html, button, el

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session

KINDS: Final = ("position", "record")


def dialog(app: App, name: str) -> tuple[str, Child]:
    """Both links, each to be copied or handed on; *name* tells how that went."""
    session, words = app.session, app.words
    if session is None:
        return words("share.title"), None
    told = el("p", {"class": "notice", "id": "share-told"}, _secrecy(app, session))
    done = f"share.{name}" if name in ("copied", "by_hand") else ""
    return words("share.title"), [
        told,
        [_link(app, kind, link(app, session, kind)) for kind in KINDS],
        el("p", {"class": "share-done", "role": "status"}, words(done) if done else ""),
    ]


def link(app: App, session: Session, kind: str) -> str:
    """The address that opens here what is on the screen."""
    from sy_core.sharing import position_text, record_text  # noqa: PLC0415 - when asked

    write = position_text if kind == "position" else record_text
    text = write(session.game, _view(app, session, kind))
    return f"{app.page.address()}#{kind}={text}"


def _view(app: App, session: Session, kind: str) -> Any:
    """What is on the screen; in a replay, which is open, all of that moment."""
    if app.screen == "replay" and app.replay is not None and kind == "position":
        return session.game.view_for(app.replay.stepper.now, MISTER_X)
    return session.view


def _secrecy(app: App, session: Session) -> str:
    view = session.view
    if view.outcome is not None:
        return app.words("share.open")
    return app.words("share.secret" if view.seat == MISTER_X else "share.public")


def _link(app: App, kind: str, address: str) -> Html:
    words, field = app.words, f"share-{kind}"
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
            hand_on if app.page.can_send() else None,
        ),
    )


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Open the dialog, copy a link, hand it on."""
    session = app.session
    if session is None:
        return
    match verb:
        case "open":
            app.dialog = "share.links"
        case "copy" if arg in KINDS:
            app.page.copy(link(app, session, arg), arg)
        case "send" if arg in KINDS:
            app.page.send(app.words("brand"), link(app, session, arg))
        case "copied" if app.dialog:  # what became of it; arg: which link
            app.dialog = "share.copied" if value == "yes" else "share.by_hand"
            app.page.focus(f"copy-{arg}" if value == "yes" else f"share-{arg}")
