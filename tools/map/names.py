"""Names of parks and districts, set where nothing else is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from .field import Field
from .geometry import Box, Line, Point, far, inside
from .scale import NEATLINE, SHEET, SHIFT

GAP: Final = 1.6
"""Least room between a name and anything drawn."""
REACH: Final = 50.0
APOSTROPHE: Final = "\u2019"


class Style(NamedTuple):
    """Size of the letters and room for each, wide enough for any usual font."""

    name: str
    size: float
    advance: float


PARK: Final = Style("park-name", 11.0, 6.3)
SMALL_PARK: Final = Style("park-name small", 9.0, 5.0)
DISTRICT: Final = Style("district", 8.0, 7.0)
CLOSE: Final = Style("district close", 7.2, 5.7)


@dataclass(frozen=True, slots=True)
class Label:
    """A name in its place: lines of text, each with middle, baseline and width."""

    style: Style
    rows: tuple[tuple[str, float, float, float], ...]
    box: Box


def set_name(
    name: str, near: Point, style: Style, field: Field, within: Line | None = None
) -> Label | None:
    """The free place for *name* nearest to *near*, if there is any not too far."""
    best: tuple[float, Label] | None = None
    for rows in _settings(name):
        width, height = _measure(rows, style)
        for middle in _around(near, REACH, field):
            box = _box(middle, width, height)
            room = field.least_in(*box)
            if room < GAP or (within and not _is_within(box, within)):
                continue
            cost = far(middle, near) - 2.5 * min(room, 6.0) + 6 * (len(rows) - 1)
            if best is None or cost < best[0]:
                best = (cost, _label(rows, style, middle, box))
    return best[1] if best else None


def _is_within(box: Box, ring: Line) -> bool:
    """Both ends of the middle row: corners may touch the lawn's rounded rim."""
    middle = (box[1] + box[3]) / 2
    return inside((box[0], middle), ring) and inside((box[2], middle), ring)


def _settings(name: str) -> list[list[str]]:
    """In one row, and in two if there are words for it."""
    words = name.split(" ")
    if len(words) == 1:
        return [[name]]
    cut = min(
        range(1, len(words)),
        key=lambda i: abs(len(" ".join(words[:i])) - len(" ".join(words[i:]))),
    )
    return [[name], [" ".join(words[:cut]), " ".join(words[cut:])]]


def _measure(rows: list[str], style: Style) -> tuple[float, float]:
    width = max(len(row) for row in rows) * style.advance
    return width, style.size * (0.8 + 1.15 * (len(rows) - 1))


def _around(near: Point, reach: float, field: Field) -> list[Point]:
    top, left = field.node((near[0] - reach, near[1] - reach))
    low, right = field.node((near[0] + reach, near[1] + reach))
    return [
        field.place(i, j)
        for i in range(top, low + 1)
        for j in range(left, right + 1)
        if far(field.place(i, j), near) <= reach
    ]


def _box(middle: Point, width: float, height: float) -> Box:
    return (
        middle[0] - width / 2,
        middle[1] - height / 2,
        middle[0] + width / 2,
        middle[1] + height / 2,
    )


def _label(rows: list[str], style: Style, middle: Point, box: Box) -> Label:
    placed = tuple(
        (
            row.replace("'", APOSTROPHE),
            middle[0],
            box[1] + style.size * (0.76 + 1.15 * i),
            len(row) * style.advance - (style.advance - style.size * 0.5),
        )
        for i, row in enumerate(rows)
    )
    return Label(style, placed, box)


def fill_box(field: Field, box: Box) -> None:
    """Take the place of a name from the field."""
    middle = (box[1] + box[3]) / 2
    half = (box[3] - box[1]) / 2
    inset = min(half, (box[2] - box[0]) / 2)
    field.block_line([(box[0] + inset, middle), (box[2] - inset, middle)], half + 4.5)


def on_sheet(x: float, y: float) -> Point:
    """A place of the board's frame, pulled inside the neatline."""
    rim = NEATLINE + 10
    return (
        max(rim, min(SHEET[0] - rim, x + SHIFT[0])),
        max(rim, min(SHEET[1] - rim, y + SHIFT[1])),
    )
