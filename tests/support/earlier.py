"""What an earlier version wrote, and how a game stands, in the same terms.

The texts and what is expected of them lie in ``tests/fixtures``.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

from sy_core.sharing import position_text, record_text
from sy_core.terms import MISTER_X, SPECTATOR

FOLDER: Final = Path(__file__).resolve().parents[1] / "fixtures"
SAVES: Final = {path.stem: path for path in sorted(FOLDER.glob("0.1/saves/*.json"))}


def fixture(name, version="0.1"):
    """A file of texts by its name."""
    path = FOLDER / version / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def a_save(name):
    """A save and what is expected of it."""
    return json.loads(SAVES[name].read_text(encoding="utf-8"))


def as_ruled_then(state):
    """A new game, but for the rulings that have changed since: those of then."""
    table = state.table
    rules = replace(table.rules, **table.edition.former)
    return replace(state, table=replace(table, rules=rules))


def standing(game, state):
    """How a game stands: for everybody, and as every seat knows it."""
    seats = (MISTER_X, SPECTATOR, *state.table.seats)
    public = game.view_for(state, SPECTATOR)
    outcome = game.outcome(state)
    return {
        "game": game.id,
        "edition": state.table.edition.id,
        "players": state.table.players,
        "round": public.round,
        "moves": len(state.moves),
        "to_move": list(game.to_move(state)),
        "outcome": outcome and outcome.reason.value,
        "deduced": sorted(game.deduce(public)),
        "views": seen_alike(game, {seat: game.view_for(state, seat) for seat in seats}),
    }


def seen_alike(game, views):
    """What is seen, each time with all who see it so."""
    alike = {}
    for seat, view in views.items():
        seen = position_text(game, view), record_text(game, view)
        alike.setdefault(seen, []).append(seat)
    return [
        {"seats": seats, "position": position, "record": record}
        for (position, record), seats in alike.items()
    ]
