"""The London board: the facts of its tables and the rulebooks' printed examples."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sy_core.classic.board import (
    ANY_MODE,
    LONDON_1983,
    LONDON_2013,
    PURSUER_MODES,
    distance,
    distances,
)
from sy_core.classic.data.london import FRAME
from sy_core.classic.editions import EDITIONS
from sy_core.errors import SyError
from sy_core.terms import Mode, Ticket

BOARDS = (LONDON_1983, LONDON_2013)
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
TAXI = frozenset({Mode.TAXI})


def count(board, mode):
    ends = sum(len(board.neighbours(station, mode)) for station in board.stations)
    return ends // 2


@each_board
def test_there_are_199_stations_numbered_without_a_gap(board):
    """The board's stations are 1 to 199."""
    assert board.stations == tuple(range(1, 200))


@each_board
def test_every_line_can_be_ridden_both_ways(board):
    """Rules §0: a line is undirected."""
    one_way = [
        (mode, here, there)
        for here in board.stations
        for mode in Mode
        for there in board.neighbours(here, mode)
        if here not in board.neighbours(there, mode)
    ]

    assert one_way == []


@each_board
def test_no_line_leads_from_a_station_to_itself_or_is_listed_twice(board):
    for station in board.stations:
        for mode in Mode:
            ends = board.neighbours(station, mode)
            assert station not in ends
            assert list(ends) == sorted(set(ends))


@each_board
def test_every_station_has_a_taxi_line(board):
    """Rules §7: taxis everywhere."""
    assert all(len(board.neighbours(s, Mode.TAXI)) >= 2 for s in board.stations)


@pytest.mark.parametrize(("board", "taxis"), [(LONDON_1983, 346), (LONDON_2013, 345)])
def test_lines_per_mode_are_as_counted_on_the_boards(board, taxis):
    counts = {mode: count(board, mode) for mode in Mode}

    assert counts == {
        Mode.TAXI: taxis,
        Mode.BUS: 99,
        Mode.UNDERGROUND: 20,
        Mode.FERRY: 3,
    }


@each_board
def test_stations_served_per_mode(board):
    served = {m: [s for s in board.stations if m in board.modes_at(s)] for m in Mode}

    assert len(served[Mode.BUS]) == 62
    assert served[Mode.UNDERGROUND] == [
        *(1, 13, 46, 67, 74, 79, 89, 93, 111, 128, 140, 153, 163, 185),
    ]
    assert served[Mode.FERRY] == [108, 115, 157, 194]


def test_the_printings_differ_in_the_taxi_line_13_14_alone():
    """Boards since 2000 lack it."""
    differing = [
        (station, mode)
        for station in LONDON_1983.stations
        for mode in Mode
        if LONDON_1983.neighbours(station, mode)
        != LONDON_2013.neighbours(station, mode)
    ]

    assert differing == [(13, Mode.TAXI), (14, Mode.TAXI)]
    assert 14 in LONDON_1983.neighbours(13, Mode.TAXI)


@each_board
@pytest.mark.parametrize("mode", [Mode.TAXI, Mode.BUS, Mode.UNDERGROUND])
def test_each_network_hangs_together(board, mode):
    served = [s for s in board.stations if mode in board.modes_at(s)]

    reached = distances(board, served[0], frozenset({mode}))

    assert sorted(reached) == served


@each_board
@pytest.mark.parametrize(
    ("station", "mode", "ends"),
    [
        (74, Mode.UNDERGROUND, (46,)),
        (74, Mode.TAXI, (58, 73, 75, 92)),
        (74, Mode.BUS, (58, 94)),
        (100, Mode.TAXI, (80, 81, 101, 112, 113)),
        (100, Mode.BUS, (63, 82, 111)),
        (153, Mode.TAXI, (139, 152, 154, 166, 167)),
        (165, Mode.TAXI, (149, 151, 179, 180)),
        (165, Mode.BUS, (123, 180, 191)),
        (165, Mode.UNDERGROUND, ()),
    ],
)
def test_printed_examples_hold(board, station, mode, ends):
    """Rules §7: the examples of the rulebooks."""
    assert board.neighbours(station, mode) == ends


@each_board
def test_the_ferry_runs_194_157_115_108(board):
    """R22: one chain, there and back."""
    chain = (194, 157, 115, 108)

    assert all(
        b in board.neighbours(a, Mode.FERRY) and a in board.neighbours(b, Mode.FERRY)
        for a, b in pairwise(chain)
    )
    assert count(board, Mode.FERRY) == 3


@each_board
def test_a_black_ticket_leads_wherever_any_line_goes(board):
    assert board.rides[108][Ticket.BLACK] == {105, 117, 119, 116, 135, 115}
    assert board.rides[108][Ticket.TAXI] == {105, 117, 119}


@each_board
def test_stations_lie_within_the_frame_and_apart(board):
    places = list(board.places.values())
    gaps = [
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        for index, (ax, ay) in enumerate(places)
        for bx, by in places[:index]
    ]

    assert all(0 < x < FRAME[0] and 0 < y < FRAME[1] for x, y in places)
    assert min(gaps) > 20


@pytest.mark.parametrize(
    ("a", "b", "modes", "lines"),
    [
        (46, 46, ANY_MODE, 0),
        (46, 74, ANY_MODE, 1),
        (46, 74, TAXI, 3),
        (194, 157, ANY_MODE, 1),
        (194, 157, PURSUER_MODES, 5),
        (13, 14, TAXI, 4),
    ],
)
def test_distances_count_lines(a, b, modes, lines):
    assert distance(LONDON_2013, a, b, modes) == lines
    assert distance(LONDON_2013, b, a, modes) == lines


def test_a_mode_that_does_not_lead_there_has_no_distance():
    assert distance(LONDON_2013, 2, 1, frozenset({Mode.UNDERGROUND})) is None


def test_distances_from_off_the_board_are_refused():
    with pytest.raises(SyError, match="200 is not on the board"):
        distances(LONDON_2013, 200)


def test_every_edition_names_its_printing():
    names = {edition.id: edition.board.name for edition in EDITIONS.values()}

    assert names == {
        "1983": "london-1983",
        "2013": "london-2013",
        "french": "london-2013",
        "2023": "london-2013",
        "beginners": "london-beginners",
    }


def test_the_beginners_board_has_no_underground_and_no_ferry():
    """Rules §4: underground and ferry are closed."""
    board = EDITIONS["beginners"].board

    assert board.modes_at(46) == {Mode.TAXI, Mode.BUS}
    assert board.modes_at(157) == {Mode.TAXI, Mode.BUS}


def test_a_board_shows_its_name():
    assert repr(LONDON_2013) == "<Board london-2013>"
