"""The study of a finished game: a curve, its turning points, and better moves."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.tables import at_table
from sy_core import SPECTATOR
from sy_core.registry import CLASSIC, HUNTING
from ui.replay.curve import turning_points


def finished(game, seed):
    """A game of random moves, to be looked at afterwards."""
    rng = Random(seed)
    state = game.new_game("2013" if game is CLASSIC else "hunting", 4, rng=rng)
    while game.outcome(state) is None:
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        state = game.apply(state, rolled or rng.choice([*game.legal_moves(state)][:9]))
    app = at_table(game, state)
    app.do("replay.open")
    return app


@pytest.mark.parametrize("game", [CLASSIC, HUNTING], ids=lambda game: game.id)
def test_the_replay_shows_a_curve_with_its_turning_points(game):
    app = finished(game, 5)

    app.do("replay.study")
    waiting = app.page.regions["notebook"]
    while app.page.timers:
        app.page.pass_time()

    states, sizes = app.replay.stepper.moments, app.study.sizes
    assert "curve" not in waiting
    for at in range(len(states) - 1):
        view = game.view_for(states[at], SPECTATOR)
        assert sizes[at] == len(game.deduce(view))
    study = app.page.regions["notebook"]
    turns = turning_points(sizes)
    assert study.count('class="curve-turn"') == len(turns) > 0
    assert all(f'data-do="replay.to" data-arg="{turn}"' in study for turn in turns)


def test_for_every_turn_it_tells_what_the_mastermind_would_have_played():
    app = finished(CLASSIC, 5)
    app.do("replay.study")
    seen = []

    for at in (0, 1, 2):
        app.do("replay.to", str(at))
        while app.page.timers:
            app.page.pass_time()
        seen.append("The mastermind would have played" in app.page.regions["notebook"])

    assert seen == [False, True, True]
    app.do("replay.study")
    assert "curve" not in app.page.regions["notebook"]
