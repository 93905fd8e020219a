"""Setting up a game: what is done there is at hand at once, its form comes later.

A game that starts with one tap needs the one and not the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui import later
from ui.kit.html import Html
from ui.setup.actions import handle
from ui.shell import Area, Shell


def _regions(shell: Shell) -> Mapping[str, Html]:
    drawn: Mapping[str, Html] = later.load(later.SETUP_SCREEN).regions(shell)
    return drawn


AREA: Final = Area(handle, _regions)
