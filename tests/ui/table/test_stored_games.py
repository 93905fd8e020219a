"""Every way to end in every edition, from the last move to the result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.ui.tables import at_table, open_secret
from sy_core.registry import game_of
from sy_core.terms import MISTER_X

STORED = Path(__file__).parents[2] / "sy_core"
RECORDS = {
    path.stem: path.read_text(encoding="utf-8").splitlines()[0]
    for path in (
        *sorted((STORED / "classic" / "golden" / "games").glob("*.json")),
        *sorted((STORED / "hunting" / "golden").glob("*-[234]-*.txt")),
    )
}
TOLD = {"mister_x": "Mister X wins", "detectives": "The detectives win"}


@pytest.mark.parametrize("name", RECORDS)
def test_the_last_move_of_every_stored_game_ends_it(name):
    """Typed at the table; the result is told, and nothing is left to do."""
    record = json.loads(RECORDS[name])
    last = record["moves"].pop()
    text = json.dumps(record)
    game = game_of(text)
    app = at_table(game, game.load_record(text))
    if MISTER_X in game.to_move(app.session.state):
        open_secret(app)
    app.do("play.type", value=last)
    winner = game.outcome(app.session.state).winner.value

    assert f"<h2>{TOLD[winner]}</h2>" in app.page.regions["bar"]
    assert app.session.offers() == ()
