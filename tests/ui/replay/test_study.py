"""The study of a finished game: a curve, its turning points, and better moves."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.markup import Reader
from support.ui.tables import at_table
from sy_core import SPECTATOR
from sy_core.registry import CLASSIC, HUNTING


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


def studied(app):
    """Let it all be worked out."""
    while app.page.timers:
        app.page.pass_time()
    return app.page.regions["notebook"]


@pytest.mark.parametrize("game", [CLASSIC, HUNTING], ids=lambda game: game.id)
def test_the_replay_shows_a_curve_with_its_turning_points(game):
    app = finished(game, 5)

    app.do("replay.study")
    waiting = app.page.regions["notebook"]
    study = studied(app)

    states, moments = app.replay.stepper.moments, app.study.moments
    assert "curve" not in waiting
    for at in range(len(states) - 1):
        view = game.view_for(states[at], SPECTATOR)
        assert moments[at].known == game.deduce(view)
    turns = app.study.report.turns
    assert study.count('class="curve-turn"') == len(turns) > 0
    assert all(
        f'data-do="replay.to" data-arg="{turn.number}"' in study for turn in turns
    )


def test_a_tap_on_the_curve_goes_to_the_moves_below_it():
    """From the beginning on, evenly; the slider goes to each of them."""
    app = finished(CLASSIC, 5)
    app.do("replay.study")

    targets = [
        int(each.attributes["data-arg"])
        for each in Reader(studied(app)).all("rect")
        if each.attributes["class"] == "curve-target"
    ]

    last = app.replay.stepper.last
    assert targets == [*range(0, last + 1, targets[1])]
    assert len(targets) > 20


def test_for_every_turn_it_tells_what_the_mastermind_would_have_played():
    app = finished(CLASSIC, 5)
    app.do("replay.study")
    seen = []

    for at in (0, 1, 2):
        app.do("replay.to", str(at))
        seen.append("The mastermind would have played" in studied(app))

    assert seen == [False, True, True]
    app.do("replay.study")
    assert "curve" not in app.page.regions["notebook"]


def test_while_it_plays_the_mastermind_is_not_asked():
    """Nobody could read it, and the worker would fall behind."""
    app = finished(CLASSIC, 5)
    app.do("replay.study")
    studied(app)

    app.do("replay.play")
    app.do("replay.tick")

    assert "mastermind" not in app.page.regions["notebook"]
    assert app.study.answers.get(1) is None
