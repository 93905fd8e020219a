"""Computer players: three levels for both sides of both games.

A bot gets a view and never a state, so it knows what a person in its chair knows.
Nothing here is imported by ``import sy_core``.

>>> from random import Random
>>> from sy_core.ai import Budget, bot_for
>>> from sy_core.registry import CLASSIC
>>> from sy_core.terms import MISTER_X, Side
>>> game = CLASSIC.new_game("2013", 4, rng=Random(7))
>>> bot = bot_for("classic", Side.MISTER_X, "constable")
>>> view, legal = CLASSIC.view_for(game, MISTER_X), CLASSIC.legal_moves(game)
>>> bot.choose(view, legal, Random(7), Budget(nodes=0)) in legal
True
"""

from sy_core.ai.bot import Bot, Budget
from sy_core.ai.levels import LEVELS, bot_for
from sy_core.ai.motives import Explanation
from sy_core.ai.reason import reason
from sy_core.messages.motive import Motive

__all__ = ["LEVELS", "Bot", "Budget", "Explanation", "Motive", "bot_for", "reason"]
