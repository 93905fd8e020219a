"""The drawn tiles: every space, street, ride and mark is there, and nothing else."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from support.hunting.scenes import laid, play
from support.ui.hunting_tables import LINE_UPS, seen
from support.ui.markup import Reader
from sy_core.hunting import TILES, lay, new_game
from sy_core.hunting.tiles import LETTERS
from sy_core.terms import Mode, Ticket
from ui.hunting.board import draw
from ui.hunting.tiles.grid import HIT, drawn
from ui.hunting.tiles.landmarks import DRAWINGS
from ui.hunting.tiles.plan import plan_of

PHONE = (360, 284)
"""Room for the map on the smallest screen, 360 by 640."""


def layouts():
    yield lay("GHIACDEFB", LETTERS)
    yield lay("DEABCF", "ABCDEF")
    for edition, players in LINE_UPS:
        for seed in range(4):
            table = new_game(edition, players, rng=Random(seed)).table
            yield lay(table.tiles, table.light)


@pytest.fixture(params=list(layouts()), ids=lambda one: f"{one.tiles}-{one.light}")
def layout(request):
    return request.param


@pytest.fixture
def page(layout):
    return Reader(drawn(layout.tiles, layout.light))


def links(page, mode):
    return sorted(
        tuple(sorted((int(n.attributes["data-a"]), int(n.attributes["data-b"]))))
        for n in page.all("path", data_mode=mode)
    )


def test_every_space_is_there_once_with_its_number(layout, page):
    spaces = [n for n in page.all("g") if "data-s" in n.attributes]

    assert [int(n.attributes["data-s"]) for n in spaces] == list(layout.spaces)
    assert [n.attributes["id"] for n in spaces] == [f"s{s}" for s in layout.spaces]
    assert [n.text for n in spaces] == [str(s) for s in layout.spaces]


def test_a_space_shows_what_stops_there(layout, page):
    names = {Mode.TAXI: "taxi", Mode.BUS: "bus", Mode.UNDERGROUND: "underground"}
    for node in (n for n in page.all("g") if "data-s" in n.attributes):
        modes = layout.modes[int(node.attributes["data-s"])]
        told = {n for n in names.values() if n in node.attributes["class"].split()}

        assert told == {names[mode] for mode in modes}


def test_spaces_lie_as_the_tiles_are_laid(layout):
    spaces = plan_of(layout).spaces

    assert sorted(spaces, key=lambda s: spaces[s][::-1]) == sorted(
        layout.places, key=lambda s: layout.places[s][::-1]
    )


def test_every_tile_shows_its_letter_and_its_name(layout, page):
    letters = [n.text for n in page.all("g", class_="letter")]

    assert letters == list(layout.tiles)
    for letter in layout.tiles:
        for word in TILES[letter].name.split():
            assert word in drawn(layout.tiles, layout.light)


def test_light_sides_are_told_by_their_border(layout, page):
    assert len(page.all("rect", class_="tile-border")) == len(layout.light)


def test_taxi_lines_are_the_open_streets(layout, page):
    streets = layout.streets
    usable = streets.straight | streets.against_arrow | streets.diagonal

    assert links(page, "taxi") == sorted({tuple(sorted(link)) for link in usable})


def test_bus_lines_are_the_rides_by_bus(layout, page):
    rides = layout.rides[Ticket.BUS]
    pairs = {tuple(sorted((a, b))) for a, ends in rides.items() for b in ends}

    assert links(page, "bus") == sorted(pairs)


def test_the_underground_joins_all_its_stops(layout, page):
    stops = [s for s, modes in layout.modes.items() if Mode.UNDERGROUND in modes]

    assert {s for link in links(page, "underground") for s in link} == set(stops)


def test_expert_marks_stand_exactly_on_light_tiles(layout, page):
    marks = {
        n.attributes["data-mark"] for n in page.nodes if "data-mark" in n.attributes
    }
    wanted = {
        f"{m.a}{m.kind}{m.b}" for letter in layout.light for m in TILES[letter].marks
    }

    assert marks == wanted


def test_an_arrow_points_where_the_street_leads(layout, page):
    plan = plan_of(layout)
    for node in page.all("g", class_="one-way"):
        a, b = map(int, node.attributes["data-mark"].split(">"))
        (ax, ay), (bx, by) = plan.spaces[a], plan.spaces[b]
        turn = {(1, 0): "0", (0, 1): "90", (-1, 0): "180", (0, -1): "-90"}
        way = (round((bx - ax) / 60), round((by - ay) / 60))

        assert node.attributes["transform"].endswith(f"rotate({turn[way]})")
        assert (a, b) in layout.streets.straight
        assert (b, a) not in layout.streets.straight


def test_fingers_find_every_space_on_a_phone(layout):
    """Squares that touch but never overlap, 44 pixels wide with all tiles in sight."""
    plan = plan_of(layout)
    apart = min(
        max(abs(ax - bx), abs(ay - by))
        for (ax, ay), (bx, by) in combinations(plan.spaces.values(), 2)
    )
    scale = min(room / side for room, side in zip(PHONE, plan.size, strict=True))

    assert apart >= 2 * HIT
    assert 2 * HIT * scale >= 44


def test_pieces_and_overlay_start_empty(page):
    assert [n.text for n in page.all("g", id="pieces")] == [""]
    assert [n.text for n in page.all("g", id="overlay")] == [""]


def test_nothing_needs_an_inline_style(page):
    assert not [n for n in page.nodes if "style" in n.attributes]


def test_all_nine_landmarks_are_drawn():
    assert set(DRAWINGS) == set(LETTERS)


@pytest.mark.parametrize("light", ["", "AB"])
def test_the_board_stays_the_same_text_during_a_game(light):
    before = laid(light=light)
    after = play(before, "D1@14 D2@9 @1 *TTB D1T13")

    assert draw(seen(before)) is draw(seen(after))
