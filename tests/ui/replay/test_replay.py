"""The replay of a finished game, reached by a button or by the address."""

from __future__ import annotations

import json

from support.ui.tables import at_table, finished_classic, running_classic
from sy_core.registry import CLASSIC


def test_the_address_of_the_replay_shows_nothing_hidden_of_a_running_game():
    """Whoever goes back to a replay from before sees no more than the table shows."""
    app = at_table(CLASSIC, running_classic())
    shown = app.page.boards[-1]
    app.do("app.route", "replay")
    app.render()

    table = {**json.loads(shown), "rides": []}
    assert json.loads(app.page.boards[-1]) == table
    assert '"X"' not in shown
    assert "58" not in app.page.regions["log"]


def test_the_address_of_the_replay_opens_that_of_a_finished_game():
    app = at_table(CLASSIC, finished_classic())
    app.do("app.route", "replay")

    assert app.page.regions["bar"] != ""
    assert app.replay.stepper.now == app.session.state
    app.do("replay.to", "0")
    assert "The start of the game" in app.page.regions["head"]


def test_through_other_eyes_nobody_is_seen_to_move():
    """The board is told that somebody else looks; from move to move it is the same."""
    app = at_table(CLASSIC, finished_classic())
    app.do("app.route", "replay")
    viewers = []
    for intent, value in (
        *(("replay.to", "2"), ("replay.to", "1")),
        *(("replay.seat", "spectator"), ("replay.to", "2")),
    ):
        app.do(intent, value=value)
        viewers.append(json.loads(app.page.boards[-1])["viewer"])

    his, spectators = viewers[0], viewers[-1]
    assert viewers == [his, his, spectators, spectators]
    assert his != spectators
