"""Parts of the town, for whoever speaks of it: where on the map a station lies."""

from __future__ import annotations

from typing import Final

from ui.table.scene import Scene

AREAS: Final = (
    *("north_west", "north", "north_east"),
    *("west", "centre", "east"),
    *("south_west", "south", "south_east"),
)
LONDON: Final = (
    "0011222001111122200001111222220001111112220000011112222200000044411122220333"
    "3334444445555553333333444445555534444445555333334448544445586374488666666667"
    "77777888886667777788888666666777778866666677788"
)
"""The number of the part in which each station lies, from 1 (web/board/spots.json)."""


def area_of(scene: Scene, station: int) -> str | None:
    """The part of the town in which a station lies; tiles have none."""
    if scene.game != "classic":
        return None
    return AREAS[int(LONDON[station - 1])]
