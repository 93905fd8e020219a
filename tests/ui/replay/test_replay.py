"""The replay of a finished game, reached by a button or by the address."""

from __future__ import annotations

from support.ui.fakes import FakePage
from sy_core.registry import CLASSIC
from ui.app import App
from ui.table.seating import plain_seating
from ui.table.session import new_session


def table(state):
    app = App(FakePage())
    seating = plain_seating(state.table.seats, state.table.pawns)
    app.session = new_session("one", CLASSIC, state, seating, 1)
    app.show("play")
    app.render()
    return app


def running():
    state = CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[26, 94, 141], rules={"free_starts": True}
    )
    for text in ("T58", "D1T15"):
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return state


def finished():
    state = running()
    while state.outcome is None:
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    return state


def test_the_address_of_the_replay_shows_nothing_hidden_of_a_running_game():
    """Whoever goes back to a replay from before sees no more than the table shows."""
    app = table(running())
    shown = app.page.boards[-1]
    app.do("app.route", "replay")
    app.render()

    assert app.page.boards[-1] == shown
    assert '"X"' not in shown
    assert "58" not in app.page.regions["log"]


def test_the_address_of_the_replay_opens_that_of_a_finished_game():
    app = table(finished())
    app.do("app.route", "replay")

    assert app.page.regions["bar"] != ""
    assert app.replay.stepper.now == app.session.state
    app.do("replay.to", "0")
    assert "The start of the game" in app.page.regions["head"]
