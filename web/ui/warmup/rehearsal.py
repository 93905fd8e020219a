"""Games played where nobody sees them, so that the first real taps find all at hand.

Whatever runs for the first time takes several times as long as it does later: texts
are looked up and escaped, tiles drawn, Python and the browser get to know the code.
So while the page has nothing to do, both games are begun backstage: the same
application, on a page that shows nothing and keeps nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, Protocol, cast

from sy_core.registry import GAMES
from ui import later
from ui.app import App
from ui.page import Page
from ui.saves.keys import SETUP
from ui.settings.values import KEY
from ui.setup.tiles import laid_tiles
from ui.table.curtain import Showing

if TYPE_CHECKING:  # a page of its own has none
    from ui.embed.app import EmbedApp
    from ui.embed.frame import FramePage

Act = Callable[[], object]

CLASSIC: Final = "2013"
DICE: Final = "hunting"
"""Editions: one of either game."""
MOVES: Final = 6
"""At least one of each side."""


class Deed(Protocol):
    """What a page can be told to do."""

    def __call__(self, *_: object, **__: object) -> None:
        """Do it."""


class Backstage:
    """A page without eyes and ears: whatever it is told leads to nothing."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.frames: list[Act] = []
        """What waits for a frame: acts of their own."""

    def __getattr__(self, _name: str) -> Deed:
        return _nothing

    def preferred_language(self) -> str:
        """The settings say it already."""
        return "en"

    def now(self) -> int:
        """It is always the same moment."""
        return 0

    def entropy(self) -> int:
        """Chance that nobody draws on: the same games each time."""
        return 1983

    def read(self, key: str) -> str | None:
        """What was there from the beginning."""
        return self.texts.get(key)

    def keys(self) -> list[str]:
        """Of these texts."""
        return list(self.texts)

    def earlier(self) -> dict[str, str]:
        """Nobody was here before."""
        return {}

    def found(self) -> dict[str, tuple[int, str]]:
        """Nothing was lost."""
        return {}

    def when_kept(self, action: Act) -> None:
        """Nothing is on its way."""
        action()

    def after_frame(self, action: Act) -> None:
        """Nobody draws; whoever rehearses goes on with it."""
        self.frames.append(action)

    def has_locks(self) -> bool:
        """Whatever is claimed here leads to nothing."""
        return True

    def format_date(self, milliseconds: int, _language: str) -> str:
        """Any text will do."""
        return str(milliseconds)

    def after(self, _milliseconds: int, _action: Act) -> Act:
        """Time does not pass here."""
        return _nothing

    def thread(self, _hear: object, _broken: object) -> Backstage:
        """Somebody who never answers."""
        return self


def _nothing(*_: object, **__: object) -> None:
    pass


def rehearse(edition: str, language: str) -> Iterator[Act]:
    """Small acts, each to be done before the next is asked for."""
    page = _backstage(language, edition)
    app = _app_on(page)
    if edition == DICE:
        yield from _tiles()
    yield from _frame_by_frame(page, _evening(app, edition))


def rehearse_board(
    board_on: Callable[[FramePage], EmbedApp], edition: str, language: str
) -> Iterator[Act]:
    """The first moves at a board that is all there is: those of both sides."""
    page = Backstage({})
    board = board_on(cast("FramePage", page))
    address = f"edition={edition}&lang={language}&seat=all"
    yield partial(board.open, address)
    yield board.render
    yield from _frame_by_frame(page, _moves(board, MOVES))


def _frame_by_frame(page: Backstage, acts: Iterator[Act]) -> Iterator[Act]:
    """What is left for later frames are small acts as well."""
    for act in acts:
        yield act
        while page.frames:
            yield page.frames.pop(0)


def _evening(app: App, edition: str) -> Iterator[Act]:
    """What people do at a table, and around it."""
    if edition == DICE:
        yield partial(app.do, "home.new")  # where all editions of both games are
    yield from _begun(app)
    yield partial(app.do, "home.solo", "detectives")
    yield partial(app.do, "home.solo", "mister_x")
    yield from _moves(app, 1)
    for intent, arg in (
        *(("play.menu", ""), ("notebook.allow", ""), ("notebook.open", "")),
        *(("app.go", "settings"), ("app.go", "home")),
    ):
        yield partial(app.do, intent, arg)


def _begun(app: App) -> Iterator[Act]:
    yield partial(app.do, "home.quick")
    yield from _moves(app, MOVES)


def _backstage(language: str, edition: str) -> Backstage:
    texts = {
        KEY: json.dumps({"language": language}),
        SETUP: json.dumps({"edition": edition, "players": 4}),
    }
    return Backstage(texts)


def _app_on(page: Backstage) -> App:
    # It answers to every name of a page, which types cannot say.
    return App(cast("Page", page))


def _tiles() -> Iterator[Act]:
    """Both sides of every tile."""
    drawn: Callable[[str, str], object] = later.load(later.TILES_DRAWN).drawn
    for seed in range(2):
        dealt = GAMES[DICE].new_game("hunting", 4, rng=Random(seed))
        tiles, _ = laid_tiles(dealt.table)
        for light in ("", tiles):
            yield partial(drawn, tiles, light)


def _moves(app: App, most: int) -> Iterator[Act]:
    """What leads to the next moves, as people would tap it."""
    for _ in range(most):
        session = app.session
        if session is None:
            return
        if session.showing is Showing.PASS:
            yield partial(app.do, "play.pass")
        if session.showing is Showing.CURTAIN:
            yield partial(app.do, "play.open")
        open_now = session.offers()
        if not open_now:
            yield partial(app.do, "play.roll")
            continue
        offer = open_now[len(open_now) // 2]
        if offer.to is None:
            yield partial(app.do, "play.offer", offer.key)
        else:
            yield partial(app.do, "play.go", offer.key)
            yield partial(app.do, "play.confirm")
        if session.showing is Showing.HANDBACK:
            yield partial(app.do, "play.handback")
