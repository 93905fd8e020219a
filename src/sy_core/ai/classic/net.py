"""The net of the board of London."""

from __future__ import annotations

from functools import cache
from typing import Final

from sy_core.ai.net import Net, net_from
from sy_core.classic.board import Board
from sy_core.terms import Station

GRIP: Final = (1.0, 0.55, 0.34, 0.2, 0.12, 0.075, 0.045, 0.03, 0.02, 0.01)


@cache
def net_of(board: Board) -> Net:
    """The net of a board."""
    return net_from(
        board.places, lambda s, ticket: board.rides[Station(s)][ticket], GRIP
    )
