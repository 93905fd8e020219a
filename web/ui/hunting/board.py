"""The tiles as they lie; everything that is drawn is there."""

from __future__ import annotations

from typing import Final

from sy_core.hunting.view import View
from ui.hunting.tiles.grid import drawn
from ui.kit.html import Html
from ui.table.scene import SceneOf

FIRST_ON_ROUTE: Final = 1
"""His start is an entry of his tableau."""


def draw(scene: SceneOf[View]) -> Html:
    """The laid tiles; the same text as long as the same tiles lie."""
    table = scene.view.table
    return drawn(table.tiles, table.light)


def absent_lines(_scene: SceneOf[View]) -> tuple[str, ...]:
    """None: tiles are drawn as they lie."""
    return ()
