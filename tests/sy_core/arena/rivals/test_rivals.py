"""The opponents to measure against play by the rules, and as published."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from support.ai.table import positions, side_to_move
from support.play import play, puzzle
from sy_core import MISTER_X, SPECTATOR, format_move, legal_moves, view_for
from sy_core.ai import Budget
from sy_core.arena.entrants import POPULATION, RIVALS
from sy_core.arena.rivals.greedy import greedy
from sy_core.arena.rivals.published import paper
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Side

FEW = max(5, settings().max_examples // 3)


NAMES = sorted({*RIVALS["classic"][Side.DETECTIVES], *RIVALS["classic"][Side.MISTER_X]})
ENTRANTS = [
    *((CLASSIC, name) for name in NAMES),
    (HUNTING, "random"),
]


@st.composite
def on_turn(draw: st.DrawFn, game, name: str):
    """A position in which the rival of that name, who may know one side only, moves."""
    sides = [side for side in Side if name in RIVALS[game.id][side]]
    position = positions(game).filter(lambda s: side_to_move(game, s) in sides)
    state = draw(position)
    return state, RIVALS[game.id][side_to_move(game, state)][name]


@pytest.mark.parametrize(("game", "name"), ENTRANTS)
@settings(max_examples=FEW, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_their_moves_are_legal_repeatable_honest_and_within_budget(game, name, data):
    """In any position, by any house rule; wherever he hides, detectives do the same."""
    state, chooser = data.draw(on_turn(game, name))
    seat = game.to_move(state)[0]
    budgets = [Budget(nodes=3), Budget(nodes=3)]
    worlds = [state, state]
    if side_to_move(game, state) is Side.DETECTIVES:
        worlds[1] = game.sample_state(game.view_for(state, seat), Random(4))

    moves = [
        chooser(game.view_for(world, seat), game.legal_moves(world), Random(2), budget)
        for world, budget in zip(worlds, budgets, strict=True)
    ]

    assert game.explain(state, moves[0], seat) is None
    assert moves[0] == moves[1]
    assert max(budget.used for budget in budgets) <= 3


def test_there_are_many_minds_on_either_side():
    """Besides chance at least eight."""
    assert all(len(POPULATION[side]) >= 8 for side in Side)


def chosen(state, chooser, seat, nodes: int = 60) -> str:
    """The choice in notation."""
    view = view_for(state, seat)
    return format_move(
        chooser(view, legal_moves(state), Random(1), Budget(nodes=nodes))
    )


def test_the_published_search_catches_who_is_seen():
    """The beginners' log is open: he is on 143."""
    state = play(puzzle("beginners", 4, 128, "142 1 2"), "T143")

    assert chosen(state, paper, SPECTATOR) == "D1T143"


def test_the_published_mister_x_filters_black_tickets():
    """Not in rounds 1 and 2, not on a reveal, not where only taxis stop."""
    state = puzzle("2013", 5, 128, "5 1 2 3")
    third = play(state, "T143 D1T15 D2T8 D3T20 D4T4 T128 D1T5 D2T1 D3T2 D4T3")

    assert not chosen(state, paper, MISTER_X).startswith("X")
    assert not chosen(third, paper, MISTER_X).startswith("X")


def test_the_published_mister_x_never_appears():
    """R27 was unknown to the authors."""
    state = play(puzzle("1983", 4, 128, "1 2 3", appearances=1), "T143")

    assert chosen(state, paper, MISTER_X) == "."


def test_the_greedy_mister_x_runs_from_the_nearest():
    """Distance is all he thinks of: 66 can enter 49, 67 and 82."""
    state = puzzle("2013", 5, 67, "66 1 2 3")

    assert chosen(state, greedy, MISTER_X)[1:] not in ("49", "82")


def test_the_greedy_mister_x_keeps_his_doubles_for_need():
    """From 53 every single ride ends next to a pursuer; from 128 none has to."""
    assert "+" in chosen(puzzle("2013", 5, 53, "82 52 142 41"), greedy, MISTER_X)
    free = puzzle("2013", 5, 128, "1 2 3 4")
    assert "+" not in chosen(free, greedy, MISTER_X)


def test_the_greedy_mister_x_never_appears():
    """It would only bring them nearer."""
    state = play(puzzle("1983", 4, 128, "1 2 3", appearances=1), "T143")

    assert chosen(state, greedy, MISTER_X) == "."


def test_the_published_search_plays_out_turns_that_may_end_in_an_appearance():
    """R27 is a phase of its own; the method knows no such thing and stays hidden."""
    state = puzzle("1983", 6, 128, "1 2 3 4 5", appearances=1)

    assert chosen(state, paper, MISTER_X, nodes=12)


def test_the_published_mister_x_chooses_a_double_leg_by_leg():
    """Every single ride from 53 ends within reach; he finds the way out in two."""
    state = puzzle("beginners", 5, 53, "82 52 142 41")

    assert "+" in chosen(state, paper, MISTER_X, nodes=300)


@pytest.mark.parametrize("name", ["exits", "carlo"])
def test_the_others_keep_doubles_for_need_too(name):
    """From 53 every single ride ends within reach, and they know where he is."""
    rival = RIVALS["classic"][Side.MISTER_X][name]
    free = puzzle("beginners", 5, 128, "1 2 3 4")

    assert "+" in chosen(puzzle("beginners", 5, 53, "82 52 142 41"), rival, MISTER_X)
    assert "+" not in chosen(free, rival, MISTER_X)


@pytest.mark.parametrize("name", ["exits", "carlo"])
def test_the_others_never_appear_and_stay_if_they_are_blocked(name):
    """R27 is for those who know what it is worth; R7 leaves no choice."""
    rival = RIVALS["classic"][Side.MISTER_X][name]
    hidden = play(puzzle("1983", 4, 128, "1 2 3", appearances=1), "T143")
    blocked = puzzle("1983", 5, 1, "8 9 58 46", blocked_stays=1)

    assert chosen(hidden, rival, MISTER_X) == "."
    assert chosen(blocked, rival, MISTER_X) == "-"
