"""The two games as the terminal sees them."""

from __future__ import annotations

from random import Random

import pytest

from support.console.fakes import dice_game, played, puzzle
from sy_core import Side, format_move
from sy_core.console.classic.game import Classic
from sy_core.console.hunting.game import Hunting
from sy_core.hunting import Double as DiceDouble

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
    move = Classic().any_move(puzzle(), Always(1))

    assert "+" in format_move(move)


def test_mostly_a_single_ride_is_played():
    """Else both doubles would be gone at once."""
    move = Classic().any_move(puzzle(), Never(1))

    assert "+" not in format_move(move)


def test_mister_x_seldom_appears():
    """R27, played by nobody."""
    state = played(puzzle("1983", 4, x=82, starts="41 46 124", appearances=3), "T65")

    moves = [Classic().any_move(state, rng) for rng in (Never(1), Always(1))]

    assert format_move(moves[0]) == "."
    assert len(moves) == 2


def test_no_move_of_the_classic_game_is_chance():
    """The cards are dealt."""
    game = Classic()

    assert game.chance(puzzle(), Random(1)) is None
    assert not game.is_chance(played(puzzle(), "T65").moves[0])


def test_dice_are_chance():
    """A detective's ride is not."""
    game = Hunting()
    state = dice_game(moves=HIS_TURN)

    chance = [game.is_chance(move) for move in state.moves]

    assert chance == [False, False, False, True, False, True, False]


def test_dice_fall_when_it_is_time_only():
    """Not on Mister X's turn."""
    game = Hunting()

    assert game.chance(dice_game(moves="D1@3 D2@8 @12"), Random(1)) is not None
    assert game.chance(dice_game(moves=HIS_TURN), Random(1)) is None


def test_doubles_are_no_options_but_can_be_asked_for():
    """Leg by leg."""
    game = Hunting()
    state = dice_game(moves=HIS_TURN)
    first = game.read(game.view_for(state, Side.MISTER_X), "t11")[0]

    assert not any(isinstance(move, DiceDouble) for move in game.options(state))
    assert game.seconds(state, first)
    assert game.seconds(state, state.moves[0]) == ()


@pytest.mark.parametrize("rng", [Always(1), Never(1)])
def test_any_move_of_the_dice_game_is_legal(rng):
    """Rare or not."""
    game = Hunting()
    state = dice_game(moves=HIS_TURN)

    assert game.explain(state, game.any_move(state, rng)) is None


@pytest.mark.parametrize(
    ("moves", "side", "prompt"),
    [
        ("", Side.DETECTIVES, "detectives"),
        ("D1@3 D2@8", Side.MISTER_X, "Mister X"),
        ("D1@3 D2@8 @12", Side.DETECTIVES, "detectives"),
        (HIS_TURN, Side.MISTER_X, "Mister X"),
    ],
)
def test_the_dice_game_knows_who_is_on_turn(moves, side, prompt):
    """From the placing on."""
    game, state = Hunting(), dice_game(moves=moves)

    assert game.side_to_move(state) is side
    assert game.prompt(game.view_for(state, None)) == prompt
