"""Dice that neither side can choose."""

from __future__ import annotations

from collections import Counter
from random import Random

from sy_core.devices import chains
from sy_core.devices.sides.mister_x import AHEAD
from sy_core.hunting.dice import DIE
from sy_core.hunting.editions import CHIPS
from sy_core.registry import HUNTING
from sy_core.terms import Side

GAME = b"game-1"
X, TABLE = Side.MISTER_X, Side.DETECTIVES


def test_a_link_shows_all_before_it():
    """One link is enough for all the rolls of a pursuit."""
    chain = chains.links(GAME, X, b"s" * 16)

    found = chains.between(GAME, X, chain[4], chain[7], 3)

    assert len(chain) == chains.LENGTH + 1
    assert found == chain[5:8]


def test_another_link_is_noticed():
    """Of another place, another side, another game, another seed."""
    chain = chains.links(GAME, X, b"s" * 16)
    other = chains.links(GAME, X, b"t" * 16)

    assert chains.between(GAME, X, chain[4], chain[7], 2) is None
    assert chains.between(GAME, TABLE, chain[4], chain[7], 3) is None
    assert chains.between(b"game-2", X, chain[4], chain[7], 3) is None
    assert chains.between(GAME, X, chain[4], other[7], 3) is None


def test_every_side_of_a_die_is_equally_likely():
    """Chi-squared with 5 degrees of freedom: above 20.5 once in a thousand times."""
    rolls = 6_000
    dice = (chains.Dice(GAME, roll, b"x" * 16, b"t" * 16) for roll in range(rolls))

    fallen = Counter(int(die.random() * len(DIE)) for die in dice)

    expected = rolls / 6
    assert sum((fallen[side] - expected) ** 2 / expected for side in range(6)) < 20.5


def test_bytes_that_are_left_over_are_dropped():
    """256 is no multiple of six: the last four would favour some sides."""
    sides = chains._sides(iter([*range(256)]))

    assert Counter(sides) == dict.fromkeys(range(6), 42)


def test_the_game_rolls_with_them():
    """How many dice there are, and what is on them, the game alone knows."""
    state = HUNTING.new_game("hunting", 4, rng=Random(1))
    dice = chains.Dice(GAME, 1, b"x" * 16, b"t" * 16)
    again = chains.Dice(GAME, 1, b"x" * 16, b"t" * 16)
    sides = [int(again.random() * 6) for _ in range(4)]

    roll = HUNTING.roll(state, dice)

    assert sorted(roll.faces) == sorted(DIE[side] for side in sides)


def test_chains_are_long_enough_for_every_game():
    """By letter a pursuit takes six links, however many rolls it has."""
    dealt = [
        HUNTING.new_game(name, players, rng=Random(1), rules={"longer": True})
        for name, edition in HUNTING.editions.items()
        for players in edition.players
    ]

    assert max(len(one.table.pawns) for one in dealt) + CHIPS <= AHEAD
    assert max(one.table.log_spaces for one in dealt) * AHEAD <= chains.LENGTH


def test_a_long_roll_needs_more_bytes():
    """The stream has no end."""
    dice = chains.Dice(GAME, 1, b"x" * 16, b"t" * 16)

    assert {int(dice.random() * 6) for _ in range(100)} == set(range(6))
