"""Both sides of the dice game from positions."""

from __future__ import annotations

from random import Random

import pytest

from support.ai.hunting_table import mastermind
from sy_core.ai import Budget
from sy_core.ai.hunting.net import net_of
from sy_core.hunting import apply
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Side


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


def test_grids_that_were_laid_once_are_forgotten():
    """A page may be open for hundreds of games, each on other tiles."""
    for seed in range(100):
        net_of(HUNTING.new_game("hunting", 3, rng=Random(seed)).table.layout)

    assert net_of.cache_info().currsize <= 64
