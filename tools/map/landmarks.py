"""Small drawings of well-known buildings, a few strokes each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .field import Field
from .geometry import Box, Point, far
from .names import on_sheet


@dataclass(frozen=True, slots=True)
class Drawing:
    """A landmark: its place on the board's frame, its size, its strokes."""

    home: Point
    half: Point
    strokes: str


def _drawings() -> dict[str, Drawing]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return {
        name: Drawing(_pair(told["at"]), _pair(told["half"]), told["strokes"])
        for name, told in tomllib.loads(text).items()
    }


def _pair(numbers: list[float]) -> Point:
    first, second = numbers
    return first, second


DRAWINGS: Final = _drawings()

Placed = tuple[str, Point, Box]


def place_landmark(name: str, field: Field, reach: float) -> Placed | None:
    """The free spot nearest to where a landmark belongs."""
    drawing = DRAWINGS[name]
    home = on_sheet(*drawing.home)
    half_width, half_height = drawing.half
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
    return DRAWINGS[name].strokes
