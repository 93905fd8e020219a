"""Games for the bots' tests: any edition and house rule of either game."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from sy_core import hunting
from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.registry import CLASSIC, HUNTING, AnyGame
from sy_core.terms import MISTER_X, Side

levels = st.sampled_from(LEVELS)
FEW = max(5, settings().max_examples // 5)
"""Examples, where one of them is a whole game."""
either_game = pytest.mark.parametrize("game", [CLASSIC, HUNTING], ids=lambda g: g.id)


@st.composite
def starts(draw: st.DrawFn, game: AnyGame):
    """A game of any edition, player count and house rules, before its first move."""
    edition = draw(st.sampled_from(list(game.editions.values())))
    players = draw(st.sampled_from(edition.players))
    rules = {
        name: draw(st.sampled_from(values)) for name, values in edition.choices.items()
    }
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    if rules.get("choose_light"):
        rules["choose_light"] = False
    return game.new_game(
        edition, players, rng=Random(draw(st.integers(0, 2**32))), rules=rules
    )


def side_to_move(game: AnyGame, state) -> Side:
    """Whose decision is next."""
    is_x = game.to_move(state)[0] == MISTER_X
    return Side.MISTER_X if is_x else Side.DETECTIVES


def chosen(game: AnyGame, state, level: str, rng: Random, nodes: int = 4):
    """What the bot on turn chooses."""
    seat = game.to_move(state)[0]
    bot = bot_for(game.id, side_to_move(game, state), level)
    view, legal = game.view_for(state, seat), game.legal_moves(state)
    return bot.choose(view, legal, rng, Budget(nodes=nodes))


def random_move(game: AnyGame, state, rng: Random):
    """Some legal move; the first ones, so that doubles do not take over."""
    if game is HUNTING:
        return hunting.random_move(state, rng)
    return rng.choice(list(islice(game.legal_moves(state), 12)))


def wandered(game: AnyGame, state, rng: Random, most: int, side: Side):
    """The state after *most* random moves or more, a decision of *side* being next."""
    count = 0
    while game.outcome(state) is None:
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        ready = rolled is None and side_to_move(game, state) is side
        if ready and count >= most:
            break
        state = game.apply(state, rolled or random_move(game, state, rng))
        count += 1
    return state


@st.composite
def positions(draw: st.DrawFn, game: AnyGame, most: int = 120):
    """A game after some random moves, not over."""
    start = draw(starts(game))
    rng = Random(draw(st.integers(0, 2**32)))
    length, side = draw(st.integers(0, most)), draw(st.sampled_from(Side))
    state = wandered(game, start, rng, length, side)
    while game.outcome(state) is not None:
        length //= 2
        state = wandered(game, start, Random(length), length, side)
    return state
