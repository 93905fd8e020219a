"""A new game of any edition, number of players and house rules."""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.game import AnyGame, Setup
from sy_core.protocols import Edition, State
from sy_core.registry import HUNTING
from sy_core.sharing import record_text
from sy_core.terms import MISTER_X

CHOSEN: Final = "choose_light"
"""The house rule by which nobody draws the tiles that lie light side up."""


def dealt(game: AnyGame, rng: Random) -> State:
    """Whatever chance brings."""
    edition = rng.choice([*game.editions.values()])
    players = rng.choice(edition.players)
    rules = _rules(edition, players, rng)
    if not rules.get(CHOSEN):
        return game.new_game(edition.id, players, rng=rng, rules=rules)
    drawn = game.new_game(edition.id, players, rng=rng, rules={**rules, CHOSEN: 0})
    return _chosen(drawn, rules)


def _chosen(drawn: State, rules: dict[str, int]) -> State:
    """The same tiles, but laid by hand."""
    text = record_text(HUNTING, HUNTING.view_for(drawn, MISTER_X))
    clauses = dict(part.split("-", 1) for part in text.split("_")[2:])
    setup = Setup(
        edition=drawn.table.edition.id,
        players=drawn.table.players,
        rules=rules,
        tiles=clauses["deal"],
        light=clauses["light"],
    )
    return HUNTING.set_up(setup, None)


def _rules(edition: Edition, players: int, rng: Random) -> dict[str, int]:
    """Any house rules that go together."""
    rules = {name: rng.choice(values) for name, values in edition.choices.items()}
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    return rules
