"""The tile set as the game needs it (Rules §6, §7; issue of the dice game)."""

from __future__ import annotations

from collections import Counter

import pytest

from sy_core.hunting.tiles import (
    LETTERS,
    TILES,
    UNDERGROUND_TILES,
    MarkKind,
    read_tiles,
)
from sy_core.terms import Mode


def test_there_are_nine_tiles_of_four_spaces():
    """Rules §6: nine tiles of four numbered spaces; §7: numbered 1 to 36."""
    numbers = [space for tile in TILES.values() for space in tile.spaces]

    assert LETTERS == "ABCDEFGHI"
    assert numbers == list(range(1, 37))


def test_every_tile_has_a_landmark_of_its_own():
    """Landmarks begin with the tile's letter, so that an announcement sticks."""
    names = [tile.name for tile in TILES.values()]

    assert len(set(names)) == 9
    assert all(tile.name.startswith(letter) for letter, tile in TILES.items())


def test_taxis_stop_everywhere():
    """Rules §6: each space is served by taxi."""
    assert all(Mode.TAXI in modes for tile in TILES.values() for modes in tile.service)


def test_there_are_spaces_of_three_kinds():
    """Some spaces have a bus, some all three modes."""
    kinds = Counter(len(modes) for tile in TILES.values() for modes in tile.service)

    assert kinds == {1: 18, 2: 13, 3: 5}


def test_no_underground_stop_lacks_a_bus():
    """R49: an occupied underground space without a bus stop would block buses."""
    assert all(
        Mode.BUS in modes
        for tile in TILES.values()
        for modes in tile.service
        if Mode.UNDERGROUND in modes
    )


def test_five_tiles_have_the_underground():
    """R54: exactly three of six can be laid in forty ways."""
    assert set("ACEGI") == UNDERGROUND_TILES


def test_every_tile_has_a_taxi_only_space():
    """Rules §7: every layout needs three of them; so each has six or more."""
    assert all(
        any(modes == {Mode.TAXI} for modes in tile.service) for tile in TILES.values()
    )


def test_every_light_side_carries_a_mark():
    """Each light side differs from its dark side."""
    assert all(tile.marks for tile in TILES.values())


@pytest.mark.parametrize("kind", MarkKind)
def test_each_kind_of_mark_is_on_three_tiles_or_more(kind):
    """One-way streets, dead ends and diagonals are all met regularly."""
    carrying = [t for t in TILES.values() if any(m.kind is kind for m in t.marks)]

    assert len(carrying) >= 3


def test_marks_stay_within_their_tile():
    """The roads that leave a tile are the same on both sides."""
    for tile in TILES.values():
        for mark in tile.marks:
            assert {mark.a, mark.b} <= set(tile.spaces)


def test_diagonals_join_opposite_corners_and_other_marks_lie_on_streets():
    """A mark means something only where it stands."""
    for tile in TILES.values():
        first = tile.spaces[0]
        for mark in tile.marks:
            crossing = {mark.a - first, mark.b - first} in ({0, 3}, {1, 2})
            assert crossing == (mark.kind is MarkKind.DIAGONAL)


def test_a_table_of_other_tiles_can_be_read():
    """The format is plain: letter, name, service, marks."""
    tiles = read_tiles("Q | Quay | . B U . | 1>2 3/4 1x4")

    assert tiles["Q"].spaces == (1, 2, 3, 4)
    assert [mark.kind for mark in tiles["Q"].marks] == list(MarkKind)
