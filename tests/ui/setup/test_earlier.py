"""The last setup of version 0.1.0 is offered again."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.earlier import fixture, standing
from ui.setup.begin import build
from ui.setup.draft import MOST_PURSUERS, seating_of
from ui.setup.party import game_of
from ui.setup.reuse import from_text, to_text
from ui.setup.rules import default_of


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
    rules = {name: int(getattr(state.table.rules, name)) for name in each["rules"]}
    assert rules == each["rules"]
    assert json.loads(to_text(draft)) == as_kept_now(draft, each["text"])


def as_kept_now(draft, text):
    """A setup without those changes that are none any more; everybody is a pawn."""
    stored = json.loads(text)
    rules = stored["rules"]
    changed = [rule for rule in rules if rule[1] != default_of(draft, rule[0])]
    return {**stored, "rules": changed, "figures": ["pawn"] * MOST_PURSUERS}
