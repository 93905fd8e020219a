"""Finding puzzles: the same seed finds the same, and what is shipped stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sy_core.puzzles import opened
from sy_core.puzzles.shipped import shipped
from tools.puzzles.choosing import distinct, graded
from tools.puzzles.finding import puzzles_in
from tools.puzzles.games import pairings
from tools.puzzles.grading import Measured
from tools.puzzles.levels import report
from tools.puzzles.run import holds

SEED = 3505
DEPTHS = {0, 1}


@pytest.fixture(scope="module")
def found():
    """The puzzles of one short dice game."""
    (pairing,) = pairings(SEED, 1)
    return [*puzzles_in(pairing, DEPTHS)]


def test_the_same_seed_finds_the_same_puzzles(found):
    """Whatever else is looked through."""
    _, pairing = pairings(SEED - 1, 2)

    assert [*puzzles_in(pairing, DEPTHS)] == found


def test_what_is_found_is_sound_and_proven(found):
    """Every answer has a line."""
    assert found
    assert all(opened(puzzle) and holds(puzzle) for puzzle in found)


def test_what_asks_the_same_or_stands_the_same_is_left_out(found):
    """Beside what is kept, and among itself."""
    twice = [replace(puzzle, id=f"{puzzle.id}-2") for puzzle in found]

    assert [*distinct([*found, *twice], kept=())] == [*distinct(found, kept=())]
    assert [*distinct(found, kept=twice)] == []


def test_new_puzzles_are_named_after_those_that_are_shipped(found):
    """A fifth of them in each grade, the hardest in the last."""
    first = found[0]
    new = [
        Measured(replace(first, position=f"A_2013_at-{n}"), (), float(n))
        for n in range(10)
    ]

    named = [*graded(new, kept=[replace(first, grade=1), replace(first, grade=1)])]

    assert [one.puzzle.id for one in named] == [
        *("g1-3", "g1-4", "g2-1", "g2-2", "g3-1"),
        *("g3-2", "g4-1", "g4-2", "g5-1", "g5-2"),
    ]
    assert {one.score for one in named if one.puzzle.grade == 5} == {8.0, 9.0}


def test_levels_are_asked_who_finds_what_and_misses_are_named():
    """A catch in one, as it is and with an answer that nobody gives."""
    plain = shipped()["g1-1"]
    first, *others = plain.lines
    wrong = replace(plain, id="odd", lines=(replace(first, answers=("D1T1",)), *others))
    lines = [*report([plain, wrong], 40)]

    assert lines[0].startswith("catch-1: 2;")
    assert lines[0].endswith("mastermind 1")
    assert lines[1].endswith(": 1")
    assert lines[2].startswith("odd catch-1: ")
