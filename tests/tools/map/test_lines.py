"""Every line is drawn, once, from station to station, and hides nothing."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from math import dist

import pytest

from support.map.drawn import DISC, lines, stations, to_curve
from sy_core.classic.editions import EDITIONS
from sy_core.terms import Mode
from ui.classic.board import DRAWN, absent_on

pytestmark = pytest.mark.native_only

NAMES = {
    Mode.TAXI: "taxi",
    Mode.BUS: "bus",
    Mode.UNDERGROUND: "underground",
    Mode.FERRY: "ferry",
}
HALF_WIDTH = {"taxi": 1.05, "bus": 1.7, "underground": 1.8, "ferry": 1.4}


def lines_of(board):
    return Counter(
        (NAMES[mode], a, b)
        for a in board.stations
        for mode in Mode
        for b in board.neighbours(a, mode)
        if a < b
    )


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_line_of_an_editions_board_is_drawn_exactly_once(edition):
    """One drawing serves all; what a board lacks is closed, and nothing else is."""
    closed = absent_on(edition.board)
    drawn = Counter(
        (line.mode, line.a, line.b)
        for line in lines()
        if line.id not in closed and line.mode not in closed
    )

    assert drawn == lines_of(edition.board)


def test_the_drawing_shows_one_board_whole():
    """Nothing is closed on it; so what is closed elsewhere can be told."""
    assert Counter((line.mode, line.a, line.b) for line in lines()) == lines_of(DRAWN)
    assert absent_on(DRAWN) == ()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_whatever_is_closed_has_its_id_in_the_drawing(edition):
    """The page finds lines and layers by these ids."""
    ids = {line.id for line in lines()} | {line.mode for line in lines()}

    assert ids.issuperset(absent_on(edition.board))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_station_shows_the_modes_that_stop_there_on_an_editions_board(edition):
    """A station loses the look of a mode only where all of it is closed."""
    closed = absent_on(edition.board)
    shown = {n: {m for m in s.modes if m not in closed} for n, s in stations().items()}

    assert shown == {
        n: {NAMES[mode] for mode in edition.board.modes_at(n)}
        for n in edition.board.stations
    }


def test_every_line_runs_from_the_middle_of_its_one_stop_to_that_of_the_other():
    """A piece that travels along the path starts and ends in its station."""
    astray = [
        (line.mode, line.a, line.b)
        for line in lines()
        if dist(line.curve[0], stations()[line.a].at) > 0.06
        or dist(line.curve[-1], stations()[line.b].at) > 0.25
    ]

    assert not astray


def strangers():
    """Every line with every station that it does not serve."""
    for line, station in product(lines(), stations().values()):
        if station.number not in (line.a, line.b):
            yield line, station


def test_no_line_touches_a_station_it_does_not_serve():
    """Disc and line stay a hair apart, strokes included."""
    touching = [
        (line.mode, line.a, line.b, station.number)
        for line, station in strangers()
        if to_curve(station.at, line.curve) < DISC + 0.55 + HALF_WIDTH[line.mode]
    ]

    assert not touching


def test_no_line_crosses_the_plate_of_a_station_it_does_not_serve():
    """The plates of underground stations reach beyond their discs."""
    crossing = [
        (line.mode, line.a, line.b, s.number)
        for line, s in strangers()
        if any(
            s.plate[0] - 1 < x < s.plate[2] + 1 and s.plate[1] - 1 < y < s.plate[3] + 1
            for x, y in line.curve
        )
    ]

    assert not crossing


def test_the_roads_of_58_74_and_75_meet_between_the_stations():
    """The three taxi lines share one point that is none of the three stations."""
    roads = [
        line.curve
        for line in lines()
        if line.mode == "taxi" and {line.a, line.b} < {58, 74, 75}
    ]
    meeting = [
        p
        for p in roads[0]
        if all(to_curve(p, road) < 0.3 for road in roads)
        and all(dist(p, stations()[s].at) > 2 * DISC for s in (58, 74, 75))
    ]

    assert len(roads) == 3
    assert meeting


def test_taxi_lines_cross_nowhere():
    """Streets meet at stations and at the joint only."""
    taxis = [
        line
        for line in lines()
        if line.mode == "taxi" and not {line.a, line.b} < {58, 74, 75}
    ]
    crossing = [
        (one.a, one.b, other.a, other.b)
        for i, one in enumerate(taxis)
        for other in taxis[i + 1 :]
        if not {one.a, one.b} & {other.a, other.b} and _cross(one.curve, other.curve)
    ]

    assert not crossing


def _cross(one, other):
    if dist(one[8], other[8]) > 150:
        return False
    return any(
        _sides(a, b, c) * _sides(a, b, d) < 0 and _sides(c, d, a) * _sides(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def _sides(a, b, p):
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def test_bus_lines_run_beside_taxi_lines_not_on_them():
    """Outside the discs, a bus comes onto a taxi line only to cross it."""
    discs = [s.at for s in stations().values()]
    taxis = [line.curve for line in lines() if line.mode == "taxi"]
    hidden = [
        (line.a, line.b, round(p[0]), round(p[1]))
        for line in lines()
        if line.mode == "bus"
        for p, q in zip(line.curve[::2], line.curve[2::2], strict=False)
        if dist(p, q) > 0.1
        and min(dist(p, spot) for spot in discs) > DISC + 1
        and _is_hiding(p, q, taxis)
    ]

    assert not hidden


def _is_hiding(p, q, taxis):
    for curve in taxis:
        if min(dist(p, curve[0]), dist(p, curve[-1])) > 160:
            continue
        for a, b in pairwise(curve):
            if dist(p, a) < 12 and to_curve(p, (a, b)) < 2.2:
                along = (q[0] - p[0]) * (b[0] - a[0]) + (q[1] - p[1]) * (b[1] - a[1])
                if abs(along) > 0.94 * dist(p, q) * dist(a, b):
                    return True
    return False
