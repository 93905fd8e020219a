"""The map of London in a few strokes, for small pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sy_core.classic.board import Board
from sy_core.classic.view import View
from sy_core.terms import Mode, Station
from ui.home.position import Ground
from ui.kit.html import el

SIZE: Final = (1010, 760)
RIVER: Final = (
    "M312 790C330 700 380 640 470 625S620 590 612 540 540 450 590 400"
    "S720 340 800 358 960 400 1030 412"
)
"""As on the large map (``tools/map/river.py``), by eye."""


def ground(view: View) -> Ground:
    """Stations, streets, the underground and the river."""
    return on_board(view.table.edition.board)


@lru_cache(maxsize=2)
def on_board(board: Board) -> Ground:
    """The same, of a board without a game on it."""
    layers = (
        el("path", {"class": "river wide", "d": RIVER}),
        el("path", {"class": "net", "d": _lines(board, Mode.TAXI)}),
        el("path", {"class": "underground", "d": _lines(board, Mode.UNDERGROUND)}),
        el("path", {"class": "dots", "d": "".join(_dots(board))}),
    )
    places = {int(station): at for station, at in board.places.items()}
    return Ground(SIZE, el("g", None, layers), places, 3.1)


def _lines(board: Board, mode: Mode) -> str:
    return "".join(
        f"M{_at(board, a)} {_at(board, b)}"
        for a in board.stations
        for b in board.neighbours(a, mode)
        if a < b
    )


def _dots(board: Board) -> Iterable[str]:
    """Lines of no length: their round ends are seen."""
    return (f"M{_at(board, station)}h0" for station in board.stations)


def _at(board: Board, station: Station) -> str:
    x, y = board.places[station]
    return f"{x:.0f} {y:.0f}"
