"""Games on the table of a page without a browser."""

from __future__ import annotations

from support.ui.fakes import FakePage
from sy_core.registry import CLASSIC
from ui.app import App
from ui.table.curtain import Showing
from ui.table.seating import plain_seating
from ui.table.session import new_session


def at_table(game, state, page=None, drivers=(), settings=None):
    """A fresh page with a game on its table, of people but for the first *drivers*."""
    app = App(page or FakePage())
    if settings is not None:
        app.change_settings(settings)
    app.session = new_session("one", game, state, seated(state, drivers), 1)
    app.show("play")
    app.render()
    return app


def seated(state, drivers):
    """People on all chairs, but for those that somebody else drives."""
    seating = plain_seating(state.table.seats, state.table.pawns)
    for index, driver in enumerate(drivers):
        seating = seating.with_driver(index, driver)
    return seating


def open_secret(app):
    """Mister X takes the screen: the table is passed to him, and he holds."""
    if app.session.showing is Showing.PASS:
        app.do("play.pass")
    app.do("play.open")


def running_classic(moves="T58 D1T15"):
    """A game of some moves, Mister X from 74."""
    state = CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[26, 94, 141], rules={"free_starts": True}
    )
    for text in moves.split():
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return state


def finished_classic():
    """A game that some moves or other have ended."""
    state = running_classic("")
    while state.outcome is None:
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    return state
