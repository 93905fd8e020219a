"""How near a catch is: places, and who can visit them."""

from __future__ import annotations

import pytest

from sy_core.hindsight.outlook import covered, outlook


def stations(text):
    return frozenset(map(int, text.split()))


@pytest.mark.parametrize(
    ("places", "reaches", "visited"),
    [
        ("1 2 3", [], 0),
        ("1 2 3", ["7 8"], 0),
        ("1 2 3", ["1 7"], 1),
        ("1 2 3", ["1", "1"], 1),
        ("1 2 3", ["1 2", "1"], 2),
        ("1 2 3", ["1 2", "2 3", "1"], 3),
        ("1", ["1", "1", "1"], 1),
    ],
    ids=["nobody", "apart", "one", "same", "makes room", "all make room", "crowd"],
)
def test_everybody_visits_another_place(places, reaches, visited):
    """Two who can only get to the same place visit one; who can, makes room."""
    assert covered(stations(places), map(stations, reaches)) == visited


def test_the_chance_is_what_can_be_visited_of_all_places():
    """Each place is as likely as any other."""
    found = outlook(stations("1 2 3 4"), [stations("1 2 9")])

    assert (found.places, found.in_reach, found.covered) == (4, 2, 1)
    assert found.chance == 1 / 4


def test_without_places_there_is_no_chance():
    assert outlook(frozenset(), [stations("1")]).chance == 0
