"""Why a try is against the rules, as a code: what docs/embed.md lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sy_core.terms import Station
from ui.classic.whynot import telling_refusal
from ui.hunting.whynot import refusal_at
from ui.shell import Shell
from ui.table.scenes import scene_of

if TYPE_CHECKING:
    from ui.viewer.board import Board

NOWHERE = "no_line"
"""Nothing at all leads there."""


def reason_at(shell: Shell, board: Board, station: Station | None) -> str:
    """The most telling reason why a station is not open."""
    if station is None:
        return NOWHERE
    scene = scene_of(shell, board)
    if board.game.id == "hunting":
        found = refusal_at(scene, station)
    else:
        found = telling_refusal(board, scene, station)
    return NOWHERE if found is None else found.reason.value
