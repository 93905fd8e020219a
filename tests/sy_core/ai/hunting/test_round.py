"""A round of the detectives as a tree."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ai.hunting_table import last_round
from support.ai.table import positions
from sy_core.ai import Budget
from sy_core.ai.belief import even
from sy_core.ai.hunting.belief import sharp_belief
from sy_core.ai.hunting.course import course_of, spot_of
from sy_core.ai.hunting.further import Further
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.round import Round, SpentError
from sy_core.hunting import Phase, apply, chances, legal_moves
from sy_core.hunting.codes import AGAIN, encode
from sy_core.hunting.simulator import Simulator
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR

AMPLE = 10**6
EVERYTHING = 99


def tree_of(state, belief, nodes=AMPLE, kind=Round) -> Round:
    """The rest of the round."""
    sim = Simulator(state)
    return kind(course_of(sim), spot_of(sim), belief, Budget(nodes=nodes))


def best_chance(state, belief) -> float:
    """By the rules alone: how likely the best play on a belief makes a catch."""
    if state.outcome is not None:
        return 0.0
    if state.phase is Phase.ROLLING:
        return sum(
            chance * best_chance(apply(state, roll), belief)
            for roll, chance in chances(state)
        )
    return max(
        belief.get(move.to, 0.0) + best_chance(apply(state, move), left)
        for move in legal_moves(state)
        for left in ({s: w for s, w in belief.items() if s != move.to},)
    )


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("at", ["14.9", "5.21", "10.13"])
def test_in_the_last_round_a_roll_is_worth_what_the_rules_say(at, players):
    """Every roll, every die, and with one player every order of the pawns (R52)."""
    state = last_round(at, "_chips-0", players)
    net = net_of(state.table.layout)
    near = {to for place in state.pursuers for to in net.ends[7][place]}
    assert state.x_station not in near  # or the game would end before all is tried
    belief = even(sorted(near - {*state.pursuers})[:5])

    value = tree_of(state, belief).judged(AGAIN, EVERYTHING)

    assert value == pytest.approx(best_chance(state, belief))


@given(data=st.data())
def test_who_looks_at_more_finds_no_less(data):
    """The detectives choose among more rides, on the same judgements."""
    state = data.draw(positions(HUNTING))
    if state.phase is not Phase.PURSUIT or not all(s for s in state.pursuers):
        return
    belief = sharp_belief(HUNTING.view_for(state, SPECTATOR))
    code = encode(state.table, next(iter(legal_moves(state))))

    narrow, wide = (
        tree_of(state, belief).judged(code, width) for width in (1, EVERYTHING)
    )

    assert narrow <= wide + 1e-9


def test_a_tree_says_when_the_budget_is_spent():
    """And has not spent more than that."""
    state = read_position("A_hunting_tiles-DEABCF_at-14.9_log-A_x-1").state()
    tree = tree_of(state, even([1, 2, 3, 4]), nodes=5)

    with pytest.raises(SpentError):
        tree.judged(AGAIN, EVERYTHING)

    assert tree.budget.used == 5


def test_who_looks_a_round_further_sees_whether_anybody_can_still_catch_him():
    """A taxi from 1 fills the tableau: then D2 must be near, or nobody is."""
    last_but_one = "moved-D1_go-use_hand-TT_played-T_chips-0_black-0_helicopters-0"
    log = "A.T.T2.T.T.T.T2.T.T.T.T2.T"
    text = f"A_hunting_tiles-DEABCF_at-2.10_{last_but_one}_doubles-0_log-{log}_x-1"
    state = read_position(text).state()
    tree = tree_of(state, {1: 1.0}, kind=Further)

    values = {m.to: tree.judged(encode(state.table, m), 1) for m in legal_moves(state)}

    assert values.pop(20) > 0.3
    assert set(values.values()) == {0.0}


@pytest.mark.parametrize("nodes", [1, 4])
def test_a_look_further_ends_with_the_budget_too(nodes):
    """Whatever he may show costs a node, and every end of the round after."""
    state = read_position("A_hunting_tiles-DEABCF_at-14.9_log-A_x-1").state()
    tree = tree_of(state, even([1, 2, 3, 4]), nodes, Further)

    with pytest.raises(SpentError):
        tree.judged(AGAIN, 1)

    assert tree.budget.used == nodes
