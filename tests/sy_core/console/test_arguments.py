"""The command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.console.fakes import ENGLISH
from sy_core.console.arguments import UsageError, parse, parser
from sy_core.game import Setup
from sy_core.terms import Side


def test_nothing_said_is_a_classic_game_round_one_keyboard():
    """Everything is left to the game."""
    options = parse([], ENGLISH)

    assert options.game == "classic"
    assert options.setup == Setup()
    assert options.auto == frozenset()
    assert options.save is None


def test_a_setup_can_be_chosen():
    """Edition, players, house rules and start stations."""
    line = (
        "--edition 1983 --players 3 --rule rounds=24 --rule pool=yes --rule pool=off "
        "--starts 1,2,3 --x-start 9 --tiles abc --light a"
    )

    setup = parse(line.split(), ENGLISH).setup

    assert setup == Setup(
        edition="1983",
        players=3,
        rules={"rounds": 24, "pool": 0},
        starts=(1, 2, 3),
        x_start=9,
        tiles="ABC",
        light="A",
    )


def test_either_side_can_play_by_itself():
    """Or both."""
    sides = [
        parse(["--auto", who], ENGLISH).auto for who in ("x", "detectives", "both")
    ]

    assert sides == [{Side.MISTER_X}, {Side.DETECTIVES}, set(Side)]


def test_files_and_manners_can_be_chosen():
    """Where to load from and save to."""
    line = "--load a --save b --overwrite --recover --strict"

    options = parse(line.split(), ENGLISH)

    assert (options.load, options.save) == (Path("a"), Path("b"))
    assert options.overwrite
    assert options.recover
    assert options.strict


@pytest.mark.parametrize(
    "line",
    [
        "--players two",
        "--players ²",
        "--starts 1,x",
        "--rule rounds",
        "--rule rounds=many",
        "--seed -1",
        "--auto me",
        "--game chess",
        "--unknown",
        "stray",
        f"--seed {'9' * 5000}",
    ],
)
def test_nonsense_is_refused(line):
    """By an error of ours, not by leaving the program."""
    with pytest.raises(UsageError):
        parse(line.split(), ENGLISH)


@pytest.mark.parametrize("choice", ["--game classic", "--players 3", "--x-start 5"])
def test_a_loaded_game_brings_its_own_setup(choice):
    """A choice that would be ignored is refused."""
    with pytest.raises(UsageError, match="--load"):
        parse(["--load", "game.json", *choice.split()], ENGLISH)


def test_the_help_fits_in_eighty_columns():
    """And has no colours."""
    text = parser(ENGLISH).format_help()

    assert text.isascii()
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_computer_player_may_sit_on_either_side():
    """--auto is for sides that nobody is named for."""
    one = parse(["--x", "mastermind", "--detectives", "me"], ENGLISH)
    other = parse(["--auto", "both", "--detectives", "me"], ENGLISH)

    assert (one.who, one.auto) == ({Side.MISTER_X: "mastermind"}, {Side.MISTER_X})
    assert (other.who, other.auto) == ({}, {Side.MISTER_X})
