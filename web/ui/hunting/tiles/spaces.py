"""The sign of a space: what stops there by shape and colour, and its number.

The shapes are those of the London map's stations.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from sy_core.terms import Mode
from ui.hunting.tiles.plan import DISC, num
from ui.kit.html import Html, el, join

BUS_BODY: Final = (
    "M-12 0a12 12 0 0 1 24 0v5.2a6.6 6.6 0 0 1-6.6 6.6h-10.8a6.6 6.6 0 0 1-6.6-6.6z"
)
FOOT: Final = "M-11.5 0h23v5.2a6.1 6.1 0 0 1-6.1 6.1h-10.8a6.1 6.1 0 0 1-6.1-6.1z"
WINDOWS: Final = "M-6.2 9.1h3.4m1.1 0h3.4m1.1 0h3.4"
NUMBER_WIDTH: Final = MappingProxyType({1: 8.0, 2: 15.6})


@cache
def sign(number: int, modes: frozenset[Mode]) -> Html:
    """The body of a space and its number plate: the same wherever it lies."""
    return join([*_body(modes), *_number(number, wide=Mode.UNDERGROUND in modes)])


def _body(modes: frozenset[Mode]) -> list[Html]:
    if Mode.BUS not in modes:
        return [el("circle", {"class": "disc", "r": num(DISC)})]
    return [
        el("path", {"class": "disc", "d": BUS_BODY}),
        el("path", {"class": "foot", "d": FOOT}),
        el("path", {"class": "windows", "d": WINDOWS}),
    ]


def _number(space: int, *, wide: bool) -> list[Html]:
    w, h = (14.6, 6.9) if wide else (10.6, 6.0)
    plate = {
        "class": "plate",
        "x": num(-w),
        "y": num(-h),
        "width": num(2 * w),
        "height": num(2 * h),
        "rx": 2 if wide else 4,
    }
    text = str(space)
    number = {
        "class": "no number",
        "y": "5",
        "textLength": num(NUMBER_WIDTH[len(text)]),
        "lengthAdjust": "spacingAndGlyphs",
    }
    return [el("rect", plate), el("text", number, text)]
