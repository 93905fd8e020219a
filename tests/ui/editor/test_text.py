"""A draft says what a position text says, no more and no less."""

from __future__ import annotations

from random import Random

import pytest

from support.round_trips import a_game
from sy_core.sharing import position_text, read_position
from sy_core.terms import MISTER_X, SPECTATOR
from ui.editor.text import check, draft_of, text_of, written


@pytest.mark.parametrize("seed", range(24))
def test_a_text_is_the_same_after_it_was_in_the_editor(seed):
    """Random positions of both games, all editions and house rules, either side's."""
    rng = Random(f"editor {seed}")
    moments = list(a_game(rng))
    for game, state in rng.sample(moments, min(6, len(moments))):
        for seat in (MISTER_X, SPECTATOR):
            text = position_text(game, game.view_for(state, seat))
            draft = draft_of(text)

            assert text_of(draft) == written(read_position(text))
            assert draft_of(text_of(draft)) == draft
            assert check(draft).complete == read_position(text).complete
