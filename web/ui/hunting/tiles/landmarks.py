"""Our own small drawings of the nine landmarks, around their middle, and their names.

Each fits into a box of 36 by 32; all are strokes, so that a theme needs no other.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.hunting.tiles import TILES, MarkKind
from ui.hunting.tiles.plan import Point, moved
from ui.kit.html import Html, el

DRAWINGS: Final = MappingProxyType(
    {
        "A": "M-16 13V2h32v11M-16 2a16 12 0 0 1 32 0M-9 2C-9-6-5-10 0-10S9-6 9 2"
        "M0-10v12M-2-13h4v3h-4zM-13 13V8a2 2 0 0 1 4 0v5M-6 13V8a2 2 0 0 1 4 0v5"
        "M2 13V8a2 2 0 0 1 4 0v5M9 13V8a2 2 0 0 1 4 0v5M-18 13h36M-16 5h32",
        "B": "M-4 14V-3H4v17zM-5-3v-8H5v8zM-5-11l5-7 5 7M0-18v-2M-3.4-7"
        "a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M0-9v2h1.6M-4 2H4M-4 8H4M-1.4 2v12"
        "M1.4 2v12M-9 14h18M-14 14V4h10M4 4h12v10M-11 7v3M-8 7v3M8 7v3M12 7v3M9 14h9"
        "M-18 14h9",
        "C": "M-17 13V0M17 13V0M-18 0h36M-16 0L-9-8l7 8M-2 0L0-13 2 0M2 0l7-8 7 8"
        "M-9-8H9M0-13l-9 5M0-13l9 5M-14 13V7a3 3 0 0 1 6 0v6M-5 13V6a5 5 0 0 1 10 0v7"
        "M8 13V7a3 3 0 0 1 6 0v6M-18 13h36",
        "D": "M-15-10H1v10c0 6-4 9-8 10c-4-1-8-4-8-10zM-11.5-4.5c1-1.5 3-1.5 4 0"
        "M-6-4.5c1-1.5 3-1.5 4 0M-11 2.5c2 3 6 3 8 0M3-5h12v10c0 6-4 8-7 9"
        "c-3-1-5-2-6-5M6 .5c1 1 2.5 1 3.5 0M11 .5c1 1 2.5 1 3.5 0M6.5 9"
        "c1.5-2.5 5-2.5 6.5 0",
        "E": "M-17 13V-3h34v16M-17-3l17-9 17 9M-4-5a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        "M0-7.5V-5h2M-8 13V8c0-5 3-7 8-7s8 2 8 7v5M-13 13V4M13 13V4M-19 13h38"
        "M-4.5 6h9v4h-9zM-3 13l1-3M3 13l-1-3",
        "F": "M-14 12V-12H9v24zM9-6h5v15c0 2-1 3-2.5 3H-14M-10.5-8.5h16"
        "M-10.5-5h7v7h-7zM0-5h5.5M0-1.5h5.5M0 2h5.5M-10.5 5.5h16M-10.5 9h16",
        "G": "M-14 14V0l5-8H9l5 8v14zM-14 0h28M-9-8l2-4H7l2 4M-9 0v14M9 0v14M-3.5 14V8"
        "a3.5 3.5 0 0 1 7 0v6M-9 5H9M0-12v-6M0-18l6 2-6 2M-17 14h34",
        "H": "M-8 13V3M8 13V3M-10 3h20M-10 3C-8-4-4-6 0-6S8-4 10 3M0-6v-4M-8 9H8"
        "M-11 13h22M-15 13V5M-20 1a5 6 0 1 0 10 0a5 6 0 1 0-10 0M15 13V5"
        "M10 1a5 6 0 1 0 10 0a5 6 0 1 0-10 0",
        "I": "M-17 8V-1h34v9M-5-1v-4h10v4M-5-5c0-5 2-7 5-7s5 2 5 7M0-12v-4M-7-1v9"
        "M-3.5-1v9M3.5-1v9M7-1v9M-19 8h38M-14 13.5L-1 10.5M14 13.5L1 10.5M-12 13.5"
        "a2 2 0 1 0 4 0M8 13.5a2 2 0 1 0 4 0M-19 15.5h38",
    }
)
LINES: Final = MappingProxyType(
    {"I": ("Imperial", "War Museum"), "C": ("Covent", "Garden")}
)
"""Names that need two lines."""

MIDDLE: Final[Point] = (0.0, -3.0)
TOP: Final[Point] = (0.0, -49.0)
CORNERS: Final = MappingProxyType({True: (11.0, -10.0), False: (-11.0, -10.0)})
"""Beside one diagonal; True: it falls from the top left."""
NAME_AT: Final = 45.2
LINE: Final = 7.4


def drawing(letter: str, *, light: bool) -> Html:
    """The drawing of a tile's landmark, around the tile's middle."""
    place, scale = _place(letter) if light else (MIDDLE, 1.0)
    return el(
        "path",
        {
            "class": "landmark",
            "d": DRAWINGS[letter],
            "transform": f"{moved(place)} scale({scale})",
        },
    )


def name(letter: str) -> Html:
    """The name of a tile's landmark, at the tile's foot."""
    lines = LINES.get(letter, (TILES[letter].name,))
    top = NAME_AT + (LINE / 2 if len(lines) == 1 else 0)
    return el(
        "g",
        None,
        [
            el("text", {"class": "place-name", "y": f"{top + i * LINE:.1f}"}, line)
            for i, line in enumerate(lines)
        ],
    )


def _place(letter: str) -> tuple[Point, float]:
    """Where diagonals leave room on the light side, and for how large a drawing."""
    tile = TILES[letter]
    falling = [
        mark.a == tile.spaces[0] or mark.b == tile.spaces[0]
        for mark in tile.marks
        if mark.kind is MarkKind.DIAGONAL
    ]
    if not falling:
        return MIDDLE, 1.0
    if len(falling) > 1:
        return TOP, 0.55
    return CORNERS[falling[0]], 0.62
