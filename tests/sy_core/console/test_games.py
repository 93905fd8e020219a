"""The two games as the terminal sees them."""

from __future__ import annotations

from random import Random

import pytest

from support.console.fakes import hunting_game, puzzle
from support.play import play as played
from sy_core import Side, format_move
from sy_core.console.app import CLASSIC, HUNTING
from sy_core.hunting import Double

HIS_TURN = "D1@3 D2@8 @12 *TBX D1T4 *TB D2T7"


class Always(Random):
    """A generator for which everything rare happens."""

    def random(self):
        return 0.0


class Never(Random):
    """A generator for which nothing rare happens."""

    def random(self):
        return 0.99


def test_now_and_then_a_double_is_played():
    """By a Mister X whom nobody plays."""
    move = CLASSIC.screens.random_move(puzzle(), Always(1))

    assert "+" in format_move(move)


def test_mostly_a_single_ride_is_played():
    """Else both doubles would be gone at once."""
    move = CLASSIC.screens.random_move(puzzle(), Never(1))

    assert "+" not in format_move(move)


def test_mister_x_seldom_appears():
    """R27, played by nobody."""
    state = played(puzzle("1983", 4, x=82, starts="41 46 124", appearances=3), "T65")

    moves = [CLASSIC.screens.random_move(state, rng) for rng in (Never(1), Always(1))]

    assert format_move(moves[0]) == "."
    assert len(moves) == 2


def test_no_move_of_the_classic_game_is_chance():
    """The cards are dealt."""
    states = CLASSIC.rules.history(played(puzzle(), "T65"))

    assert not any(map(CLASSIC.rules.is_chance, states))


def test_dice_are_chance():
    """A detective's ride is not; and they fall when it is time only."""
    states = HUNTING.rules.history(hunting_game(moves=HIS_TURN))

    chance = [HUNTING.rules.is_chance(state) for state in states]

    assert chance == [False, False, False, True, False, True, False, False]


def test_doubles_are_no_options_but_can_be_asked_for():
    """Leg by leg."""
    game = HUNTING
    state = hunting_game(moves=HIS_TURN)
    first = game.screens.read_moves(game.view_for(state, Side.MISTER_X), "t11")[0]

    assert not any(isinstance(move, Double) for move in game.options(state))
    assert game.seconds(state, first)
    assert game.seconds(state, state.moves[0]) == ()


@pytest.mark.parametrize("rng", [Always(1), Never(1)])
def test_any_move_of_the_dice_game_is_legal(rng):
    """Rare or not."""
    game = HUNTING
    state = hunting_game(moves=HIS_TURN)

    assert game.rules.explain(state, game.screens.random_move(state, rng)) is None


@pytest.mark.parametrize(
    ("moves", "side"),
    [
        ("", Side.DETECTIVES),
        ("D1@3 D2@8", Side.MISTER_X),
        ("D1@3 D2@8 @12", Side.DETECTIVES),
        (HIS_TURN, Side.MISTER_X),
    ],
)
def test_the_dice_game_knows_who_is_on_turn(moves, side):
    """From the placing on."""
    assert HUNTING.side_to_move(hunting_game(moves=moves)) is side
