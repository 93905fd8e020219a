"""The mark of a station: what stops there by colour and by shape, and its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.classic.board import Board
from sy_core.terms import Mode, Station

from .geometry import Point, sub
from .hits import hit_shape
from .scale import DISC, PLATE, WIDE_PLATE
from .svg import num, polyline_path, tag

MODE_NAMES: Final = {
    Mode.TAXI: "taxi",
    Mode.BUS: "bus",
    Mode.UNDERGROUND: "underground",
    Mode.FERRY: "ferry",
}
NUMBER_WIDTH: Final = {1: 7.0, 2: 13.8, 3: 18.8}
BUS_BODY: Final = (
    "M-12 0a12 12 0 0 1 24 0v5.2a6.6 6.6 0 0 1-6.6 6.6h-10.8a6.6 6.6 0 0 1-6.6-6.6z"
)
"""A bus stop has the squared foot of a bus, with windows."""
FOOT: Final = "M-11.5 0h23v5.2a6.1 6.1 0 0 1-6.1 6.1h-10.8a6.1 6.1 0 0 1-6.1-6.1z"
WINDOWS: Final = "M-6.2 9.1h3.4m1.1 0h3.4m1.1 0h3.4"
ANCHOR: Final = "M0-3v5.6m-1.6-3.8h3.2M-3 .4c.2 1.6 1.2 2.3 3 2.3S2.8 2 3 .4"
ANCHOR_AT: Final = "translate(10.6-11.4)"


def station_marks(board: Board, places: Mapping[int, Point]) -> list[str]:
    """All stations in order of their numbers."""
    seats = {int(s): places[int(s)] for s in board.stations}
    return [_station(board, s, seats) for s in board.stations]


def _station(board: Board, station: Station, places: Mapping[int, Point]) -> str:
    modes = board.modes_at(station)
    here = places[int(station)]
    kinds = " ".join(MODE_NAMES[m] for m in Mode if m in modes)
    return "\n" + tag(
        "g",
        tag("path", class_="hit", d=_hit(int(station), places)),
        tag("circle", class_="shade", r=DISC + 7.5),
        tag("circle", class_="halo", r=DISC + 3.4),
        *_body(modes),
        *_plate(str(station), wide=Mode.UNDERGROUND in modes),
        *_anchor(modes),
        class_=f"station {kinds}",
        id=f"s{station}",
        data_s=station,
        transform=f"translate({num(here[0])} {num(here[1])})",
    )


def _hit(node: int, places: Mapping[int, Point]) -> str:
    here = places[node]
    ring = [sub(p, here) for p in hit_shape(node, places)]
    ring = [(float(round(x)), float(round(y))) for x, y in ring]
    return polyline_path(ring, closed=True)


def _body(modes: frozenset[Mode]) -> list[str]:
    if Mode.BUS not in modes:
        return [tag("circle", class_="disc", r=DISC)]
    return [
        tag("path", class_="disc", d=BUS_BODY),
        tag("path", class_="foot", d=FOOT),
        tag("path", class_="windows", d=WINDOWS),
    ]


def _plate(text: str, *, wide: bool) -> list[str]:
    w, h = WIDE_PLATE if wide else PLATE
    plate = tag(
        "rect",
        class_="plate",
        x=-w,
        y=-h,
        width=2 * w,
        height=2 * h,
        rx=2.0 if wide else 4.0,
    )
    length = NUMBER_WIDTH[len(text)]
    label = tag(
        "text", text=text, class_="no", y=4.4,
        textLength=length, lengthAdjust="spacingAndGlyphs",
    )  # fmt: skip
    return [plate, label]


def _anchor(modes: frozenset[Mode]) -> list[str]:
    if Mode.FERRY not in modes:
        return []
    mark = tag("circle", r=5.2) + tag("path", d=ANCHOR)
    return [tag("g", mark, class_="anchor", transform=ANCHOR_AT)]
