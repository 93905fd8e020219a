"""Nothing on the open table depends on where Mister X hides."""

from __future__ import annotations

from random import Random

import pytest

from support.hunting.scenes import laid, play
from support.ui.hunting_tables import LINE_UPS, random_states, regions, seen
from sy_core.hunting import sample_state, to_move, view_for
from sy_core.terms import MISTER_X, SPECTATOR
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing

OPEN = (Showing.TABLE, Showing.CURTAIN, Showing.HANDBACK)


@pytest.mark.parametrize(("edition", "players"), LINE_UPS)
@pytest.mark.parametrize("seed", range(2))
def test_two_games_that_look_alike_are_drawn_alike(edition, players, seed):
    """Non-interference, for everything that is drawn, painted or said."""
    rng = Random(seed)
    for state in random_states(edition, players, seed):
        if state.outcome is not None:
            break
        other = sample_state(view_for(state, SPECTATOR), rng)
        for showing in OPEN if MISTER_X in to_move(state) else (Showing.TABLE,):
            assert regions(seen(state, showing)) == regions(seen(other, showing))
        assert PANELS.board.draw(seen(state)) == PANELS.board.draw(seen(other))


def test_hidden_spaces_differ_in_mister_x_own_eyes():
    """The test above would notice: his own screen does tell games apart."""
    game = play(laid(), "D1@14 D2@9")
    one, other = (play(game, f"@{start}") for start in (1, 2))

    assert PANELS.log.draw(seen(one)) == PANELS.log.draw(seen(other))
    assert PANELS.log.draw(seen(one, Showing.SECRET)) != PANELS.log.draw(
        seen(other, Showing.SECRET)
    )


def test_news_are_public_even_when_mister_x_looks():
    """A lone Mister X hears what the detectives hear."""
    game = play(laid(), "D1@14 D2@9 @1 *TTB D1T13 *TX D2T10 T2")

    assert PANELS.story.news(seen(game, Showing.SECRET), 0) == PANELS.story.news(
        seen(game), 0
    )
