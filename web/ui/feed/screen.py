"""The feed as a dialog, where there is no room for it beside the map."""

from __future__ import annotations

from typing import Final

from ui.feed.panel import rows
from ui.intent import Intent
from ui.kit.html import Child
from ui.shell import Area, Shell
from ui.table.scene import scene_of


def handle(shell: Shell, _intent: Intent) -> None:
    """Open it."""
    if shell.session is not None:
        shell.dialog = "feed.list"


def _dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    session = shell.table
    scene = scene_of(shell.words, session)
    return shell.words("feed.title"), rows(shell, session, scene)


AREA: Final = Area(handle, dialog=_dialog)
