"""A distance field over the sheet, and the outlines of what lies free in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .geometry import Line, Point, between, inside, pairs
from .scale import NEATLINE, SHEET

MESH: Final = 3.0
FARTHEST: Final = 40.0
"""Distances beyond this are not told apart."""


class Field:
    """How far each spot of a square mesh lies from everything drawn so far."""

    def __init__(self) -> None:
        """Start with a field that is free up to the neatline."""
        self.columns = int((SHEET[0] - 2 * NEATLINE) / MESH) + 1
        self.rows = int((SHEET[1] - 2 * NEATLINE) / MESH) + 1
        self.room = [[FARTHEST] * self.columns for _ in range(self.rows)]

    def place(self, row: int, column: int) -> Point:
        """The spot of a mesh node on the sheet."""
        return (NEATLINE + column * MESH, NEATLINE + row * MESH)

    def node(self, p: Point) -> tuple[int, int]:
        """Row and column of the mesh node nearest to *p*."""
        return (
            max(0, min(self.rows - 1, round((p[1] - NEATLINE) / MESH))),
            max(0, min(self.columns - 1, round((p[0] - NEATLINE) / MESH))),
        )

    def block_line(self, line: Line, half: float) -> None:
        """Take away a band of *half* the width on either side of *line*."""
        for a, b in pairs(line):
            self._block(a, b, half)

    def block_spot(self, p: Point, radius: float) -> None:
        """Take away a disc."""
        self._block(p, p, radius)

    def _block(self, a: Point, b: Point, half: float) -> None:
        reach = FARTHEST + half
        top, left = self.node((min(a[0], b[0]) - reach, min(a[1], b[1]) - reach))
        low, right = self.node((max(a[0], b[0]) + reach, max(a[1], b[1]) + reach))
        dx, dy = b[0] - a[0], b[1] - a[1]
        square = dx * dx + dy * dy
        for i in range(top, low + 1):
            y = NEATLINE + i * MESH - a[1]
            row = self.room[i]
            for j in range(left, right + 1):
                x = NEATLINE + j * MESH - a[0]
                t = (x * dx + y * dy) / square if square else 0.0
                t = 0.0 if t < 0 else min(t, 1.0)
                ex, ey = x - t * dx, y - t * dy
                limit = row[j] + half
                if limit > 0 and (d := ex * ex + ey * ey) < limit * limit:
                    row[j] = d**0.5 - half

    def block_ring(self, ring: Line) -> None:
        """Take away everything inside a closed ring."""
        top, left = self.node((min(x for x, _ in ring), min(y for _, y in ring)))
        low, right = self.node((max(x for x, _ in ring), max(y for _, y in ring)))
        for i in range(top, low + 1):
            for j in range(left, right + 1):
                if inside(self.place(i, j), ring):
                    self.room[i][j] = -1.0

    def least_in(self, left: float, top: float, right: float, low: float) -> float:
        """The least room within a box; negative infinity beyond the neatline."""
        rim = NEATLINE + 6
        if left < rim or top < rim or right > SHEET[0] - rim or low > SHEET[1] - rim:
            return -FARTHEST
        (i0, j0), (i1, j1) = self.node((left, top)), self.node((right, low))
        return min(min(self.room[i][j0 : j1 + 1]) for i in range(i0, i1 + 1))


def outlines(field: Field, level: float) -> list[list[Point]]:
    """Closed rings around everything with more room than *level*."""
    links: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for i in range(-1, field.rows):
        for j in range(-1, field.columns):
            links.update(_cell(field, level, i, j))
    rings = []
    while links:
        start = min(links)
        ring, key = [], start
        while key in links:
            ring.append(_on_edge(field, level, key))
            key = links.pop(key)
        rings.append(ring)
    return rings


Edge = tuple[int, int, int]
"""Row, column and 0 for the edge to the right, 1 for the one downwards."""


def _value(field: Field, i: int, j: int) -> float:
    if 0 <= i < field.rows and 0 <= j < field.columns:
        return field.room[i][j]
    return -1.0


def _cell(field: Field, level: float, i: int, j: int) -> Iterable[tuple[Edge, Edge]]:
    """The pieces of outline in one cell of the mesh, free ground on the right."""
    corners = ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))
    free = [_value(field, *corner) > level for corner in corners]
    if all(free) or not any(free):
        return []
    edges = ((i, j, 0), (i, j + 1, 1), (i + 1, j, 0), (i, j, 1))
    # walking round the cell clockwise: where free ground begins and where it ends
    begins = [k for k in range(4) if not free[k] and free[(k + 1) % 4]]
    ends = [k for k in range(4) if free[k] and not free[(k + 1) % 4]]
    if len(begins) == 1:
        return [(edges[ends[0]], edges[begins[0]])]
    return [
        (edges[e], edges[max((b for b in begins if b < e), default=begins[-1])])
        for e in ends
    ]


def _on_edge(field: Field, level: float, edge: Edge) -> Point:
    i, j, down = edge
    a, b = (i, j), (i + down, j + 1 - down)
    va, vb = _value(field, *a), _value(field, *b)
    share = (level - va) / (vb - va)
    return between(field.place(*a), field.place(*b), max(0.02, min(0.98, share)))
