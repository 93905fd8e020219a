"""What runs on the tiles: taxi streets, bus rides, the underground's loop."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import atan2, dist, hypot
from typing import Final

from sy_core.hunting.layout import Layout, Link
from sy_core.terms import Mode, Station, Ticket
from ui.hunting.tiles.plan import (
    BADGE,
    MARGIN,
    Plan,
    Point,
    at,
    between,
    heading,
    shifted,
)
from ui.kit.html import Html, el

BUS_OFF: Final = 4.6
"""Bus lines run on the right hand of who goes right or down."""
BYPASS: Final = 16.4
"""How far from its middle a bus passes a space where it does not stop."""
BULGES: Final = (0.1, 0.16, 0.05, 0.22, -0.06, -0.12, 0.3, -0.2)
CLEAR: Final = 17.0


def taxi_lines(plan: Plan) -> Html:
    """Every street that is open at least one way."""
    links = streets(plan.layout)
    drawn = [_line("taxi", link, _straight(plan, link)) for link in links]
    return el("g", {"class": "taxi-lines"}, drawn)


def streets(layout: Layout) -> list[Link]:
    """Straight streets that are not cut, each once; diagonals are marks."""
    used = layout.streets.straight | layout.streets.against_arrow
    return sorted((a, b) for a, b in used if a < b)


def _straight(plan: Plan, link: Link) -> str:
    return f"M{at(plan.spaces[link[0]])}L{at(plan.spaces[link[1]])}"


def _line(mode: str, link: Link, path: str) -> Html:
    """A line by its two ends, as the London map has it."""
    ends = {"data-mode": mode, "data-a": str(link[0]), "data-b": str(link[1])}
    return el("path", {"class": "line", **ends, "d": path})


def bus_lines(plan: Plan) -> Html:
    """Every ride by bus, passing by where the bus does not stop."""
    return el(
        "g",
        {"class": "bus-lines"},
        [_bus(plan, ride) for ride in bus_rides(plan.layout)],
    )


def bus_rides(layout: Layout) -> list[Link]:
    """Rides in the direction of reading; one that is open only backwards as it is."""
    rides = {(a, b) for a, ends in layout.rides[Ticket.BUS].items() for b in ends}
    return sorted(
        (a, b)
        for a, b in rides
        if (b, a) not in rides or layout.places[a] < layout.places[b]
    )


def _bus(plan: Plan, ride: Link) -> Html:
    forth = sorted(ride, key=plan.layout.places.__getitem__)
    start, end = (plan.spaces[space] for space in forth)
    way = heading(start, end)
    path = f"M{at(shifted(start, way, BUS_OFF))}"
    for space in passed(plan.layout, ride):
        path += _round(plan.spaces[space], way)
    path += f"L{at(shifted(end, way, BUS_OFF))}"
    one_way = ride[0] not in plan.layout.rides[Ticket.BUS][ride[1]]
    line = _line("bus", (forth[0], forth[1]), path)
    return el("g", None, line, _chevrons(plan, ride) if one_way else None)


def passed(layout: Layout, ride: Link) -> list[Station]:
    """The spaces between two bus stops in a row or column, in reading order."""
    (ax, ay), (bx, by) = sorted(layout.places[space] for space in ride)
    return sorted(
        (
            s
            for s, (x, y) in layout.places.items()
            if ax <= x <= bx and ay <= y <= by and s not in ride
        ),
        key=layout.places.__getitem__,
    )


def _round(middle: Point, way: Point) -> str:
    """A bow around a space."""

    def p(along: float, off: float) -> str:
        return at(shifted(middle, way, off, along))

    return (
        f"L{p(-22, BUS_OFF)}Q{p(-17, BUS_OFF)} {p(-14, 8.6)}"
        f"A{BYPASS} {BYPASS} 0 0 0 {p(14, 8.6)}Q{p(17, BUS_OFF)} {p(22, BUS_OFF)}"
    )


def _chevrons(plan: Plan, ride: Link) -> Html:
    """Arrow heads along a bus line that runs one way only."""
    way = heading(plan.spaces[ride[0]], plan.spaces[ride[1]])
    reading = plan.layout.places[ride[0]] < plan.layout.places[ride[1]]
    side = BUS_OFF if reading else -BUS_OFF
    stops = [ride[0], *passed(plan.layout, ride), ride[1]]
    if not reading:
        stops = [ride[0], *reversed(passed(plan.layout, ride)), ride[1]]
    heads = ""
    for a, b in pairwise(stops):
        if (b, a) in plan.layout.streets.against_arrow:
            continue  # a sign stands there
        mid = between(plan.spaces[a], plan.spaces[b])
        wings = (
            shifted(mid, way, side - 3, -2),
            shifted(mid, way, side, 1.6),
            shifted(mid, way, side + 3, -2),
        )
        heads += "M" + "L".join(map(at, wings))
    return el("path", {"class": "chevrons", "d": heads})


def underground_loop(plan: Plan) -> Html:
    """One loop through all underground stops: from each a ride goes to any other."""
    stops = [s for s, modes in plan.layout.modes.items() if Mode.UNDERGROUND in modes]
    points = [plan.spaces[stop] for stop in stops]
    middle = (
        sum(x for x, _ in points) / len(points),
        sum(y for _, y in points) / len(points),
    )
    order = sorted(stops, key=lambda s: _angle(middle, plan.spaces[s]))
    hops = zip(order, [*order[1:], order[0]], strict=True)
    return el(
        "g", {"class": "underground-lines"}, [_hop(plan, hop, middle) for hop in hops]
    )


def _angle(middle: Point, point: Point) -> float:
    return atan2(point[1] - middle[1], point[0] - middle[0])


def _hop(plan: Plan, hop: Link, middle: Point) -> Html:
    """A gentle curve that keeps clear of other spaces, outwards if it can."""
    a, b = plan.spaces[hop[0]], plan.spaces[hop[1]]
    others = [(x + BADGE, y + BADGE) for x, y in plan.tiles.values()]
    others += [p for s, p in plan.spaces.items() if s not in hop]
    others.sort(key=partial(dist, between(a, b)))  # who is in the way is found soon
    best, widest = a, -1.0
    for bend in (_bent(a, b, middle, bulge) for bulge in BULGES):
        if widest >= CLEAR:
            break
        if _on_sheet(plan, between(bend, between(a, b))):
            clear = _clearance(a, bend, b, others, widest)
            if clear > widest:
                best, widest = bend, clear
    return _line("underground", hop, f"M{at(a)}Q{at(best)} {at(b)}")


def _on_sheet(plan: Plan, point: Point) -> bool:
    """Whether a curve's furthest point keeps within the frame."""
    return all(
        MARGIN < value < size - MARGIN
        for value, size in zip(point, plan.size, strict=True)
    )


def _bent(a: Point, b: Point, middle: Point, bulge: float) -> Point:
    way, half = heading(a, b), between(a, b)
    outward = (half[0] - middle[0]) * -way[1] + (half[1] - middle[1]) * way[0]
    length = hypot(b[0] - a[0], b[1] - a[1])
    return shifted(half, way, (2 * bulge * length) * (1 if outward >= 0 else -1))


def _clearance(
    a: Point, bend: Point, b: Point, others: list[Point], wanted: float
) -> float:
    """How far a curve keeps from the nearest of *others*, if more than *wanted*."""
    shares = [i / 16 for i in range(1, 16)]
    curve = [between(between(a, bend, t), between(bend, b, t), t) for t in shares]
    clear = CLEAR
    for p, q in _near(others, (a, bend, b)):
        clear = min(clear, *(hypot(x - p, y - q) for x, y in curve))
        if clear <= wanted:
            break
    return clear


def _near(others: list[Point], corners: tuple[Point, ...]) -> list[Point]:
    """Those that a curve could come close to: it stays within its corners."""
    xs, ys = zip(*corners, strict=True)
    left, right = min(xs) - CLEAR, max(xs) + CLEAR
    top, bottom = min(ys) - CLEAR, max(ys) + CLEAR
    return [(x, y) for x, y in others if left < x < right and top < y < bottom]
