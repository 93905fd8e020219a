"""Play that nobody can exploit: among boxes, and on the glasses of the literature."""

from __future__ import annotations

from itertools import combinations

import pytest

from support.glasses import glasses_tree
from sy_core.ai.chase import Reply, Turn, grown, grown_from_pursuit
from sy_core.ai.equilibrium import caught_at_least, caught_at_most, solve


class Boxes:
    """He hides in a box, a seeker opens some; boxes over *split* are of a new colour.

    The scene is the number of rounds that are left.
    """

    def __init__(self, boxes: int, opened: int = 1, split: int = 99) -> None:
        self.boxes, self.opened, self.split = range(1, boxes + 1), opened, split

    def turns(self, _scene, _station):
        return [Turn(box > self.split, box, box) for box in self.boxes]

    def after(self, scene, _move):
        return scene

    def replies(self, scene, _stations):
        later = scene - 1 or None
        for boxes in combinations(self.boxes, self.opened):
            yield Reply(frozenset(boxes), later, boxes)


def test_one_of_three_boxes_is_found_in_one_of_three_games():
    solution = solve(grown(Boxes(3), 1, {0: 1.0}), 200)

    assert solution.least == pytest.approx(1 / 3, abs=0.005)
    assert solution.most == pytest.approx(1 / 3, abs=0.005)


def test_who_must_hide_twice_is_found_in_five_of_nine_games():
    solution = solve(grown(Boxes(3), 2, {0: 1.0}), 200)

    assert solution.least <= 5 / 9 <= solution.most
    assert solution.gap < 0.01


def test_what_is_seen_of_a_turn_narrows_the_search():
    """One box alone of its colour is as good as open, so he never goes there."""
    solution = solve(grown(Boxes(4, split=3), 1, {0: 1.0}), 200)

    assert solution.most == pytest.approx(1 / 3, abs=0.005)
    assert solution.hiding[0][3] < 0.01


def test_who_always_does_the_same_is_found_out():
    tree = grown(Boxes(3), 1, {0: 1.0})

    assert caught_at_most(tree, [[1.0, 0.0, 0.0]]) == 1.0
    assert caught_at_least(tree, [[1.0, 0.0, 0.0]]) == 0.0


def test_where_he_is_already_the_likeliest_place_is_searched():
    tree = grown_from_pursuit(Boxes(3), 1, {1: 0.2, 2: 0.5, 3: 0.3})

    solution = solve(tree, 100)

    assert solution.most == pytest.approx(0.5)
    assert solution.seeking[0][1] > 0.99


def test_the_glasses_are_solved_below_the_best_published_figure():
    """0.016, whichever way it is counted: here wins count 1 and losses -1."""
    solution = solve(glasses_tree(), 100)

    nash_conv = 2 * solution.gap
    assert nash_conv < 0.016
    assert solution.least < 8 / 9 < solution.most


def test_more_rounds_of_regret_come_closer():
    tree = glasses_tree()

    gaps = [solve(tree, iterations).gap for iterations in (1, 10, 50)]

    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] > 0.0
