"""Sound on or off, at the table, and the answer to the only question about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ui.intent import Intent
from ui.shell import Area, Shell

ON: Final = {"on": True, "off": False}


def handle(shell: Shell, intent: Intent) -> None:
    """Switch it, or ``switch`` it to the other; whoever did is asked no more."""
    shell.asks_for_sound = False
    sound = ON.get(intent.verb, not shell.settings.sound)
    shell.change_settings(replace(shell.settings, sound=sound, sound_asked=True))


AREA: Final = Area(handle)
