"""Laid tiles in a few strokes, for small pictures."""

from __future__ import annotations

from functools import lru_cache

from sy_core.hunting.layout import Layout
from sy_core.hunting.view import View
from ui.home.position import Ground
from ui.hunting.tiles.plan import TILE, at, plan_of
from ui.kit.html import el


def ground(view: View) -> Ground:
    """Tiles with their letters and spaces."""
    return _drawn(view.table.layout)


@lru_cache(maxsize=2)
def _drawn(layout: Layout) -> Ground:
    plan = plan_of(layout)
    half = TILE / 2
    tiles = [
        (
            el(
                "rect",
                {
                    "class": "tile light" if letter in layout.light else "tile",
                    "x": f"{x - half:.0f}",
                    "y": f"{y - half:.0f}",
                    "width": f"{TILE:.0f}",
                    "height": f"{TILE:.0f}",
                    "rx": 9,
                },
            ),
            el("text", {"x": f"{x:.0f}", "y": f"{y + 9:.0f}"}, letter),
        )
        for letter, (x, y) in plan.tiles.items()
    ]
    dots = "".join(f"M{at(point)}h0" for point in plan.spaces.values())
    spaces = {int(space): point for space, point in plan.spaces.items()}
    drawn = el("g", None, tiles, el("path", {"class": "dots", "d": dots}))
    return Ground(plan.size, drawn, spaces, 1.3)
