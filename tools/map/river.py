"""The Thames: its middle line, its width and its banks."""

from __future__ import annotations

from typing import Final

from .geometry import (
    Line,
    Point,
    add,
    far,
    left_of,
    nearest_on_segment,
    pairs,
    smooth,
    sub,
    unit,
)
from .scale import SHIFT

COURSE: Final = (
    # x and y on the board's frame, half the width; drawn by eye between the stations;
    # both ends lie under the rim of the sheet
    (320.0, 781.5, 20.0),
    (326.0, 752.0, 20.0),
    (352.0, 706.0, 18.5),
    (380.0, 662.0, 18.5),
    (425.0, 632.0, 18.5),
    (478.0, 624.0, 18.5),
    (530.0, 617.0, 18.5),
    (586.0, 592.0, 18.5),
    (616.0, 551.0, 19.0),
    (596.0, 505.0, 20.0),
    (574.0, 460.0, 20.5),
    (587.0, 412.0, 20.5),
    (624.0, 372.0, 20.0),
    (672.0, 351.0, 19.5),
    (725.0, 348.0, 19.5),
    (795.0, 357.0, 20.0),
    (862.0, 363.0, 20.5),
    (930.0, 380.0, 22.0),
    (985.0, 402.0, 23.0),
    (1033.0, 412.0, 23.5),
)


FAR_OFF: Final = 80.0
"""More than a piece of the course is long and half the river wide, by far."""


def course() -> tuple[list[Point], list[float]]:
    """The middle line as a fine polyline, with half the width at each point."""
    points = [add((x, y), SHIFT) for x, y, _ in COURSE]
    middle = smooth(points, 6)
    widths = smooth([(float(i), w) for i, (_, _, w) in enumerate(COURSE)], 6)
    return middle, [w for _, w in widths]


def banks() -> tuple[list[Point], list[Point]]:
    """Left and right bank, both in the direction of the flow."""
    middle, widths = course()
    left, right = [], []
    for i, (here, width) in enumerate(zip(middle, widths, strict=True)):
        ahead = unit(sub(middle[min(i + 1, len(middle) - 1)], middle[max(i - 1, 0)]))
        left.append(add(here, left_of(ahead), width))
        right.append(add(here, left_of(ahead), -width))
    return left, right


def depth(p: Point, middle: Line, widths: list[float]) -> tuple[float, Point]:
    """How far *p* lies from the water (negative within it), and the way out."""
    best, out = 1e9, (0.0, 0.0)
    for (a, b), width in zip(pairs(middle), widths, strict=False):
        if abs(a[0] - p[0]) + abs(a[1] - p[1]) > best + FAR_OFF:
            continue
        q, _ = nearest_on_segment(p, a, b)
        if (dry := far(p, q) - width) < best:
            best, out = dry, unit(sub(p, q))
    return best, out
