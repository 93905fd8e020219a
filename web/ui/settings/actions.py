"""A setting is changed; it applies at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ui.intent import Intent
from ui.settings.values import CHOICES, changed
from ui.shell import Shell

SWITCHES: Final = ("confirm", "sound", "patterns", "awake", "buzz", "remarks")


def handle(shell: Shell, intent: Intent) -> None:
    """Take a choice from the form; the verb is the name of the setting."""
    name, value = intent.verb, intent.value
    if name not in CHOICES:
        return
    text = value.capitalize() if name in SWITCHES else value
    settings = changed(shell.settings, name, text)
    if name == "sound":  # whoever has chosen need not be asked
        settings = replace(settings, sound_asked=True)
    shell.change_settings(settings)
