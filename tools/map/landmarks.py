"""Small drawings of well-known buildings, a few strokes each."""

from __future__ import annotations

from typing import Final

from .field import Field
from .geometry import Box, Point, far
from .names import on_sheet

DRAWINGS: Final = {
    # name: place on the board's frame, half width, half height, strokes
    "wheel": (640.0, 440.0, 9.5, 10.5, (
        "M-8.5-1.5a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M-8.5-1.5h17M0-10v8.5"
        "M-6-7.5l12 12M6-7.5l-12 12M0-1.5l-4 11.5M0-1.5l4 11.5M-6.5 10h13")),
    "clock tower": (545.0, 440.0, 4.0, 12.5, (
        "M-3 12v-16h6v16zM-3-4l3-8 3 8M-3 2h6M-1.6-1a1.6 1.6 0 1 0 3.2 0"
        "a1.6 1.6 0 1 0-3.2 0M0 5v4")),
    "dome": (700.0, 310.0, 9.5, 11.0, (
        "M-9 10v-6h18v6zM-5.5 4v-4h11v4M-5.5 0a5.5 6 0 0 1 11 0M0-6v-4.5"
        "M-1.5-8.8h3M-5 10v-3M0 10v-3M5 10v-3")),
    "column": (560.0, 350.0, 5.5, 12.0, (
        "M-5 11.5h10M-3.5 11.5v-3.5h7v3.5M-1.2 8v-14h2.4v14M-2.5-6h5"
        "M0-6v-5M-1-9h2")),
    "castle": (905.0, 300.0, 10.0, 9.5, (
        "M-9.5 9v-14h3.5v2.5h3.5v-2.5h5v2.5h3.5v-2.5h3.5v14z"
        "M-2 9v-3.5a2 2 0 0 1 4 0v3.5M-6 1v2M6 1v2M-7.7-5v-3.5M7.7-5v-3.5")),
    "arch": (215.0, 330.0, 10.5, 8.0, (
        "M-9.5 7.5v-14h19v14M-9.5-3h19M-3 7.5v-4.5a3 3 0 0 1 6 0v4.5"
        "M-7.5 7.5v-3a1.5 1.5 0 0 1 3 0v3M4.5 7.5v-3a1.5 1.5 0 0 1 3 0v3"
        "M-10.5 7.5h21")),
    "museum": (500.0, 175.0, 10.5, 9.5, (
        "M-9.5-2.5l9.5-6 9.5 6zM-7.5-2.5v9M-2.5-2.5v9M2.5-2.5v9"
        "M7.5-2.5v9M-9.5 6.5h19M-10.5 9h21")),
    "chimneys": (485.0, 715.0, 10.5, 10.0, (
        "M-9.5 9.5v-9h19v9zM-8 .5v-10h2v10M6 .5v-10h2v10M-3.5 .5v-7h1.5v7"
        "M2 .5v-7h1.5v7M-10.5 9.5h21M-5 4.5h10")),
    "hall": (75.0, 440.0, 10.5, 8.5, (
        "M-9 8v-6.5h18v6.5zM-9 1.5a9 7 0 0 1 18 0M-5 8v-3M0 8v-3M5 8v-3"
        "M-10.5 8h21M0-5.5v-2.5")),
    "palace": (352.0, 478.0, 11.0, 10.0, (
        "M-10.5 9v-9h6.5v-2l4-3 4 3v2h6.5v9zM0-5v-5h4v2.5h-4M-7.5 4v2M-4 4v2"
        "M4 4v2M7.5 4v2M-1.5 9v-4h3v4")),
    "playhouse": (735.0, 400.0, 9.5, 8.0, (
        "M-8 8v-9l3-5h10l3 5v9zM-8-1h16M-2 8v-4h4v4M-4.5-1v9M4.5-1v9M0-6v-2")),
    "drawbridge": (925.0, 400.0, 12.5, 10.0, (
        "M-12 6h24M-7 9.5v-15l2-4 2 4v15zM3 9.5v-15l2-4 2 4v15zM-3-4h6M-3-1h6"
        "M-12 3c3 0 4.5-3 5-7M12 3c-3 0-4.5-3-5-7")),
}  # fmt: skip

Placed = tuple[str, Point, Box]


def place_landmark(name: str, field: Field, reach: float) -> Placed | None:
    """The free spot nearest to where a landmark belongs."""
    x, y, half_width, half_height, _ = DRAWINGS[name]
    home = on_sheet(x, y)
    top, left = field.node((home[0] - reach, home[1] - reach))
    low, right = field.node((home[0] + reach, home[1] + reach))
    best: tuple[float, Point, Box] | None = None
    for i in range(top, low + 1):
        for j in range(left, right + 1):
            p = field.place(i, j)
            box = (
                p[0] - half_width,
                p[1] - half_height,
                p[0] + half_width,
                p[1] + half_height,
            )
            room = field.least_in(*box)
            cost = far(p, home) - 2 * min(room, 5.0)
            if room > 1.0 and (best is None or cost < best[0]):
                best = (cost, p, box)
    return (name, best[1], best[2]) if best else None


def strokes(name: str) -> str:
    """The path of a landmark around its middle."""
    return DRAWINGS[name][4]
