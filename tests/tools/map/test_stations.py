"""Stations show what stops there, can be read, and can be touched."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from support.map.drawn import DISC, SVG, layer, overlap, root, spots, stations
from sy_core.classic.board import LONDON_1983
from sy_core.terms import Mode

pytestmark = pytest.mark.native_only

PAWN = (-6.5, -21.0, 6.5, 3.0)
"""The room of a pawn around its foot; the page must not draw it larger."""


def test_every_station_wears_its_number_and_the_classes_of_its_modes():
    """One group for each station of the board."""
    shown = {n: (s.text, s.modes) for n, s in stations().items()}

    assert shown == {
        int(s): (str(s), frozenset(m.name.lower() for m in LONDON_1983.modes_at(s)))
        for s in LONDON_1983.stations
    }
    assert {Mode.TAXI, Mode.FERRY} <= LONDON_1983.modes_at(LONDON_1983.stations[193])


def test_modes_differ_by_shape_and_not_only_by_colour():
    """Bus: squared foot with windows; underground: wide plate; ferry: anchor."""
    for g in layer("stations"):
        kinds = set(g.get("class", "").split())
        parts = {child.get("class") for child in g}
        plate = g.find(f"{SVG}rect")
        assert plate is not None
        assert ("foot" in parts and "windows" in parts) == ("bus" in kinds)
        assert (float(plate.get("width", "0")) > 2 * DISC) == ("underground" in kinds)
        assert ("anchor" in parts) == ("ferry" in kinds)


def test_every_number_fits_its_plate():
    """Its width is fixed, whatever font the reader has."""
    too_wide = [
        s.number
        for s in stations().values()
        if s.text_width > s.plate[2] - s.plate[0] - 2
    ]

    assert not too_wide


def test_nothing_is_drawn_over_the_stations_but_the_pieces():
    """Lines, names and frame come first, so no number has a line above it."""
    order = [child.get("id") for child in root() if child.get("id")]

    assert order[order.index("stations") :] == ["stations", "pieces"]


def test_no_station_covers_the_number_of_another():
    """Discs and plates keep apart."""
    covered = [
        (one.number, other.number)
        for one, other in combinations(stations().values(), 2)
        if overlap(one.plate, other.plate, 4) or dist(one.at, other.at) < 2 * DISC + 8
    ]

    assert not covered


def test_touch_areas_do_not_overlap():
    """A tap belongs to one station at most."""
    clashing = [
        (one.number, other.number)
        for one, other in combinations(stations().values(), 2)
        if dist(one.at, other.at) < 80 and not _apart(one.hit, other.hit)
    ]

    assert not clashing


def _apart(one, other):
    """Whether some side of either convex shape separates the two."""
    for shape, rest in ((one, other), (other, one)):
        for a, b in pairwise([*shape, shape[0]]):
            normal = (a[1] - b[1], b[0] - a[0])
            inner = max(_along(normal, p) for p in shape)
            outer = min(_along(normal, p) for p in rest)
            low = min(_along(normal, p) for p in shape)
            high = max(_along(normal, p) for p in rest)
            if outer >= inner or high <= low:
                return True
    return False


def _along(normal, p):
    return normal[0] * p[0] + normal[1] * p[1]


def test_touch_areas_hold_their_discs_and_are_as_large_as_neighbours_allow():
    """At least the disc; 44 pixels across where nobody is near."""
    for s in stations().values():
        reach = [
            abs(_sides(a, b, s.at)) / dist(a, b)
            for a, b in pairwise([*s.hit, s.hit[0]])
            if dist(a, b) > 0.5
        ]
        nearest = min(dist(s.at, o.at) for o in stations().values() if o is not s)
        assert min(reach) > min(DISC + 2, nearest / 2 - 2), s.number


def _sides(a, b, p):
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def test_spots_name_the_same_places_as_the_map():
    """Both files are of one making."""
    assert {n: tuple(row["at"]) for n, row in spots().items()} == {
        n: s.at for n, s in stations().items()
    }


def test_two_pawns_stand_at_every_station_without_covering_a_number():
    """Neither the number of their own station nor that of a neighbour."""
    for n, row in spots().items():
        boxes = [_pawn(row["at"], foot) for foot in row["pawns"]]
        covered = [
            s.number
            for box in boxes
            for s in stations().values()
            if overlap(box, s.plate)
        ]
        assert len(boxes) == 2, n
        assert not covered, (n, covered)
        assert not overlap(*boxes), n


def _pawn(at, foot):
    x, y = at[0] + foot[0], at[1] + foot[1]
    return (x + PAWN[0], y + PAWN[1], x + PAWN[2], y + PAWN[3])
