"""The dice game beside and on its tiles, as the table asks for it."""

from __future__ import annotations

from typing import Final

from sy_core.hunting.view import View
from ui.hunting import board, cards, log, prompts, story, tools, whynot
from ui.table.panels import Panels

PANELS: Final[Panels[View]] = Panels(board, cards, log, prompts, story, tools, whynot)
