"""Laid tiles: joined, playable and served in every layout (issue of the dice game).

The proof for all layouts is local: every tile is strongly connected by itself on
either side, and any two neighbours are joined by two two-way roads. Then any grid is
strongly connected by taxi. What depends on the whole layout (bus rides per row and
column) is counted over every layout.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from sy_core.hunting import lay, new_game, tile_of
from sy_core.hunting.tiles import LETTERS, TILES, UNDERGROUND_TILES
from sy_core.terms import Mode, Ticket

PAIRS = list(permutations(LETTERS, 2))
SMALL_LAYOUTS = [
    tiles
    for tiles in permutations(LETTERS, 6)
    if len(UNDERGROUND_TILES.intersection(tiles)) == 3
]


def strongly_connected(spaces, links):
    """Whether every space can be reached from every other."""
    return all(reached(space, links) >= set(spaces) for space in spaces)


def reached(space, links):
    """All spaces that can be reached from *space*."""
    found, frontier = {space}, [space]
    while frontier:
        here = frontier.pop()
        ends = {b for a, b in links if a == here} - found
        found |= ends
        frontier += ends
    return found


def taxi_links(layout):
    """The taxi's links as pairs."""
    rides = layout.rides[Ticket.TAXI]
    return {(a, b) for a, ends in rides.items() for b in ends}


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("side", ["dark", "light"])
def test_every_tile_is_connected_by_itself(letter, side):
    """First half of the proof: within a tile each space reaches each other."""
    layout = lay(letter, letter if side == "light" else "")

    assert strongly_connected(layout.spaces, taxi_links(layout))


@pytest.mark.parametrize("light", ["neither", "first", "second", "both"])
def test_any_two_neighbours_are_joined_by_two_two_way_roads(light):
    """Second half of the proof: side by side or one above the other."""
    for a, b in PAIRS:
        turned = {"neither": "", "first": a, "second": b, "both": a + b}[light]
        others = [letter for letter in LETTERS if letter not in (a, b)]
        for tiles in (a + b, a + others[0] + others[1] + b):
            links = taxi_links(lay(tiles, turned))
            joins = {(p, q) for p, q in links if tile_of(p) == a and tile_of(q) == b}
            assert len(joins) == 2
            assert {(q, p) for p, q in joins} <= links


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["hunting", "hunting-expert"])
def test_drawn_layouts_are_connected_by_taxi(players, edition):
    """The proof, tried out on whole layouts."""
    rng = Random(players)
    for _ in range(25):
        layout = new_game(edition, players, rng=rng).table.layout
        assert strongly_connected(layout.spaces, taxi_links(layout))
        assert len(layout.taxi_only) >= 3


def test_the_small_grid_has_28_800_layouts():
    """R54: exactly three underground tiles, in any order."""
    assert len(SMALL_LAYOUTS) == 28_800


def stops_per_line(tiles):
    """How many bus stops each row and each column of spaces has."""
    stops = Counter()
    for index, letter in enumerate(tiles):
        for corner, modes in enumerate(TILES[letter].service):
            if Mode.BUS in modes:
                stops["row", index // 3 * 2 + corner // 2] += 1
                stops["column", index % 3 * 2 + corner % 2] += 1
    return stops


def test_every_small_layout_has_a_ride_in_eight_of_its_ten_lines():
    """All 28,800: two stops in a line make a ride; most have nine or ten."""
    rides = Counter(
        sum(count >= 2 for count in stops_per_line(tiles).values())
        for tiles in SMALL_LAYOUTS
    )

    assert min(rides) == 8
    assert rides[9] + rides[10] > 0.6 * len(SMALL_LAYOUTS)


def test_every_large_layout_has_a_ride_in_all_of_its_twelve_lines():
    """All 9! layouts: a line runs through three tiles, whichever they are."""
    for trio in combinations(LETTERS, 3):
        services = [TILES[letter].service for letter in trio]
        for first, second in ((0, 1), (2, 3), (0, 2), (1, 3)):
            stops = sum(
                (Mode.BUS in modes[first]) + (Mode.BUS in modes[second])
                for modes in services
            )
            assert stops >= 2


def test_counted_rides_are_those_of_the_layout():
    """What was counted by stops is what buses do on the dark side."""
    rng = Random(9)
    for tiles in rng.sample(SMALL_LAYOUTS, 20):
        layout = lay("".join(tiles))
        lines = set()
        for a, ends in layout.rides[Ticket.BUS].items():
            for b in ends:
                (x1, y1), (_, y2) = layout.places[a], layout.places[b]
                lines.add(("row", y1) if y1 == y2 else ("column", x1))
        wanted = {line for line, n in stops_per_line(tiles).items() if n >= 2}
        assert lines == wanted


@pytest.mark.parametrize("light", ["", "D", "E", "DE"])
def test_a_bus_from_15_goes_straight_to_19(light):
    """Rules §7: the sample ride across 16, with tiles 4 and 5 side by side."""
    layout = lay("DE", light)

    assert 19 in layout.rides[Ticket.BUS][15]
    assert 15 in layout.rides[Ticket.BUS][19]
    assert Mode.BUS not in layout.modes[16]


def test_spaces_lie_row_by_row():
    """Rules §6: tiles are laid row by row, spaces numbered within each."""
    layout = lay("DEABCF")

    assert layout.size == (6, 4)
    assert layout.places[13] == (0, 0)
    assert layout.places[4] == (5, 1)
    assert layout.places[7] == (0, 3)


def test_the_underground_goes_to_any_other_stop():
    """Rules §6: any other underground space."""
    layout = lay("DEABCF")

    assert layout.rides[Ticket.UNDERGROUND][18] == (4, 10)
    assert layout.rides[Ticket.UNDERGROUND][14] == ()


def test_no_bus_leaves_a_space_without_a_stop():
    """Rules §6: the mode must stop at the current space."""
    layout = lay("DEABCF")

    assert layout.rides[Ticket.BUS][16] == ()
    assert layout.rides[Ticket.BUS][15] == (7, 13, 19)


def test_a_one_way_street_binds_taxi_and_bus_but_not_black():
    """Rules §6, R43: arrows only for taxi and bus; black is exempt."""
    layout = lay("DEABCF", "E")

    assert 18 in layout.rides[Ticket.TAXI][17]
    assert 17 not in layout.rides[Ticket.TAXI][18]
    assert 17 in layout.rides[Ticket.BLACK][18]
    assert 18 in layout.rides[Ticket.BUS][13]
    assert 13 not in layout.rides[Ticket.BUS][18]
    assert 13 in layout.rides[Ticket.BLACK][18]


def test_a_dead_end_stops_everybody():
    """Rules §6, R43: the link is severed, for a black ticket too."""
    layout = lay("DEABCF", "B")

    assert 6 not in layout.rides[Ticket.TAXI][5]
    assert 6 not in layout.rides[Ticket.BLACK][5]


def test_a_bus_does_not_ride_through_a_dead_end():
    """R50: each link of the ride must exist."""
    dark, light = lay("DBE"), lay("DBE", "B")

    assert dark.rides[Ticket.BUS][13] == (6, 15)
    assert light.rides[Ticket.BUS][13] == (15,)
    assert 6 not in light.rides[Ticket.BLACK][13]


def test_a_diagonal_is_for_taxis_only():
    """Rules §6: diagonals serve taxis (and black as a taxi)."""
    layout = lay("DEABCF", "D")

    assert 16 in layout.rides[Ticket.TAXI][13]
    assert 16 not in layout.rides[Ticket.BUS][13]
    assert 16 in layout.rides[Ticket.BLACK][13]
    assert 14 not in layout.rides[Ticket.TAXI][16]


def test_the_helicopter_flies_from_edge_to_opposite_edge():
    """R47, R48: outer rows and columns; a corner has two edges."""
    layout = lay("DEABCF")

    assert layout.across[17] == (7, 8, 11, 12, 23, 24)
    assert layout.across[15] == (2, 4, 22, 24)
    assert layout.across[13] == (2, 4, 7, 8, 11, 12, 22, 23, 24)
    assert layout.across[16] == ()


def test_straight_across_is_the_same_row_or_column():
    """R48 as a house rule: the facing space."""
    layout = lay("DEABCF")

    assert layout.straight_across[17] == (11,)
    assert layout.straight_across[13] == (2, 7)


def test_layouts_with_equal_tiles_and_sides_are_equal():
    """Order of the light letters does not matter."""
    assert lay("DEABCF", "DA") == lay("DEABCF", "AD")
    assert lay("DEABCF", "DA") != lay("DEABCF", "DB")
