"""Where Mister X was caught, on the small picture of London."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from sy_core.classic.board import LONDON_2013
from ui.home.london import on_board
from ui.home.position import Point
from ui.kit.html import Html, el
from ui.statistics.series import Pair
from ui.tally.played import DETECTIVES, X

LEAST: Final = 13
MOST: Final = 44
"""Radius of a spot."""


def on_the_map(found: Mapping[int, Pair]) -> dict[int, Pair]:
    """Those of them that are stations."""
    stations = on_board(LONDON_2013).places
    return {number: pair for number, pair in found.items() if number in stations}


def heat_map(found: Mapping[int, Pair], label: str) -> Html:
    """A disc for each place where he was caught by people here, a ring for the others.

    The more often, the larger; what is small lies on top.
    """
    ground = on_board(LONDON_2013)
    width, height = ground.size
    top = max(max(p.caught_him, p.were_caught) for p in found.values())
    spots = [
        (number, side, count)
        for number, pair in found.items()
        for side, count in ((DETECTIVES, pair.caught_him), (X, pair.were_caught))
        if count
    ]
    spots.sort(key=lambda spot: -spot[2])
    frame = {"class": "picture", "role": "img", "aria-label": label}
    return el(
        "svg",
        {**frame, "viewBox": f"0 0 {width:.0f} {height:.0f}"},
        ground.drawn,
        [_spot(ground.places[n], side, count / top) for n, side, count in spots],
    )


def _spot(at: Point, side: str, share: float) -> Html:
    radius = LEAST + (MOST - LEAST) * sqrt(share)
    place = {"cx": f"{at[0]:.0f}", "cy": f"{at[1]:.0f}", "r": f"{radius:.0f}"}
    return el("circle", {"class": f"spot of-{side}", **place})
