"""The board of the dice game: tiles drawn as a printed map, once per game.

It is a function of the laid tiles alone; ``board.js`` lights the spaces and moves the
pieces as on the London map, whose shapes of stations are used here too.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Final

from sy_core.hunting.layout import lay
from sy_core.terms import Mode, Station
from ui.hunting.tiles.ground import captions, cards
from ui.hunting.tiles.lines import bus_lines, taxi_lines, underground_loop
from ui.hunting.tiles.marks import mark_lines, roadworks, signs
from ui.hunting.tiles.plan import CELL, DISC, Plan, moved, num, plan_of
from ui.hunting.tiles.spaces import sign
from ui.kit.html import Html, classes, el

MODES: Final = MappingProxyType(
    {Mode.TAXI: "taxi", Mode.BUS: "bus", Mode.UNDERGROUND: "underground"}
)
HIT: Final = CELL / 2
"""Half the side of the square in which a finger finds a space: no gaps, no overlap."""


@lru_cache(maxsize=8)
def drawn(tiles: str, light: str) -> Html:
    """The laid tiles as an SVG."""
    plan = plan_of(lay(tiles, light))
    width, height = plan.size
    return el(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": classes("map", "tiles", two_rows=width > 1.2 * height),
            "viewBox": f"0 0 {num(width)} {num(height)}",
        },
        _table(width, height),
        cards(plan),
        roadworks(plan),
        el(
            "g",
            {"class": "lines"},
            taxi_lines(plan),
            mark_lines(plan),
            underground_loop(plan),
            bus_lines(plan),
        ),
        captions(plan),
        signs(plan),
        el("g", {"id": "overlay"}),
        el("g", {"id": "stations"}, [_space(plan, s) for s in plan.layout.spaces]),
        el("g", {"id": "pieces"}),
    )


def _table(width: float, height: float) -> Html:
    """What the tiles lie on, with the frame of a printed map."""
    frames = [
        el(
            "rect",
            {
                "class": name,
                "x": num(d),
                "y": num(d),
                "width": num(width - 2 * d),
                "height": num(height - 2 * d),
            },
        )
        for name, d in (("neatline outer", 1.5), ("neatline", 4.0))
    ]
    ground = {"class": "table-ground", "width": num(width), "height": num(height)}
    return el("g", {"class": "table"}, el("rect", ground), frames)


def _space(plan: Plan, space: Station) -> Html:
    modes = plan.layout.modes[space]
    kinds = " ".join(name for mode, name in MODES.items() if mode in modes)
    return el(
        "g",
        {
            "class": f"station {kinds}",
            "id": f"s{space}",
            "data-s": space,
            "transform": moved(plan.spaces[space]),
        },
        el("path", {"class": "hit", "d": f"M{-HIT} {-HIT}h{CELL}v{CELL}h{-CELL}z"}),
        el("circle", {"class": "shade", "r": num(DISC + 7.5)}),
        el("circle", {"class": "halo", "r": num(DISC + 3.4)}),
        sign(space, modes),
    )
