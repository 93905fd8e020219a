"""Whether somebody keeps bots that may sit at the table, and which.

All about bots is fetched when it is wanted. Who keeps one wants it here; until it has
come, and where it cannot be had, the form does without.
"""

from __future__ import annotations

from ui import later
from ui.saves.keys import BOT
from ui.setup.draft import MOST_CHAIRS, Draft
from ui.setup.lineup import OwnBots
from ui.shell import Shell


def own_bots(shell: Shell, draft: Draft) -> OwnBots | None:
    """None: there are none, none that is here yet, or two devices play."""
    keys = shell.store.keys()
    is_kept = any(key.startswith(BOT) for key in keys)
    if draft.where or not is_kept or not shell.is_complete:
        return None
    try:
        lineup = later.load(later.BOT_LINEUP)
        options = lineup.options(shell)
    except ImportError:
        _fetch(shell)
        return None
    drivers = [lineup.driver_of(shell, draft, chair) for chair in range(MOST_CHAIRS)]
    return OwnBots(options, tuple(drivers)) if options else None


def _fetch(shell: Shell) -> None:
    def came(arrived: bool) -> None:
        if arrived and shell.screen == "setup":
            shell.render()

    shell.page.fetch_seldom(shell.words.language, came)
