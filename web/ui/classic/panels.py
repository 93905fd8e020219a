"""The classic game beside the map, as the table asks for it."""

from __future__ import annotations

from typing import Final

from sy_core.classic.view import View
from ui.classic import board, cards, log, prompts, story, tools, whynot
from ui.table.panels import Panels

PANELS: Final[Panels[View]] = Panels(board, cards, log, prompts, story, tools, whynot)
