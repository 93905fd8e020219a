"""Dice games near their end, and the highest level's choice in them."""

from __future__ import annotations

from random import Random

from support.ai.table import side_to_move
from sy_core.ai import bot_for
from sy_core.registry import HUNTING
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR

FULL = "A.T.T2.T.T.T.T2.T.T.T.T2.T.T"


def last_round(at: str, more: str = "", players: int = 3):
    """The tableau is full: each detective has one more turn; he is on 2."""
    text = f"A_hunting_players-{players}_tiles-DEABCF_at-{at}_log-{FULL}{more}_x-2"
    return read_position(text).state()


def mastermind(state, budget, seat=SPECTATOR):
    """The choice of the highest level."""
    bot = bot_for("hunting", side_to_move(HUNTING, state), "mastermind")
    view, legal = HUNTING.view_for(state, seat), HUNTING.legal_moves(state)
    return bot.choose(view, legal, Random(1), budget)
