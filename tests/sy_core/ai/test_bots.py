"""What holds for every bot of both games, at every level, by every house rule."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.ai.table import (
    FEW,
    chosen,
    either_game,
    levels,
    positions,
    side_to_move,
    starts,
)
from sy_core.ai import LEVELS, Budget, Explanation, bot_for, reason
from sy_core.errors import SetupError
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR, Side


@either_game
@settings(max_examples=FEW)
@given(data=st.data())
def test_a_game_of_bots_is_legal_from_start_to_end(game, data):
    """Whatever the edition and the house rules: apply refuses nothing."""
    state = data.draw(starts(game))
    playing = {side: data.draw(levels) for side in Side}
    rng = Random(data.draw(st.integers(0, 99)))

    while game.outcome(state) is None:
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        level = playing[side_to_move(game, state)]
        state = game.apply(state, rolled or chosen(game, state, level, rng, nodes=1))

    assert game.outcome(state).winner in Side


@either_game
@given(data=st.data())
def test_a_bot_copes_with_any_position(game, data):
    """Random play leads where no bot would go; it finds a legal move even there."""
    state = data.draw(positions(game))
    seat = data.draw(st.sampled_from(game.to_move(state)))
    bot = bot_for(game.id, side_to_move(game, state), data.draw(levels))

    move = bot.choose(
        game.view_for(state, seat), game.legal_moves(state), Random(1), Budget(nodes=9)
    )

    assert game.explain(state, move, seat) is None
    assert isinstance(reason(game.view_for(state, seat), move), Explanation)


@either_game
@given(data=st.data())
def test_the_same_seed_and_nodes_give_the_same_move(game, data):
    """Repeatable: nothing but the view, the seed and the budget counts."""
    state, level = data.draw(positions(game)), data.draw(levels)

    moves = [chosen(game, state, level, Random(5), nodes=12) for _ in range(2)]

    assert moves[0] == moves[1]


@either_game
@given(data=st.data())
def test_detectives_choose_alike_wherever_mister_x_hides(game, data):
    """Non-interference: the same public history gives the same choice."""
    state, level = data.draw(positions(game)), data.draw(levels)
    if side_to_move(game, state) is Side.MISTER_X:
        return
    seat = game.to_move(state)[0]
    view = game.view_for(state, seat)
    elsewhere = game.sample_state(view, Random(data.draw(st.integers(0, 99))))

    here = chosen(game, state, level, Random(5))
    there = chosen(game, elsewhere, level, Random(5))

    assert here == there
    assert reason(view, here) == reason(game.view_for(elsewhere, seat), here)


@either_game
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("nodes", [0, 1, 7, 40])
def test_no_bot_spends_more_nodes_than_it_is_given(game, level, nodes):
    """A budget is a promise."""
    state, rng = game.new_game(next(iter(game.editions)), 4, rng=Random(3)), Random(3)
    while game.outcome(state) is None and len(state.moves) < 14:
        budget = Budget(nodes=nodes)
        bot = bot_for(game.id, side_to_move(game, state), level)
        seat = game.to_move(state)[0]
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        move = rolled or bot.choose(
            game.view_for(state, seat), game.legal_moves(state), rng, budget
        )
        state = game.apply(state, move)

        assert budget.used <= nodes


def test_a_spectator_moves_anybody():
    """A seat moves its own pawns; who leads all of them may view as a spectator."""
    state = CLASSIC.new_game("2013", 4, rng=Random(2))
    state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    bot = bot_for("classic", Side.DETECTIVES, "inspector")

    move = bot.choose(
        CLASSIC.view_for(state, SPECTATOR),
        CLASSIC.legal_moves(state),
        Random(1),
        Budget(nodes=0),
    )

    assert move in CLASSIC.legal_moves(state)


@pytest.mark.parametrize(
    ("game", "level"), [("chess", "constable"), ("classic", "genius")]
)
def test_there_are_no_other_bots(game, level):
    """An unknown name is a set-up error."""
    with pytest.raises(SetupError):
        bot_for(game, Side.MISTER_X, level)


def test_a_bot_gets_by_without_a_lazy_collection():
    """A plain list of moves will do."""
    state = CLASSIC.new_game("1983", 4, rng=Random(4))
    legal = list(CLASSIC.legal_moves(state))
    bot = bot_for("classic", Side.MISTER_X, "mastermind")
    view = CLASSIC.view_for(state, MISTER_X)

    assert bot.choose(view, legal, Random(1), Budget(nodes=3)) in legal
