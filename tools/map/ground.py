"""City blocks and parks: what is left between streets, water and rim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.terms import Mode

from .field import MESH, Field, outlines
from .geometry import Line, Point, area_of, between, far, inside, simplify
from .network import Network
from .river import course
from .scale import DISC, JOINT, SHIFT

ROUNDING: Final = 4.0
"""Radius of a block's corners: the outline is drawn smaller and stroked wide."""
STREET: Final = 6.6
BUS_LANE: Final = 5.4
OWN_ROAD: Final = 4.4
AROUND_STATION: Final = DISC + 2.4
QUAY: Final = 5.0
SMALLEST: Final = 50.0
OUTSKIRTS: Final = 40000.0
QUARTER: Final = (180.0, 140.0)
"""Width and height of a part of the town that is drawn as one shape."""

PARKS: Final = {
    # name: some spots within it, on the board's frame
    "Regent's Park": ((300.0, 75.0),),
    "Hyde Park": ((190.0, 400.0),),
    "Victoria Park": ((815.0, 165.0), (905.0, 190.0)),
    "Ranelagh Gardens": ((230.0, 690.0),),
    "Kennington Park": ((740.0, 690.0),),
    "Southwark Park": ((930.0, 560.0), (880.0, 500.0)),
    "St James's Park": ((472.0, 452.0),),
    "Green Park": ((420.0, 425.0),),
}


@dataclass(frozen=True, slots=True)
class Ground:
    """Rings of ground; a ring within a ring is a hole."""

    blocks: list[list[Point]]
    outskirts: list[list[Point]]
    parks: list[list[Point]]


def lay_ground(network: Network) -> Ground:
    """Cut the land into blocks and pick the parks."""
    rings = [
        _rounded_off(ring)
        for ring in outlines(_open_land(network), ROUNDING)
        if area_of(ring) > SMALLEST
    ]
    seeds = [(x + SHIFT[0], y + SHIFT[1]) for spots in PARKS.values() for x, y in spots]
    big = [ring for ring in rings if area_of(ring) > OUTSKIRTS]
    small = [ring for ring in rings if area_of(ring) <= OUTSKIRTS]
    parks = [r for r in small if any(inside(seed, r) for seed in seeds)]
    return Ground([r for r in small if r not in parks], big, parks)


def by_quarter(rings: list[list[Point]]) -> list[list[list[Point]]]:
    """The rings of each part of the town.

    A browser draws in tiles and looks at a whole shape for each of them, so one shape
    of all blocks takes it twice as long as some that are near each other.
    """
    quarters: dict[tuple[int, int], list[list[Point]]] = {}
    for ring in rings:
        (x, y), (width, height) = ring[0], QUARTER
        quarters.setdefault((int(x // width), int(y // height)), []).append(ring)
    return list(quarters.values())


def _open_land(network: Network) -> Field:
    field = Field()
    for street in network.streets.values():
        field.block_line(street.line, STREET)
    for bus in network.of(Mode.BUS):
        field.block_line(simplify(bus.line, 0.3), BUS_LANE if bus.route else OWN_ROAD)
    for node, place in network.places.items():
        if node != JOINT:
            field.block_spot(place, AROUND_STATION)
    middle, widths = course()
    for i in range(len(middle) - 1):
        field.block_line(middle[i : i + 2], widths[i] + QUAY)
    return field


def _rounded_off(ring: Line) -> list[Point]:
    """Iron out the mesh, then keep few points."""
    points = list(ring)
    for _ in range(2):
        points = [
            between(p, between(points[i - 1], points[(i + 1) % len(points)], 0.5), 0.5)
            for i, p in enumerate(points)
        ]
    half = len(points) // 2
    loop = simplify(points[: half + 1], 0.36)
    loop += simplify([*points[half:], points[0]], 0.36)[1:-1]
    return [p for i, p in enumerate(loop) if far(p, loop[i - 1]) > MESH / 4]
