"""The rivals of the dice game: legal, repeatable, and of one thought each."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.ai.table import positions, side_to_move
from sy_core.ai import Budget
from sy_core.arena.match import Pairing, play
from sy_core.arena.rivals.hunting import DICE_RIVALS
from sy_core.hunting import Phase
from sy_core.hunting.layout import tile_of
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Side

FEW = max(5, settings().max_examples // 3)
every_rival = pytest.mark.parametrize("name", DICE_RIVALS)


def chosen(state, name, seat=SPECTATOR, nodes=60, seed=1):
    """What a rival does."""
    view, legal = HUNTING.view_for(state, seat), HUNTING.legal_moves(state)
    return DICE_RIVALS[name](view, legal, Random(seed), Budget(nodes=nodes))


@every_rival
@settings(max_examples=FEW)
@given(data=st.data())
def test_their_moves_are_legal_and_repeatable(name, data):
    """In any position, by any house rule."""
    state = data.draw(positions(HUNTING))
    seat = HUNTING.to_move(state)[0]

    moves = [chosen(state, name, seat, nodes=5, seed=2) for _ in range(2)]

    assert HUNTING.explain(state, moves[0], seat) is None
    assert moves[0] == moves[1]


@every_rival
@settings(max_examples=FEW)
@given(data=st.data())
def test_their_detectives_choose_alike_wherever_mister_x_hides(name, data):
    """Non-interference: the same public history gives the same choice."""
    state = data.draw(positions(HUNTING))
    if side_to_move(HUNTING, state) is Side.MISTER_X:
        return
    seat = HUNTING.to_move(state)[0]
    view = HUNTING.view_for(state, seat)
    elsewhere = HUNTING.sample_state(view, Random(data.draw(st.integers(0, 99))))

    assert chosen(state, name, seat, 8) == chosen(elsewhere, name, seat, 8)


@every_rival
@pytest.mark.parametrize("players", [2, 4])
def test_they_play_against_the_levels(name, players):
    """Both sides of the tiles, from placing to the end."""
    for edition, sides in (
        ("hunting", (f"{name}:8", "constable")),
        ("hunting-expert", ("constable", f"{name}:8")),
    ):
        result = play(Pairing("hunting", edition, players, 3, *sides))

        assert result.winner in Side


SEEN = "A_hunting_tiles-DEABCF_at-10.17_moved-D1_go-use_hand-TT_played-T_log-A.T.T{}"


@every_rival
def test_whoever_sees_him_within_a_ride_takes_him(name):
    """Where he is known, all of them agree."""
    state = read_position(SEEN.format("18_x-18")).state()

    assert chosen(state, name).to == 18


def test_no_rival_throws_again_if_he_can_move():
    """A chip is for whoever has nothing to ride with."""
    jammed = (
        "A_hunting_tiles-DEABCF_at-10.17_moved-D1_go-use_hand-{}_played-T_log-A_x-1"
    )

    stuck, free = (
        chosen(read_position(jammed.format(hand)).state(), "greedy").kind
        for hand in ("XX", "TX")
    )

    assert (stuck, free) == ("again", "pawn_ride")


FLEES = "A_hunting_tiles-DEABCF_at-{}_go-x_played-TT_log-A.T_x-1"


@every_rival
def test_rare_means_are_kept_for_need(name):
    """Nobody is near: a die will do."""
    state = read_position(FLEES.format("12.23")).state()

    move = chosen(state, name, MISTER_X)

    assert move.ticket == "T"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_hides_in_numbers_starts_on_a_tile_that_nobody_stands_on(seed):
    """It leaves the detectives four spaces to guess at, not three."""
    state = HUNTING.new_game("hunting", 3, rng=Random(seed))
    while state.phase is Phase.PLACING:
        state = HUNTING.apply(state, chosen(state, "greedy"))

    start = chosen(state, "sharer", MISTER_X, seed=seed)

    assert tile_of(start.to) not in {tile_of(place) for place in state.pursuers}
