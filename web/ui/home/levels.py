"""Whom one plays against, alone: the three levels with their faces."""

from __future__ import annotations

from ui import later
from ui.kit.forms import segments
from ui.kit.html import Html, el
from ui.shell import Shell
from ui.table.seating import LEVELS


def level_choice(shell: Shell) -> list[Html]:
    """Each level with its face, and a line on the chosen one; faces come later."""
    words, level = shell.words, shell.settings.level
    faces = shell.rest(later.FACES)
    levels = [
        (str(each), (faces and faces.face(each), words(f"level.{each}")))
        for each in LEVELS
    ]
    who = faces and faces.introduced(words, level)
    return [
        segments("level", words("home.level"), levels, level, "home.level"),
        el("p", {"class": "hint meet"}, who),
    ]
