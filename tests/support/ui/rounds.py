"""One whole round in every way of playing, as somebody hears it who sees nothing."""

from __future__ import annotations

from support.ui.ears import Ears
from support.ui.tables import at_table, open_secret
from sy_core.registry import CLASSIC, GAMES
from ui.app import App
from ui.saves.opening import open_new
from ui.table.moving import make_move
from ui.table.seating import plain_seating
from ui.table.session import new_session


def _opened(game, state, *computers):
    """A game that has just been opened, some chairs played by computers."""
    app = App(Ears())
    seating = plain_seating(state.table.seats, state.table.pawns)
    for at, chair in enumerate(seating.chairs):
        if chair.seat in computers:
            seating = seating.with_driver(at, "constable")
    open_new(app, new_session("one", game, state, seating, 3))
    app.render()
    return app


def _classic(red=26):
    return CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[red, 94, 141], rules={"free_starts": True}
    )


def _type(app, *moves):
    for text in moves:
        app.do("play.type", value=text)


def _computer(app, *moves):
    """As ``computer.move`` does it, but for the thinking."""
    for text in moves:
        make_move(app, app.session.game.parse_move(text))
        app.render()


def handed_round():
    """Everybody at one device: Mister X behind the curtain, then the detectives."""
    app = _opened(CLASSIC, _classic())
    open_secret(app)
    _type(app, "t 58")
    app.do("play.handback")
    _type(app, "d1 t 15", "d2 t 93", "d3 t 142")
    return app.page.heard


def alone_as_mister_x():
    """The computer leads the detectives."""
    state = _classic()
    app = _opened(CLASSIC, state, *state.table.seats)
    _type(app, "t 58")
    _computer(app, "D1T15", "D2T93", "D3T142")
    return app.page.heard


def alone_as_detectives():
    """The computer hides."""
    app = _opened(CLASSIC, _classic(), "mister_x")
    _computer(app, "T58")
    _type(app, "d1 t 15", "d2 t 93", "d3 t 142")
    return app.page.heard


def a_reveal_and_an_end():
    """Mister X shows himself in his third move, and is caught."""
    state = _classic(92)
    for text in ("T58", "D1T73", "D2T93", "D3T142", "T75", "D1T92", "D2T94", "D3T143"):
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    app = _opened(CLASSIC, state, "mister_x")
    _computer(app, "T74")
    _type(app, "red taxi 74")
    return app.page.heard


def with_dice():
    """The dice game: places, the first secret, a roll and a ride."""
    game = GAMES["hunting"]
    app = at_table(game, game.new_game("hunting", 3, tiles="DEABCF"), Ears())
    app.page.heard.clear()
    for _ in app.session.state.table.pawns:
        _type(app, app.session.offers()[0].key)
    open_secret(app)
    _type(app, app.session.offers()[-1].key)
    app.do("play.handback")
    app.do("play.roll")
    offers = [offer for offer in app.session.offers() if offer.to is not None]
    _type(app, offers[0].key)
    return app.page.heard


def asking():
    """Numbers typed by a detective: one that is lit, one that is not."""
    app = _opened(CLASSIC, _classic(), "mister_x")
    _computer(app, "T58")
    app.page.heard.clear()
    _type(app, "15", "142")
    return app.page.heard


ROUNDS = (
    handed_round,
    alone_as_mister_x,
    alone_as_detectives,
    a_reveal_and_an_end,
    with_dice,
)
