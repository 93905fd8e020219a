"""The marks of the light side: signs of one-way streets, dead ends, diagonals.

All are told by shape: a sign with an arrow, two bars with houses between, a street
across the tile.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from sy_core.hunting.layout import Layout
from sy_core.hunting.tiles import TILES, Mark, MarkKind
from ui.hunting.tiles.plan import (
    STREET,
    Plan,
    Point,
    at,
    between,
    heading,
    moved,
    num,
    shifted,
)
from ui.kit.html import Html, el

STUB: Final = 0.345
"""How far a cut street still leads."""
BAR: Final = 7.0
ARROW: Final = "M-5.6 0H3M.2-2.9L3.6 0 .2 2.9"


def marks_of(layout: Layout) -> list[Mark]:
    """Every mark that lies open, tile by tile."""
    return [mark for letter in layout.light for mark in TILES[letter].marks]


def roadworks(plan: Plan) -> Html:
    """Diagonal streets, and houses where a street is cut: below all lines."""
    marks = marks_of(plan.layout)
    across = [_path(plan, m) for m in marks if m.kind is MarkKind.DIAGONAL]
    return el(
        "g",
        {"class": "roadworks"},
        el("path", {"class": "alley", "d": "".join(across)}) if across else None,
        [_houses(plan, m) for m in marks if m.kind is MarkKind.DEAD_END],
    )


def mark_lines(plan: Plan) -> Html:
    """Taxi lines along diagonals, and into dead ends."""
    marks = marks_of(plan.layout)
    return el(
        "g",
        {"class": "taxi-lines"},
        [_diagonal(plan, m) for m in marks if m.kind is MarkKind.DIAGONAL],
        [_stubs(plan, m) for m in marks if m.kind is MarkKind.DEAD_END],
    )


def signs(plan: Plan) -> Html:
    """One-way signs and the bars of dead ends: above all lines."""
    drawn = [
        _sign(plan, mark) if mark.kind is MarkKind.ONE_WAY else _barriers(plan, mark)
        for mark in marks_of(plan.layout)
        if mark.kind is not MarkKind.DIAGONAL
    ]
    return el("g", {"class": "signs"}, drawn)


def _name(mark: Mark) -> str:
    return f"{mark.a}{mark.kind}{mark.b}"


def _path(plan: Plan, mark: Mark) -> str:
    return f"M{at(plan.spaces[mark.a])}L{at(plan.spaces[mark.b])}"


def _diagonal(plan: Plan, mark: Mark) -> Html:
    return el(
        "path",
        {
            "class": "line diagonal",
            "data-mark": _name(mark),
            "data-mode": "taxi",
            "data-a": mark.a,
            "data-b": mark.b,
            "d": _path(plan, mark),
        },
    )


def _houses(plan: Plan, mark: Mark) -> Html:
    """Houses in the middle of a cut street."""
    a, b = plan.spaces[mark.a], plan.spaces[mark.b]
    middle, way = between(a, b), heading(a, b)
    across, along = 2 * STREET + 3, 13.0
    upright = abs(way[1]) > abs(way[0])
    width, height = (across, along) if upright else (along, across)
    return el(
        "rect",
        {
            "class": "block houses",
            "x": num(middle[0] - width / 2),
            "y": num(middle[1] - height / 2),
            "width": num(width),
            "height": num(height),
        },
    )


def _ends(plan: Plan, mark: Mark) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """From either space, where its end of a cut street lies."""
    a, b = plan.spaces[mark.a], plan.spaces[mark.b]
    return (a, between(a, b, STUB)), (b, between(b, a, STUB))


def _stubs(plan: Plan, mark: Mark) -> Html:
    path = "".join(f"M{at(p)}L{at(q)}" for p, q in _ends(plan, mark))
    return el("path", {"class": "line stub", "d": path})


def _barriers(plan: Plan, mark: Mark) -> Html:
    way = heading(plan.spaces[mark.a], plan.spaces[mark.b])
    path = "".join(_bar(q, way) for _, q in _ends(plan, mark))
    return el(
        "path", {"class": "dead-end barrier", "data-mark": _name(mark), "d": path}
    )


def _bar(middle: Point, way: Point) -> str:
    return f"M{at(shifted(middle, way, BAR))}L{at(shifted(middle, way, -BAR))}"


def _sign(plan: Plan, mark: Mark) -> Html:
    a, b = plan.spaces[mark.a], plan.spaces[mark.b]
    way = heading(a, b)
    reading = way[0] + way[1] > 0
    middle = shifted(between(a, b), way, -1.4 if reading else 1.4)
    turn = f"rotate({num(degrees(atan2(way[1], way[0])))})"
    plate = {"x": -8.5, "y": -4.6, "width": 16.0, "height": 9.2, "rx": 2.2}
    return el(
        "g",
        {
            "class": "one-way",
            "data-mark": _name(mark),
            "transform": f"{moved(middle)}{turn}",
        },
        el("rect", {"class": "sign", **{k: str(v) for k, v in plate.items()}}),
        el("path", {"class": "arrow", "d": ARROW}),
    )
