"""What a game that starts with one tap would be, in a line."""

from __future__ import annotations

from ui.setup.reuse import last_draft
from ui.shell import Shell


def in_short(shell: Shell) -> str:
    """What a quick start would start."""
    words, draft = shell.words, last_draft(shell.store)
    return words(
        "setup.short",
        edition=words(f"edition.{draft.edition}"),
        players=words("home.players", n=draft.players),
    )
