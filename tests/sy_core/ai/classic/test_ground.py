"""Ground of Mister X's own, as both sides count it."""

from __future__ import annotations

from sy_core.ai.classic.field import Field
from sy_core.ai.classic.ground import ground, reach_of, spots_of
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.pursuit import Hunt
from sy_core.ai.classic.squad import STAYS, Option
from sy_core.ai.net import ALL_PAID, ANY_LINE, balls
from sy_core.classic.board import LONDON_2013

NET = net_of(LONDON_2013)


def on(station):
    """A pursuer who ends there, at no cost."""
    return Option(station, ALL_PAID, 0.0, STAYS)


def cost_of_ground(plan):
    """What it takes off a plan that they mind his ground, he being on 128."""
    field = Field(NET, [128], has_black=False)
    careless = Hunt(field, [1.0], minds_ground=False)
    return careless.worth(plan) - Hunt(field, [1.0], minds_ground=True).worth(plan)


def test_his_is_what_he_enters_before_them():
    """Nobody about: all within four rides. One next door: less."""
    mine = balls(NET, ANY_LINE, 1)

    alone = ground(mine, reach_of(NET, []))
    watched = ground(mine, reach_of(NET, [(9, ALL_PAID)]))

    assert 0 < watched < alone == mine[4].bit_count()


def test_the_likeliest_stations_are_looked_at():
    """Twelve of them."""
    stations = range(1, 40)

    spots = spots_of(NET, stations, [station / 1000 for station in stations])

    assert set(spots.stations) == set(range(28, 40))


def test_a_plan_is_worth_the_less_the_more_ground_it_leaves_him():
    """Around him, on one side of him, far off."""
    around = cost_of_ground([on(142), on(127), on(143), on(172)])
    beside = cost_of_ground([on(142), on(143), on(141), on(158)])
    far = cost_of_ground([on(1), on(2), on(3), on(4)])

    assert 0 < around < beside < far


def test_who_is_caught_has_no_ground():
    """Only that the others are not there, too, is still counted."""
    assert cost_of_ground([on(128)]) == 0
    assert 0 < cost_of_ground([on(1), on(128)]) < cost_of_ground([on(1), on(127)])
