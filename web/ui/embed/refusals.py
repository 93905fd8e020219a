"""Why a try is against the rules, as a code: what docs/embed.md lists."""

from __future__ import annotations

from sy_core.terms import Station
from ui.shell import Shell
from ui.table.panels import panels_of
from ui.table.scene import scene_of
from ui.viewer.board import Board

NOWHERE = "no_line"
"""Nothing at all leads there."""


def reason_at(shell: Shell, board: Board, station: Station | None) -> str:
    """The most telling reason why a station is not open."""
    if station is None:
        return NOWHERE
    scene = scene_of(shell.words, board)
    found = panels_of(scene).whynot.refusal_at(scene, station, board.explain)
    return NOWHERE if found is None else found.reason.value
