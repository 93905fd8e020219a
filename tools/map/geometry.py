"""Points, segments and polylines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import fsum, sqrt
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = Sequence[Point]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

TINY = 1e-9


def add(a: Point, b: Point, scale: float = 1.0) -> Point:
    """*a* moved by *scale* times *b*."""
    return (a[0] + b[0] * scale, a[1] + b[1] * scale)


def sub(a: Point, b: Point) -> Point:
    """The arrow from *b* to *a*."""
    return (a[0] - b[0], a[1] - b[1])


def dot(a: Point, b: Point) -> float:
    """Scalar product."""
    return a[0] * b[0] + a[1] * b[1]


def cross(a: Point, b: Point) -> float:
    """Signed area; positive where *b* lies clockwise of *a* on the screen."""
    return a[0] * b[1] - a[1] * b[0]


def norm(a: Point) -> float:
    """Length of an arrow."""
    return sqrt(a[0] * a[0] + a[1] * a[1])


def far(a: Point, b: Point) -> float:
    """Distance of two points."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return sqrt(dx * dx + dy * dy)


def unit(a: Point) -> Point:
    """*a* at length one; the zero arrow stays zero."""
    length = norm(a)
    return (a[0] / length, a[1] / length) if length > TINY else (0.0, 0.0)


def left_of(a: Point) -> Point:
    """*a* turned a quarter to the left hand of who walks along it."""
    return (a[1], -a[0])


def between(a: Point, b: Point, t: float) -> Point:
    """The point at share *t* of the way from *a* to *b*."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def nearest_on_segment(p: Point, a: Point, b: Point) -> tuple[Point, float]:
    """The point of segment *ab* nearest to *p*, and its share of the way."""
    # written out, for most of the time is spent here
    x, y = a
    dx, dy = b[0] - x, b[1] - y
    square = dx * dx + dy * dy
    t = ((p[0] - x) * dx + (p[1] - y) * dy) / square if square > TINY else 0.0
    t = 0.0 if t < 0.0 else min(t, 1.0)
    return (x + dx * t, y + dy * t), t


def to_line(p: Point, line: Line) -> float:
    """Distance of *p* from a polyline."""
    return min(far(p, nearest_on_segment(p, a, b)[0]) for a, b in pairs(line))


def pairs(line: Line) -> Iterator[tuple[Point, Point]]:
    """The segments of a polyline."""
    return pairwise(line)


def length_of(line: Line) -> float:
    """Length of a polyline."""
    return fsum(far(a, b) for a, b in pairs(line))


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where segments *ab* and *cd* cross, if they do."""
    r, s = sub(b, a), sub(d, c)
    area = cross(r, s)
    if abs(area) < TINY:
        return None
    t, u = cross(sub(c, a), s) / area, cross(sub(c, a), r) / area
    return between(a, b, t) if 0 <= t <= 1 and 0 <= u <= 1 else None


def crossings(one: Line, other: Line) -> list[Point]:
    """Every point where two polylines cross."""
    return [
        point
        for a, b in pairs(one)
        for c, d in pairs(other)
        if (point := crossing(a, b, c, d)) is not None
    ]


def cubic(a: Point, p: Point, q: Point, b: Point, steps: int) -> list[Point]:
    """Sample a cubic Bezier curve at *steps* + 1 points."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                a[0] * w[0] + p[0] * w[1] + q[0] * w[2] + b[0] * w[3],
                a[1] * w[0] + p[1] * w[1] + q[1] * w[2] + b[1] * w[3],
            )
        )
    return points


def handles(line: Line, *, closed: bool = False) -> list[tuple[Point, Point]]:
    """Bezier handles that run a smooth curve through all points of *line*.

    Handle lengths follow the segment (not the span of both neighbours), so uneven
    spacing makes no loops.
    """
    count = len(line)
    tangents = []
    for i, here in enumerate(line):
        before = line[i - 1] if closed or i else here
        after = line[(i + 1) % count] if closed or i + 1 < count else here
        tangents.append(unit(sub(after, before)))
    ends = range(count if closed else count - 1)
    result = []
    for i in ends:
        a, b = line[i], line[(i + 1) % count]
        third = far(a, b) / 3
        result.append(
            (add(a, tangents[i], third), add(b, tangents[(i + 1) % count], -third))
        )
    return result


def smooth(line: Line, steps: int = 6) -> list[Point]:
    """A polyline along the smooth curve through *line*."""
    points = [line[0]]
    for (a, b), (p, q) in zip(pairs(line), handles(line), strict=True):
        points += cubic(a, p, q, b, steps)[1:]
    return points


def resample(line: Line, step: float) -> list[Point]:
    """Points at even spacing of about *step*, both ends kept."""
    total = length_of(line)
    count = max(1, round(total / step))
    return [point_at(line, total * i / count) for i in range(count)] + [line[-1]]


def point_at(line: Line, distance: float) -> Point:
    """The point *distance* along a polyline."""
    left = distance
    for a, b in pairs(line):
        length = far(a, b)
        if left <= length and length > TINY:
            return between(a, b, left / length)
        left -= length
    return line[-1]


def simplify(line: Line, tolerance: float) -> list[Point]:
    """Drop points that lie within *tolerance* of the line through the others."""
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        worst, at = 0.0, -1
        for i in range(first + 1, last):
            q, _ = nearest_on_segment(line[i], line[first], line[last])
            distance = far(line[i], q)
            if distance > worst:
                worst, at = distance, i
        if worst > tolerance:
            keep.add(at)
            spans += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def area_of(ring: Line) -> float:
    """Unsigned area of a closed ring."""
    turns = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(fsum(cross(a, b) for a, b in turns)) / 2


def inside(p: Point, ring: Line) -> bool:
    """Whether *p* lies in a closed ring."""
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < ax + (bx - ax) * (p[1] - ay) / (
            by - ay
        ):
            odd = not odd
    return odd


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
