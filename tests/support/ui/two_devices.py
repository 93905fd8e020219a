"""Two applications that play one game with each other, as two people would."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from support.ui.fakes import Browser, FakePage
from support.ui.travelling import Air
from sy_core.classic.board import LONDON_2013, distances
from sy_core.terms import Station
from ui.app import App
from ui.devices.remote import RemoteSession
from ui.table.curtain import Showing
from ui.table.offers import Offer

MOST_ROUNDS = 200


def page_of(app: App) -> FakePage:
    assert isinstance(app.page, FakePage)
    return app.page


def inviting(
    where: str = "far",
    here: str = "detectives",
    page: FakePage | None = None,
    **chosen: str,
) -> App:
    """A device that has just invited another; *chosen* is said at its setup."""
    app = App(page or FakePage(seed=100))
    app.start()
    app.do("home.new")
    for verb, value in chosen.items():
        app.do(f"setup.{verb}", "", value)
    app.do("setup.where", "", where)
    app.do("setup.here", "", here)
    app.do("setup.go")
    return app


def opening(address: str, page: FakePage | None = None) -> App:
    """Another device, on which somebody has opened a link."""
    app = App(page or FakePage(seed=500))
    app.start(address.partition("#")[2])
    app.render()
    return app


def reloaded(app: App, route: str = "play") -> App:
    """The same device after a reload."""
    before = page_of(app)
    before.browser.holders.clear()
    if app.post is not None and app.post.ways is not None:
        app.post.ways.close()
    page = FakePage(browser=before.browser, seed=900, air=before.air, at=before.at)
    again = App(page)
    again.start(route)
    again.render()
    return again


def letter_of(app: App) -> str:
    """The link that is on the screen."""
    assert app.post is not None
    return app.post.address


def hand_over(sender: App, reader: App) -> None:
    """The reader pastes what the sender's screen shows."""
    reader.do("devices.paste", "", letter_of(sender))


def remote(app: App) -> RemoteSession:
    """The game on the table."""
    assert isinstance(app.session, RemoteSession)
    return app.session


def joined(**chosen: str) -> tuple[App, App]:
    """Mister X's device and the table's, which has invited him; all is dealt."""
    table = inviting(**chosen)
    x = opening(letter_of(table))
    x.do("devices.join")
    hand_over(x, table)
    post(table, x, Random(3))
    return x, table


def move_at_random(app: App, rng: Random) -> bool:
    """Make one move as a person would; False: nobody here is to move."""
    session = remote(app)
    if session.showing is Showing.CURTAIN:
        app.do("play.open")
    offers = session.offers()
    if not offers:
        return False
    _take(app, rng.choice(offers))
    return True


def move_towards(app: App, goals: Iterable[Station], *, onto: bool = True) -> bool:
    """Make the ride that ends nearest to one of *goals*, perhaps not on it."""
    session, goals = remote(app), frozenset(goals)
    if session.showing is Showing.CURTAIN:
        app.do("play.open")
    near = {
        offer: min(distances(LONDON_2013, offer.to)[goal] for goal in goals)
        for offer in session.offers()
        if offer.to is not None and (onto or offer.to not in goals)
    }
    if near:
        _take(app, min(near, key=lambda offer: near[offer]))
    return bool(near)


def _take(app: App, offer: Offer) -> None:
    if offer.to is None:
        app.do("play.offer", offer.key)
    else:
        app.do("play.go", offer.key)
        app.do("play.confirm")


def post(sender: App, reader: App, rng: Random) -> None:
    """Whoever is at the sender's device moves; then the letter goes out."""
    while move_at_random(sender, rng):
        pass
    if remote(sender).is_to_send and not remote(sender).is_to_open:
        sender.do("devices.send")
        hand_over(sender, reader)


def play_by_letters(
    x: App, table: App, rng: Random, after: Callable[[], None] = lambda: None
) -> None:
    """Play until the game is over, every letter by hand."""
    for _ in range(MOST_ROUNDS):
        for sender, reader in ((x, table), (table, x)):
            if remote(x).is_to_open:
                return
            post(sender, reader, rng)
            after()
    raise AssertionError("this game does not end")


def break_the_seal(x: App, table: App) -> None:
    """Mister X opens everything, by letter."""
    x.do("devices.unseal")
    x.do("devices.letters")
    hand_over(x, table)


def live(**chosen: str) -> tuple[App, App]:
    """Both devices at one table, each of which has read the other's code."""
    air = Air()
    table = inviting("near", page=FakePage(seed=100, air=air), **chosen)
    x = opening(letter_of(table), FakePage(seed=500, air=air))
    x.do("devices.join")
    hand_over(x, table)
    return x, table


def two_windows(**chosen: str) -> tuple[App, App]:
    """The table in a second window of Mister X's own browser."""
    browser = Browser()
    table = inviting("near", page=FakePage(browser, seed=100), **chosen)
    x = opening(letter_of(table), FakePage(browser, seed=500))
    x.do("devices.join")
    return x, table


def play_on(x: App, table: App, rng: Random) -> None:
    """Whoever is to move does; everything else goes by itself."""
    for _ in range(MOST_ROUNDS):
        if remote(x).is_to_open:
            return
        while move_at_random(x, rng) or move_at_random(table, rng):
            if remote(x).is_to_open:
                return
