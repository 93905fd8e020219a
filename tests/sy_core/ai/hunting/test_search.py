"""The dice game's highest level: a round as a tree, and what it is searched for."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ai.table import positions, side_to_move
from sy_core.ai import Budget, bot_for
from sy_core.ai.belief import even
from sy_core.ai.hunting.belief import Scene, by_habit, sharp_belief
from sy_core.ai.hunting.habits import EASY, WARY
from sy_core.ai.hunting.judge import Judge, likelihood, means_of, stage
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.round import Round, SpentError
from sy_core.hunting import Again, PawnRide, Phase, Token, apply, chances, legal_moves
from sy_core.hunting.codes import AGAIN, encode
from sy_core.hunting.simulator import Simulator
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Side

FULL = "A.T.T2.T.T.T.T2.T.T.T.T2.T.T"
AMPLE = 10**6
EVERYTHING = 99


def last_round(at: str, more: str = "", players: int = 3):
    """The tableau is full: each detective has one more turn; he is on 2."""
    text = f"A_hunting_players-{players}_tiles-DEABCF_at-{at}_log-{FULL}{more}_x-2"
    return read_position(text).state()


def mastermind(state, budget, seat=SPECTATOR):
    """The choice of the highest level."""
    bot = bot_for("hunting", side_to_move(HUNTING, state), "mastermind")
    view, legal = HUNTING.view_for(state, seat), HUNTING.legal_moves(state)
    return bot.choose(view, legal, Random(1), budget)


def tree_of(state, belief, nodes=AMPLE) -> Round:
    """The rest of the round."""
    return Round(Simulator(state), belief, Budget(nodes=nodes))


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


def test_in_the_last_round_a_chip_costs_nothing():
    """Nobody can use it later: a roll that catches nobody is thrown again."""
    state = last_round("1.13", "_go-use_hand-UXX")

    assert mastermind(state, Budget(nodes=AMPLE)) == Again()


def test_whoever_can_catch_him_does():
    """He is known to be on 2; nothing is better than that."""
    state = last_round("1.13", "_may-2_go-use_hand-TBX")

    for nodes in (0, AMPLE):
        assert mastermind(state, Budget(nodes=nodes)) == PawnRide("D1", "T", 2)


@pytest.mark.parametrize("late", [1, 5, 60])
def test_a_clock_that_runs_out_gives_the_best_so_far(late):
    """It is asked at every node, and not once more."""
    ticks = iter(range(late + 1))
    start = HUNTING.new_game("hunting", 4, rng=Random(8))
    state = start
    while state.phase is not Phase.HIDING:
        state = apply(state, next(iter(legal_moves(state))))
    budget = Budget(milliseconds=1000 * late, clock=lambda: float(next(ticks)))

    move = mastermind(state, budget, MISTER_X)

    assert move in legal_moves(state)
    assert budget.used == late - 1


@pytest.mark.parametrize(
    "position",
    [
        "tiles-DEABCF_at-14.9_go-x_played-TB_log-A.T.T4.T_x-3",
        "tiles-DEABCF_at-14.9_moved-D1_played-U_log-A_x-1",
        "tiles-DEABCF_at-14.9_moved-D1_go-use_hand-TBX_log-A.X.T4.T_x-3",
        "players-2_tiles-DEABCF_at-14.9_moved-D2_go-use_hand-TTX_log-A.T_x-2",
        "tiles-DEABCF_light-AD_at-14.9_go-x_log-A_x-1",
        "house-run-in-1_tiles-DEABCF_at-14.9_go-x_log-A_x-1",
    ],
)
def test_a_game_that_began_in_the_middle_is_played_to_its_end(position):
    """Dice that lie there, pawns that have moved, entries that nobody remembers."""
    edition = "hunting-expert" if "light" in position else "hunting"
    state, rng = read_position(f"A_{edition}_{position}").state(), Random(2)

    while state.outcome is None:
        rolled = HUNTING.roll(state, rng) if HUNTING.is_chance(state) else None
        is_x = HUNTING.to_move(state)[0] == MISTER_X
        seat = MISTER_X if is_x else SPECTATOR
        state = apply(state, rolled or mastermind(state, Budget(nodes=30), seat))

    assert state.outcome.winner in Side


def test_the_wary_are_sought_farther_from_the_detectives():
    """Two pictures of the same ride: neither rules a space out."""
    state = read_position("A_hunting_tiles-DEABCF_at-17.12_go-x_played-TT_log-A_x-1")
    table, places = state.state().table, (17, 12)
    scene = Scene(table, 1, True, places)
    starts = even(table.layout.on_tile("A"))
    near = {to for place in places for to in net_of(table.layout).ends[7][place]}

    easy, wary = (by_habit(habit, scene, starts, Token.TAXI) for habit in (EASY, WARY))

    assert easy.keys() == wary.keys()
    assert near & easy.keys()
    assert sum(wary[s] for s in near & wary.keys()) < sum(
        easy[s] for s in near & easy.keys()
    )


def test_the_stages_of_a_game_follow_the_tableau():
    """R34: he shows himself on 3, 7 and 11, never on the last two."""
    table = HUNTING.new_game("hunting", 4, rng=Random(1)).table

    stages = [stage(table, entry) for entry in range(2, 14)]

    assert stages == [3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 1, 0]


def judge_of(position: str) -> Judge:
    """Who judges a game that began from a position."""
    state = read_position(f"A_hunting_tiles-DEABCF_at-1.4_go-x_{position}_x-2").state()
    net, means = net_of(state.table.layout), means_of(Simulator(state))
    return Judge(net, means, stage(state.table, len(state.trail) + 1))


def test_who_is_cornered_has_lost():
    """R39: on 2 a taxi leads to 1 and 4 only, and both are taken."""
    judge = judge_of("played-TT_log-A.T_black-0_helicopters-0")
    places, taxi = (1, 4), 1

    surely, perhaps, never = (
        likelihood(judge.chase(even(spaces), places, taxi))
        for spaces in ([2], [2, 23], [23])
    )

    assert surely > 0.999
    assert perhaps == pytest.approx((1.0 + never) / 2, abs=0.2)
    assert perhaps > 0.5
    assert judge.flight(0.0, 1.0, places, taxi, 2) == 0.0
    assert judge.flight(0.0, 1.0, places, taxi, 23) > 0.0


def test_who_can_fly_is_not_cornered():
    """A black ticket leads to the same two spaces, a helicopter elsewhere."""
    trapped = judge_of("played-TT_log-A.T_helicopters-0")
    flying = judge_of("played-TT_log-A.T_black-0")

    assert trapped.flight(0.0, 1.0, (1, 4), 1, 2) == 0.0
    assert flying.flight(0.0, 1.0, (1, 4), 1, 2) > 0.0
    assert likelihood(flying.chase({2: 1.0}, (1, 4), 1)) < 0.999


def test_who_need_not_run_into_a_detective_stays():
    """R39 otherwise: a die that leads to nobody else is no use to him."""
    judge = judge_of("house-run-in-1_played-TT_log-A.T_black-0_helicopters-0")

    assert likelihood(judge.chase({2: 1.0}, (1, 4), 1)) < 0.999


def test_the_inspector_weighs_a_new_roll_too():
    """A pawn is in the way, and whoever has no die and no black ticket stays."""
    position = "tiles-DEABCF_at-13.14_moved-D1_go-use_hand-TBX_log-A_black-0_x-1"
    state = read_position(f"A_hunting_{position}").state()
    view = HUNTING.view_for(state, SPECTATOR)
    bot = bot_for("hunting", Side.DETECTIVES, "inspector")

    move = bot.choose(view, legal_moves(state), Random(1), Budget(nodes=0))

    assert move == PawnRide("D2", "T", 17)
