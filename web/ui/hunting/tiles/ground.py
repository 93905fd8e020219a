"""The ground of the tiles: cards with blocks of houses, lawns and water."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from ui.hunting.tiles.landmarks import drawing, name
from ui.hunting.tiles.plan import BADGE, CELL, STREET, TILE, Plan, Point, moved, num
from ui.kit.html import Html, el, join

BLOCKS: Final = MappingProxyType(
    {
        "A": "lll ... ...",
        "B": "..w ..w ..w",
        "C": "... ... ...",
        "D": "... ... ...",
        "E": "... ... ..l",
        "F": "... ... ...",
        "G": "www ... ...",
        "H": "lll llw .ll",
        "I": "..l ... l..",
    }
)
"""Three rows of three blocks between the streets: houses, lawn, water."""
KINDS: Final = MappingProxyType({".": "block", "l": "lawn", "w": "water"})

HALF: Final = TILE / 2
EDGE: Final = CELL / 2
SPANS: Final = (
    (-HALF + 1.5, -EDGE - STREET),
    (-EDGE + STREET, EDGE - STREET),
    (EDGE + STREET, HALF - 1.5),
)
TREES: Final = (
    (-0.31, -0.22),
    (0.1, -0.3),
    (0.33, 0.05),
    (-0.12, 0.08),
    (-0.3, 0.32),
    (0.15, 0.34),
)
"""Where trees stand on a lawn, in shares of its size."""


def cards(plan: Plan) -> Html:
    """Every tile's card, its blocks and landmark."""
    return el(
        "g", {"class": "tile-cards"}, [_card(plan, letter) for letter in plan.tiles]
    )


def _card(plan: Plan, letter: str) -> Html:
    light = letter in plan.layout.light
    side = "light" if light else "dark"
    look = {
        "class": f"tile is-{side}-side",
        "data-tile": letter,
        "transform": moved(plan.tiles[letter]),
    }
    return el("g", look, _face(letter, light=light))


@cache
def _face(letter: str, *, light: bool) -> Html:
    """One side of a tile: the same wherever it lies."""
    box = {"x": num(-HALF), "y": num(-HALF), "width": num(TILE), "height": num(TILE)}
    return join(
        [
            el("rect", {"class": "tile-shade", **box, "y": num(-HALF + 1.6), "rx": 6}),
            el("rect", {"class": "tile-card", **box, "rx": 6}),
            *_blocks(letter),
            _border() if light else None,
            drawing(letter, light=light),
        ]
    )


def captions(plan: Plan) -> Html:
    """Letters and names of the tiles: above the lines, so that they stay readable."""
    return el("g", {"class": "captions"}, [_caption(plan, t) for t in plan.tiles])


def _caption(plan: Plan, letter: str) -> Html:
    side = "light" if letter in plan.layout.light else "dark"
    lawn = " on-lawn" if BLOCKS[letter][-2] == "l" else ""
    return el(
        "g",
        {"class": f"is-{side}-side{lawn}", "transform": moved(plan.tiles[letter])},
        name(letter),
        _badge(letter),
    )


def _blocks(letter: str) -> list[Html]:
    return [
        _block(KINDS[kind], SPANS[column], SPANS[row])
        for row, kinds in enumerate(BLOCKS[letter].split())
        for column, kind in enumerate(kinds)
    ]


def _block(kind: str, x: Point, y: Point) -> Html:
    width, height = x[1] - x[0], y[1] - y[0]
    ground = el(
        "rect",
        {
            "class": kind,
            "x": num(x[0]),
            "y": num(y[0]),
            "width": num(width),
            "height": num(height),
            "rx": "4.5",
        },
    )
    middle = (x[0] + width / 2, y[0] + height / 2)
    if kind == "lawn":
        return el("g", None, ground, _trees(middle, (width, height)))
    if kind == "water":
        return el("g", None, ground, _ripples(x, y))
    return ground


def _trees(middle: Point, size: Point) -> Html:
    spots = (
        f"M{num(middle[0] + u * size[0])} {num(middle[1] + v * size[1])}h.1"
        for u, v in TREES
    )
    return el("path", {"class": "trees", "d": "".join(spots)})


def _ripples(x: Point, y: Point) -> Html:
    rows = range(int(y[0]) + 6, int(y[1]) - 2, 6)
    waves = (
        f"M{num(x[0] + 3 + (row % 4))} {row}q2-1.6 4 0t4 0"
        + ("t4 0t4 0t4 0t4 0" if x[1] - x[0] > EDGE else "")
        for row in rows
    )
    return el("path", {"class": "ripples", "d": "".join(waves)})


def _border() -> Html:
    """The light side is told by its border, too."""
    inset = HALF - 3.2
    return el(
        "rect",
        {
            "class": "tile-border",
            "x": num(-inset),
            "y": num(-inset),
            "width": num(2 * inset),
            "height": num(2 * inset),
            "rx": 4,
        },
    )


def _badge(letter: str) -> Html:
    return el(
        "g",
        {"class": "letter", "transform": moved((BADGE, BADGE))},
        el("circle", {"r": "7.2"}),
        el("text", {"y": "3.3"}, letter),
    )
