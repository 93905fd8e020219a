"""What the detectives know and plan, and what they never reckon with."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.play import play, puzzle, shuttle
from sy_core import SPECTATOR, legal_moves, view_for
from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.detective_search import (
    Scene,
    answers,
    followed,
    places,
    searched,
)
from sy_core.ai.classic.squad import STAYS, menu_of, ride_of, squad_of
from sy_core.terms import Side


def scene_of(state) -> Scene:
    """The pursuit as the detectives know it."""
    view = view_for(state, SPECTATOR)
    return Scene(squad_of(view), belief_of(view), view.black, len(view.trail))


def test_what_he_may_do_next_adds_up_to_one():
    """Every ticket, and every station where a reveal is due."""
    state = puzzle("2013", 5, 128, "5 1 2 3")
    hidden = play(state, "T143")
    shown = play(hidden, "D1T15 D2T8 D3T20 D4T4 T128")

    for pursuit in (hidden, shown):
        scene = scene_of(pursuit)
        plan = searched(scene, Random(1), Budget(nodes=0))
        assert sum(
            p for p, _ in answers(scene, scene.squad.after(plan.chosen))
        ) == pytest.approx(1, abs=0.1)


def test_who_has_moved_stays_in_the_plan():
    """A pursuer that has moved has nothing to choose."""
    state = play(puzzle("2013", 5, 128, "5 1 2 3"), "T143 D1T15")
    squad = squad_of(view_for(state, SPECTATOR))

    (only,) = menu_of(squad)[0]

    assert only.kind == STAYS
    assert ride_of(squad.table, 0, only) is None


def test_who_is_jammed_stays_in_the_plan():
    """Both ways out of station 2 are taken by others who are still to move."""
    state = play(puzzle("2013", 5, 128, "2 10 20 3"), "T143")

    (only,) = menu_of(squad_of(view_for(state, SPECTATOR)))[0]

    assert only.kind == STAYS


def test_after_a_plan_tickets_are_paid():
    """Each pursuer pays for its own ride."""
    state = play(puzzle("2013", 5, 128, "5 1 2 3"), "T143")
    squad = squad_of(view_for(state, SPECTATOR))
    plan = tuple(options[0] for options in menu_of(squad))

    later = squad.after(plan)

    assert sum(map(sum, squad.purses)) - sum(map(sum, later.purses)) == 4
    assert later.round == squad.round + 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_taxi_ticket_is_not_wasted(level):
    """No stranding: after ten taxi rides each, buses are left."""
    state = puzzle("2013", 5, 194, "42 1 7 20")
    pawns = {"D1": (29, 42), "D2": (8, 1), "D3": (6, 7), "D4": (2, 20)}
    state = play(shuttle(state, 10, (193, 194), pawns), "T193")
    bot = bot_for("classic", Side.DETECTIVES, level)

    move = bot.choose(
        view_for(state, SPECTATOR), legal_moves(state), Random(1), Budget(nodes=9)
    )

    assert move.ticket != "T"


def test_in_the_last_round_only_a_catch_counts():
    """Whoever is not caught then has escaped: nothing is followed any further."""
    scene = scene_of(
        replace(play(puzzle("2013", 5, 128, "142 1 2 3"), "T143"), round=22)
    )
    plan = searched(scene, Random(1), Budget(nodes=0))
    budget = Budget(nodes=9)

    value = followed(scene, plan, Random(1), budget)

    prices = sum(option.price for option in plan.chosen)
    caught = sum(scene.belief.get(place, 0) for place in places(plan.chosen))
    assert value == pytest.approx(caught - prices)
    assert budget.used == 0
