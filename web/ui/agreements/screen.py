"""Asking all players, and doing what they agree on."""

from __future__ import annotations

from typing import Final

from ui.agreements.terms import agreed_on, change, is_alone
from ui.intent import Intent
from ui.kit.html import Child, Html, button, el
from ui.shell import Area, Shell
from ui.table.notes import NOTEBOOK
from ui.table.session import Session
from ui.words import Words


def entries(words: Words, session: Session) -> list[Html]:
    """In the table's menu: what there is to agree on."""
    return [
        button(
            words(f"agree.end.{name}" if on else f"agree.allow.{name}"),
            "agree.ask",
            name,
            class_="button",
            id=f"agree-{name}",
        )
        for name, on in agreed_on(session).items()
    ]


def handle(shell: Shell, intent: Intent) -> None:
    """Ask, or do what was agreed on."""
    session, name = shell.session, intent.arg
    if session is None or name not in agreed_on(session):
        return
    if intent.verb == "ask":
        shell.dialog = f"agree.{name}"
        return
    shell.dialog = ""
    if name == NOTEBOOK:  # has pages to open and to close
        shell.pass_on("notebook.allow")
        return
    change(session, name)
    key = f"agree.on.{name}" if agreed_on(session)[name] else f"agree.off.{name}"
    shell.tell(shell.words(key))
    shell.keep(session)


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """The question, plainly, to everybody who plays."""
    words, session = shell.words, shell.table
    alone = is_alone(session)
    on = agreed_on(session).get(name, False)
    body = el(
        "div",
        {"class": "stack"},
        el("p", None, words(f"agree.why.end.{name}" if on else f"agree.why.{name}")),
        button(
            words("agree.yes.alone" if alone else "agree.yes"),
            "agree.yes",
            name,
            class_="button primary",
            id="agree-yes",
        ),
        button(words("agree.no"), "app.close", class_="button", id="agree-no"),
    )
    return words("agree.title.alone" if alone else "agree.title"), body


AREA: Final = Area(handle, dialog=dialog)
