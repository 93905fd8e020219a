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


def solo_in_short(shell: Shell) -> str:
    """What a game alone against the computer would be."""
    words, draft = shell.words, last_draft(shell.store)
    return words(
        "home.solo.hint",
        edition=words(f"edition.{draft.edition}"),
        level=words(f"level.{shell.settings.level}"),
    )
