"""Games to be kept, and browsers that are killed."""

from __future__ import annotations

from random import Random

from support.ui.fakes import FakePage
from sy_core.registry import GAMES
from ui.table.seating import plain_seating
from ui.table.session import new_session


def a_session(store, edition="2013", players=4, moves=0):
    """A game that has just begun, or some moves later."""
    game = next(g for g in GAMES.values() if edition in g.editions)
    state = game.new_game(edition, players, rng=Random(3))
    seating = plain_seating(state.table.seats, state.table.pawns)
    session = new_session(store.new_id(), game, state, seating, 5)
    advance(session, moves)
    return session


def advance(session, moves):
    """Some moves, as chance will have them."""
    chance = Random(9)
    for _ in range(moves):
        if not session.over and not session.roll():
            session.play(chance.choice(list(session.game.legal_moves(session.state))))


def killed(page, texts):
    """The same browser once more, with what localStorage had written of it."""
    page.browser.texts.clear()
    page.browser.texts.update(texts)
    return FakePage(browser=page.browser, clock=page.clock)
