"""A small drawing for the first screen: a stretch of map, our own."""

from __future__ import annotations

from typing import Final

from ui.kit.html import Attributes, Html, el

BLOCKS: Final = (
    "M0 0H118L104 46 0 58Z",
    "M132 0H252L262 40 118 52Z",
    "M266 0H420V30L276 38Z",
    "M434 0H640V22L434 30Z",
    "M0 70 100 58 92 112 0 122Z",
    "M112 64 264 52 276 88 106 108Z",
    "M278 50 420 42 424 70 290 86Z",
    "M434 42 640 34V64L438 70Z",
)
PARK: Final = "M290 86 424 70 438 70 520 66 528 100 300 112Z"
RIVER: Final = "M-10 168C80 120 150 190 250 150S430 98 520 130 600 150 660 120"
TAXI: Final = ("M-4 64 108 54 270 44 428 36 644 28", "M110 -4 106 54 98 118 90 224")
BUS: Final = "M-4 126 98 114 284 92 432 74 644 66"
UNDERGROUND: Final = "M20 -8 98 114 284 92 540 30 644 -6"
STOPS: Final = (
    (106, 54, "T"),
    (270, 45, "T"),
    (428, 36, "T"),
    (98, 114, "U"),
    (284, 92, "U"),
    (432, 74, "B"),
    (540, 30, "U"),
    (192, 106, "B"),
)
RADIUS: Final = 9


def emblem() -> Html:
    """River, streets and stops; nothing that has to be read."""
    ground = [el("path", {"class": "block", "d": d}) for d in BLOCKS]
    streets = [el("path", {"class": "taxi", "d": d}) for d in TAXI]
    return el(
        "svg",
        {
            "class": "emblem",
            "viewBox": "0 0 640 200",
            "preserveAspectRatio": "xMidYMid slice",
            "aria-hidden": "true",
            "focusable": "false",
        },
        ground,
        el("path", {"class": "park", "d": PARK}),
        el("path", {"class": "river", "d": RIVER}),
        streets,
        el("path", {"class": "bus", "d": BUS}),
        el("path", {"class": "underground", "d": UNDERGROUND}),
        [_stop(x, y, kind) for x, y, kind in STOPS],
    )


def _stop(x: int, y: int, kind: str) -> Html:
    ring: Attributes = {"class": f"stop stop-{kind}", "cx": x, "cy": y, "r": RADIUS}
    return el("circle", ring)
