"""A frame without a browser: it remembers what was posted to its host."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from support.ui.fakes import FakePage
from sy_core.registry import GAMES
from ui.embed.app import EmbedApp
from ui.viewer.board import board_of

STARTS = {"x_start": 74, "starts": [26, 94, 141]}


@dataclass
class FakeFrame(FakePage):
    address: str = ""
    posts: list[dict] = field(default_factory=list)
    alone: bool = False
    """Whether somebody has opened the address of the frame itself."""

    def post(self, message):
        self.posts.append(json.loads(message))

    def parameters(self):
        return self.address

    def is_alone(self):
        return self.alone

    def posted(self, kind):
        return [post for post in self.posts if post["type"] == kind]


def opened(address="", **page):
    """A board that shows what the address asks for."""
    app = EmbedApp(FakeFrame(address=address, **page))
    app.open(address)
    app.render()
    return app


def hear(app, kind, **more):
    """A request of the host."""
    app.do("host.asks", value=json.dumps({"version": 1, "type": kind, **more}))


def tap(app, *stations):
    for station in stations:
        app.do("play.station", str(station))


def ride(app, move):
    """Make a move as a reader does: tap, pick the ticket, confirm."""
    offer = next(o for o in app.session.offers() if o.key == move)
    tap(app, offer.to)
    app.do("play.pick", move)
    app.do("play.confirm")


def think(app, moves=1):
    """Let the computer make moves."""
    for _ in range(moves):
        app.page.pass_time()


def set_up(address="", game="classic", **given):
    """A board of a game that is set up by hand."""
    app = opened(address)
    rules = {"free_starts": True} if game == "classic" else {}
    state = GAMES[game].new_game(
        app.session.state.table.edition.id,
        app.session.state.table.players,
        rules=rules,
        **given,
    )
    put(app, state)
    return app


def put(app, state):
    app.session = board_of(app.session.game, state, app.frame.parameters, 1)
    app.page.posts.clear()
    app.render()


def classic(address):
    """A board of the oldest edition, everybody where the tests know them."""
    return set_up(f"edition=1983&players=4&{address}", **STARTS)
