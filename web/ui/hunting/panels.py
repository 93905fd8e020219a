"""The dice game beside and on the map, as the table's screen asks for it."""

from __future__ import annotations

from ui.hunting.actions import chip, tools
from ui.hunting.cards import cards
from ui.hunting.log import log
from ui.hunting.prompts import head_facts, prompt
from ui.hunting.story import ending, news, why
from ui.hunting.tiles.grid import drawn
from ui.hunting.whynot import why_not
from ui.kit.html import Html
from ui.table.scene import Scene

__all__ = [
    "board",
    "cards",
    "chip",
    "ending",
    "head_facts",
    "log",
    "news",
    "prompt",
    "tools",
    "why",
    "why_not",
]


def board(scene: Scene) -> Html:
    """The laid tiles; the same text as long as the same tiles lie."""
    table = scene.view.table
    return drawn(table.tiles, table.light)
