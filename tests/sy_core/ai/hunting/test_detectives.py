"""What detectives do with their dice in positions with a clear answer."""

from __future__ import annotations

from random import Random

from support.ai.hunting_table import last_round, mastermind
from sy_core.ai import Budget, bot_for
from sy_core.hunting import Again, PawnRide, legal_moves
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR, Side

AMPLE = 10**6


def test_in_the_last_round_a_chip_costs_nothing():
    """Nobody can use it later: a roll that catches nobody is thrown again."""
    state = last_round("1.13", "_go-use_hand-UXX")

    assert mastermind(state, Budget(nodes=AMPLE)) == Again()


def test_whoever_can_catch_him_does():
    """He is known to be on 2; nothing is better than that."""
    state = last_round("1.13", "_may-2_go-use_hand-TBX")

    for nodes in (0, AMPLE):
        assert mastermind(state, Budget(nodes=nodes)) == PawnRide("D1", "T", 2)


def test_the_inspector_weighs_a_new_roll_too():
    """A pawn is in the way, and whoever has no die and no black ticket stays."""
    position = "tiles-DEABCF_at-13.14_moved-D1_go-use_hand-TBX_log-A_black-0_x-1"
    state = read_position(f"A_hunting_{position}").state()
    view = HUNTING.view_for(state, SPECTATOR)
    bot = bot_for("hunting", Side.DETECTIVES, "inspector")

    move = bot.choose(view, legal_moves(state), Random(1), Budget(nodes=0))

    assert move == PawnRide("D2", "T", 17)
