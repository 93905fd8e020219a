"""Stepping through a game: links, embedded boards and the replay do it alike."""

from __future__ import annotations

import pytest

from support.ui.markup import Reader
from support.ui.tables import running_classic
from sy_core.registry import CLASSIC
from ui.viewer.stepper import stepper_of
from ui.viewer.stepper_bar import stepper_bar
from ui.words import Words

WORDS = Words("en")


def game(moves="T58 D1T15 D2T95"):
    return running_classic(moves)


def test_a_game_is_looked_at_from_its_beginning():
    stepper = stepper_of(CLASSIC, game())

    assert stepper.at == 0
    assert [len(state.moves) for state in stepper.moments] == [0, 1, 2, 3]
    assert stepper.moments[-1] == game()


@pytest.mark.parametrize(
    ("asked", "at"),
    [("0", 0), ("2", 2), ("3", 3), ("9999", 3), ("", 1), ("-1", 1), ("²", 1)],
)
def test_one_looks_where_the_bar_says_and_never_beyond_the_ends(asked, at):
    stepper = stepper_of(CLASSIC, game()).go_to(1)

    assert stepper.follow(asked).at == at
    assert stepper.follow(asked).now == stepper.moments[at]


@pytest.mark.parametrize(
    ("at", "closed"), [(0, [0, 1]), (1, []), (3, [2, 3])], ids=["first", "on", "last"]
)
def test_the_bar_offers_the_steps_that_can_be_made(at, closed):
    stepper = stepper_of(CLASSIC, game()).go_to(at)

    bar = Reader(stepper_bar(WORDS, stepper, "replay.to"))
    buttons = bar.doing("replay.to")
    shut = [n for n, each in enumerate(buttons) if "aria-disabled" in each.attributes]
    assert shut == closed
    (slider,) = bar.all("input")
    assert slider.attributes["value"] == str(at)
    assert slider.attributes["max"] == "3"


def test_a_game_without_moves_has_one_moment():
    stepper = stepper_of(CLASSIC, game(""))

    bar = Reader(stepper_bar(WORDS, stepper, "replay.to"))
    assert stepper.last == 0
    assert all("aria-disabled" in each.attributes for each in bar.doing("replay.to"))
