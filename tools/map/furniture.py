"""Frame, compass and legend."""

from __future__ import annotations

from typing import Final

from .geometry import Box
from .scale import NEATLINE, SHEET
from .svg import group, num, tag

COMPASS: Final = (1034.0, 782.0)
LEGEND: Final = (496.0, 770.0)
"""Left top corner of the legend."""
LEGEND_SIZE: Final = (194.0, 46.0)
RESERVED: Final[tuple[Box, ...]] = (
    (COMPASS[0] - 24, COMPASS[1] - 28, COMPASS[0] + 24, COMPASS[1] + 28),
    (LEGEND[0], LEGEND[1], LEGEND[0] + LEGEND_SIZE[0], LEGEND[1] + LEGEND_SIZE[1]),
)
ENTRIES: Final = (
    ("taxi", "Taxi", 0, 0),
    ("bus", "Bus", 0, 1),
    ("underground", "Underground", 1, 0),
    ("ferry", "Ferry", 1, 1),
)


def frame() -> str:
    """The rim of the sheet, a double neatline with a scale of ticks."""
    width, height = SHEET
    n = NEATLINE
    rim = f"M0 0h{num(width)}v{num(height)}h-{num(width)}z"
    hole = f"M{num(n)} {num(n)}v{num(height - 2 * n)}h{num(width - 2 * n)}V{num(n)}z"
    ticks = "".join(
        f"M{x} {num(n - 6)}v4M{x} {num(height - n + 2)}v4" for x in range(60, 1040, 60)
    ) + "".join(
        f"M{num(n - 6)} {y}h4M{num(width - n + 2)} {y}h4" for y in range(58, 800, 60)
    )
    return group(
        "frame",
        tag("path", class_="rim", d=rim + hole),
        _rule("neatline", n),
        _rule("neatline outer", n - 7),
        tag("path", class_="ticks", d=ticks),
    )


def _rule(name: str, margin: float) -> str:
    width, height = SHEET[0] - 2 * margin, SHEET[1] - 2 * margin
    return tag("rect", class_=name, x=margin, y=margin, width=width, height=height)


def compass() -> str:
    """A wind rose, north up."""
    points = "M0-19l3.5 15.5L19 0 3.5 3.5 0 19l-3.5-15.5L-19 0l15.5-3.5z"
    light = "M0-19v19l-3.5-3.5zM19 0H0l3.5-3.5zM0 19V0l3.5 3.5zM-19 0H0l-3.5 3.5z"
    small = "M8-8l-2.5 6M-8-8l2.5 6M8 8l-2.5-6M-8 8l2.5-6"
    return group(
        "compass",
        tag("circle", class_="rose-ring", r=13.0),
        tag("path", class_="rose-small", d=small),
        tag("path", class_="rose", d=points),
        tag("path", class_="rose-light", d=light),
        tag("text", text="N", class_="rose-north", y=-21.5),
        transform=f"translate({num(COMPASS[0])} {num(COMPASS[1] + 5)})",
    )


def legend() -> str:
    """The four kinds of line; the page puts its own language into the words."""
    width, height = LEGEND_SIZE
    rows = []
    for mode, word, column, row in ENTRIES:
        x, y = 12 + 78 * column, 15 + 17 * row
        rows.append(
            tag("path", class_=f"key {mode}", d=f"M{x} {y}h30")
            + tag(
                "text", text=word, class_="key-word", x=x + 37, y=y + 3, data_word=mode
            )
        )
    card = tag("rect", class_="card", width=width, height=height, rx=5)
    return group(
        "legend", card, *rows, transform=f"translate({num(LEGEND[0])} {num(LEGEND[1])})"
    )
