"""Names, landmarks and trees, each put where there is still room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.terms import Mode

from .districts import districts
from .field import Field
from .furniture import RESERVED
from .geometry import Point, area_of, inside, simplify
from .ground import PARKS, Ground
from .landmarks import DRAWINGS, Placed, place_landmark
from .names import (
    CLOSE,
    DISTRICT,
    PARK,
    SMALL_PARK,
    Label,
    fill_box,
    on_sheet,
    set_name,
)
from .network import Network
from .river import course
from .scale import DISC, JOINT, WIDE_PLATE

LINE_ROOM: Final = {Mode.TAXI: 2.0, Mode.BUS: 2.4, Mode.UNDERGROUND: 3.0}
TREE_GRID: Final = 8.5
TREE_ROOM: Final = 2.5
TREES_IN_100: Final = 58


@dataclass(frozen=True, slots=True)
class Lettering:
    """Everything that fills the free spaces."""

    labels: list[Label]
    landmarks: list[Placed]
    trees: list[Point]
    left_out: list[str]


def fill_spaces(network: Network, ground: Ground) -> Lettering:
    """Park names first, then landmarks, trees, and districts in what is left."""
    field = free_field(network)
    labels, left_out = _park_names(ground, field)
    landmarks: list[Placed] = []
    for name in DRAWINGS:
        if (placed := place_landmark(name, field, 45)) is None:
            left_out.append(name)
        else:
            landmarks.append(placed)
            fill_box(field, placed[2])
    trees = _trees(ground, field)
    for park in ground.parks:
        field.block_ring(park)
    for name, place in districts():
        spot = on_sheet(*place)
        label = set_name(name, spot, DISTRICT, field)
        label = label or set_name(name, spot, CLOSE, field)
        if label is None:
            left_out.append(name)
        else:
            labels.append(label)
            fill_box(field, label.box)
    return Lettering(labels, landmarks, trees, left_out)


def _park_names(ground: Ground, field: Field) -> tuple[list[Label], list[str]]:
    labels, left_out = [], []
    for name, spots in PARKS.items():
        near = on_sheet(*spots[0])
        ring = next((r for r in ground.parks if inside(near, r)), ground.parks[0])
        label = set_name(name, near, PARK, field, ring)
        label = label or set_name(name, near, SMALL_PARK, field, ring)
        if label is None:
            left_out.append(name)
        else:
            labels.append(label)
            fill_box(field, label.box)
    return labels, left_out


def free_field(network: Network) -> Field:
    """The room left by lines, stations, water and the sheet's furniture."""
    field = Field()
    for drawn in network.lines:
        if drawn.mode in LINE_ROOM:
            field.block_line(simplify(drawn.line, 0.3), LINE_ROOM[drawn.mode])
    for node, (x, y) in network.places.items():
        if node != JOINT:
            field.block_spot((x, y), DISC + 2)
            field.block_line([(x - WIDE_PLATE[0], y), (x + WIDE_PLATE[0], y)], 2)
    middle, widths = course()
    for i in range(len(middle) - 1):
        field.block_line(middle[i : i + 2], widths[i] + 1)
    for box in RESERVED:
        fill_box(field, box)
        across = [
            ((box[0], box[1]), (box[2], box[3])),
            ((box[2], box[1]), (box[0], box[3])),
        ]
        for line in across:
            field.block_line(line, 8)
    return field


def _trees(ground: Ground, field: Field) -> list[Point]:
    """Trees in loose rows over the parks, off lines and names."""
    trees = []
    for park in sorted(ground.parks, key=area_of):
        left, right = min(x for x, _ in park), max(x for x, _ in park)
        top, low = min(y for _, y in park), max(y for _, y in park)
        for i in range(int((low - top) / TREE_GRID) + 1):
            for j in range(int((right - left) / TREE_GRID) + 1):
                dx, dy, keep = _shake(i + int(top), j + int(left))
                spot = (left + (j + dx) * TREE_GRID, top + (i + dy) * TREE_GRID)
                row, column = field.node(spot)
                if keep and field.room[row][column] > TREE_ROOM and inside(spot, park):
                    trees.append(spot)
    return trees


def _shake(i: int, j: int) -> tuple[float, float, bool]:
    """A repeatable jolt for each tree, and whether it stands at all."""
    mixed = (i * 73856093 ^ j * 19349663) & 0xFFFFFF
    mixed = (mixed * 1103515245 + 12345) & 0x7FFFFFFF
    dx, dy = (mixed >> 8) % 97 / 97, (mixed >> 16) % 89 / 89
    return dx * 0.9, dy * 0.9, (mixed >> 5) % 100 < TREES_IN_100
