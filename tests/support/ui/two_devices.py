"""Two applications that play one game with each other, as two people would."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from support.ui.fakes import FakePage
from ui.app import App
from ui.devices.remote import RemoteSession
from ui.table.curtain import Showing
from ui.table.offers import NOTHING

MOST_LETTERS = 400


def page_of(app: App) -> FakePage:
    assert isinstance(app.page, FakePage)
    return app.page


def inviting(where: str, here: str = "detectives", **chosen: str) -> App:
    """A device that has just invited another; *chosen* is said at its setup."""
    app = App(FakePage(**({"seed": 100} if here == "mister_x" else {})))
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


def letter_of(app: App) -> str:
    """The link that is on the screen."""
    assert app.post is not None
    return app.post.address


def hand_over(sender: App, reader: App) -> None:
    """The reader scans or pastes what the sender's screen shows."""
    reader.do("devices.paste", "", letter_of(sender))


def remote(app: App) -> RemoteSession:
    """The game on the table."""
    assert isinstance(app.session, RemoteSession)
    return app.session


def move_at_random(app: App, rng: Random) -> bool:
    """Make one move as a person would; False: nobody here is to move."""
    session = remote(app)
    if session.showing is Showing.CURTAIN:
        app.do("play.open")
    offers = session.offers()
    if not offers:
        return False
    offer = rng.choice(offers)
    if session.choice is not NOTHING:
        app.do("play.cancel")
    app.do("play.go" if offer.to is not None else "play.offer", offer.key)
    if offer.to is not None:
        app.do("play.confirm")
    return True


def play_by_letters(
    x: App,
    table: App,
    rng: Random,
    after: Callable[[], None] = lambda: None,
) -> int:
    """Play a whole game, every letter by hand; how many there were."""
    letters = 0
    while not (remote(x).over and remote(table).over):
        for sender, reader in ((x, table), (table, x)):
            while move_at_random(sender, rng):
                after()
            if remote(sender).is_to_send and not remote(sender).is_to_open:
                sender.do("devices.send")
                hand_over(sender, reader)
                letters += 1
                after()
            if remote(x).is_to_open:
                return letters
        assert letters < MOST_LETTERS
    return letters
