"""The last setup of version 0.1.0 is offered again."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.earlier import fixture, standing
from ui.setup.begin import build
from ui.setup.draft import MOST_PURSUERS, game_of, seating_of
from ui.setup.reuse import from_text, to_text
from ui.setup.rules import wanted_rules


@pytest.mark.parametrize("number", range(len(fixture("setups"))))
def test_a_setup_begins_the_same_game(number):
    """The same line-up, house rules and players; by the same chance, the same deal."""
    each = fixture("setups")[number]

    draft = from_text(each["text"])

    state = build(draft, Random(8))
    assert standing(game_of(draft), state) == each["expected"]
    seating = seating_of(draft, state.table)
    assert [[c.seat, c.name, c.driver] for c in seating.chairs] == each["seating"]
    assert list(seating.colours) == each["colours"]
    assert wanted_rules(draft) == each["rules"]
    # What is new since then is left as it was: everybody is a pawn.
    kept = {**json.loads(each["text"]), "figures": ["pawn"] * MOST_PURSUERS}
    assert json.loads(to_text(draft)) == kept
