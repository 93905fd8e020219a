"""What is done with a seal: show its fingerprints, copy them, check, take away."""

from __future__ import annotations

from ui.intent import Intent
from ui.saves.format import exported
from ui.seals.checking import verdict
from ui.seals.notes import is_sealed
from ui.seals.opening import fingerprints
from ui.shell import Shell


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent about the seal of the game on the table."""
    session = shell.session
    if session is None or not (session.is_remote or is_sealed(session.notes)):
        return
    match intent.verb:
        case "open":
            shell.dialog = "seal.shut"
        case "copy":
            shell.page.copy(fingerprints(session), "seal")
        case "copied" if shell.dialog:  # what became of it
            done = intent.value == "yes"
            shell.dialog = "seal.copied" if done else "seal.by_hand"
            shell.page.say(shell.words("share.copied" if done else "seal.by_hand"))
            shell.page.focus("copy-seal" if done else "seal-text")
        case "check":
            verdict(session)
            shell.render_soon()
        case "save" if session.over:
            record = exported(session, "", redacted=False)
            shell.page.download("scotland-yard-sealed.json", record)
