"""The dice: one constant, honest chances (Rules §6, §7)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from support.hunting.scenes import laid, play
from sy_core.hunting import Roll, chances, roll
from sy_core.hunting.dice import DIE, FACES, in_order, rolls, throw, ways


def test_a_die_has_six_faces_and_each_symbol_at_least_once():
    """Rules §7: each of four symbols at least once."""
    assert len(DIE) == 6
    assert set(DIE) == set(FACES)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_ways_count_what_throwing_every_face_gives(count):
    """The chances of a roll, against plain enumeration of all throws."""
    counted = Counter(in_order(faces) for faces in product(DIE, repeat=count))

    assert set(rolls(count)) == set(counted)
    assert all(ways(faces) == counted[faces] for faces in rolls(count))


def test_a_seed_throws_the_same_dice_everywhere():
    """Only random() is asked: its values are promised across Pythons."""
    assert "".join(throw(Random(1), 7)) == "TTBBBUX"


def test_thrown_dice_are_as_many_as_are_to_be_rolled():
    """Rules §6: the first detective rolls D dice."""
    state = play(laid(4), "D1@2 D2@8 D3@9 @17")

    assert len(roll(state, Random(5)).faces) == 4


def test_chances_sum_up_to_one():
    """Chance is a player whose moves and their odds can be asked for."""
    state = play(laid(3), "D1@14 D2@9 @1")

    assert len(chances(state)) == 20
    assert sum(odds for _, odds in chances(state)) == pytest.approx(1)
    assert [faces for faces, _ in chances(state)] == [*map(Roll, rolls(3))]
    assert dict(chances(state))[Roll(("T", "T", "T"))] == ways(("T", "T", "T")) / 6**3


def test_there_are_no_chances_when_nothing_is_rolled():
    """Before the round there is nothing to roll."""
    assert chances(laid(3)) == ()
