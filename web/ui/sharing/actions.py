"""What is done with links: show them, copy one, hand one on."""

from __future__ import annotations

from ui.intent import Intent
from ui.seals.notes import is_sealed
from ui.sharing.links import KINDS, link, position_on_screen
from ui.shell import Shell


def handle(shell: Shell, intent: Intent) -> None:
    """Open the dialog, copy a link, hand it on."""
    session, kind = shell.session, intent.arg
    if session is None:
        return
    match intent.verb:
        case "open":
            shell.dialog = "share.links"
            if session.over and is_sealed(session.notes):
                shell.pass_on("seal.check")
        case "copy" if kind in KINDS:
            shell.page.copy(link(shell, session, kind), kind)
        case "send" if kind in KINDS:
            shell.page.send(shell.words("brand"), link(shell, session, kind))
        case "edit" if not session.is_guarded:
            shell.pass_on("editor.open", position_on_screen(shell, session))
        case "copied" if kind == "seal":  # fingerprints, in a dialog of their own
            shell.pass_on("seal.copied", "", intent.value)
        case "copied" if shell.dialog:  # what became of it
            done = intent.value == "yes"
            shell.dialog = "share.copied" if done else "share.by_hand"
            shell.page.say(shell.words(shell.dialog))
            shell.page.focus(f"copy-{kind}" if done else f"share-{kind}")
