"""What is drawn at once, and what comes in the next frames."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.frames import classic, opened, ride
from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC
from ui.app import LATER
from ui.kit.html import Html
from ui.settings.values import Settings
from ui.shell import Area
from ui.table.curtain import Showing


@pytest.fixture
def frames():
    """What waits for the next frame."""
    return []


def hunted(frames, **options):
    """A pursuit on whose page frames are drawn when the test lets them."""
    app = at_table(CLASSIC, running_classic(), **options)
    app.page.after_frame = frames.append
    return app


def draw(frames):
    """Let all frames be drawn."""
    while frames:
        frames.pop(0)()


def choose(app):
    """Whoever is to move chooses a ride."""
    app.do("play.go", app.session.offers()[0].key)


def drawn(app, names):
    return {name: app.page.regions[name] for name in names}


def test_after_a_move_the_piece_and_the_turn_come_before_what_is_read(frames):
    app = hunted(frames)
    choose(app)
    draw(frames)
    before, head, board = (
        drawn(app, LATER),
        app.page.regions["head"],
        app.page.boards[-1],
    )

    app.do("play.confirm")
    at_once = drawn(app, LATER)
    turn, painted = app.page.regions["head"], app.page.boards[-1]
    draw(frames)

    assert at_once == before
    assert turn != head
    assert painted != board
    assert app.page.regions["cards"] != before["cards"]


def test_for_somebody_else_nothing_stays_of_what_was_there(frames):
    """His screen, the curtain and the hand-back screen change as a whole."""
    app = hunted(frames)
    while not app.session.x_acts:
        choose(app)
        app.do("play.confirm")
        draw(frames)
    open_secret(app)
    draw(frames)
    choose(app)
    before = drawn(app, LATER)

    app.do("play.confirm")
    at_once = drawn(app, LATER)
    draw(frames)

    assert app.session.showing is Showing.HANDBACK
    assert at_once != before
    assert drawn(app, LATER) == at_once


@pytest.mark.parametrize("mover", ["mrx", "detectives"])
def test_at_an_open_board_the_same_reader_looks_on_whoever_moves(frames, mover):
    """Nothing is hidden there: what is read comes after what is seen."""
    app = classic("seat=all")
    if mover == "detectives":
        ride(app, app.session.offers()[0].key)
    app.page.after_frame = frames.append
    choose(app)
    draw(frames)
    before, flags = drawn(app, LATER), dict(app.page.flags)

    app.do("play.confirm")
    at_once = drawn(app, LATER)
    draw(frames)

    assert at_once == before
    assert drawn(app, LATER) != before
    assert app.page.flags == flags


def test_at_an_open_board_what_is_read_comes_a_frame_after_the_rest(frames):
    """Somebody agrees to see it: that is much to draw at once."""
    app = opened("edition=1983&seat=all", alone=True)
    app.page.after_frame = frames.append

    app.do("play.show")
    while not app.page.regions.get("head"):
        frames.pop(0)()
    at_once = drawn(app, ("log", "cards"))
    draw(frames)

    assert at_once == {"log": "", "cards": ""}
    assert all(drawn(app, ("log", "cards")).values())


def test_a_board_at_which_somebody_sits_hides_what_is_to_be_hidden():
    """There the same table is another one when another one looks."""
    app = classic("seat=mrx&computer=detectives")

    assert not app.session.is_open
    assert app.page.flags["showing"] == "secret"


def test_what_is_heard_waits_for_what_is_seen(frames):
    app = hunted(frames, settings=Settings(sound=True, sound_asked=True))
    choose(app)
    draw(frames)
    app.page.effects.clear()

    app.do("play.confirm")
    heard_at_once = list(app.page.sounds)
    draw(frames)

    assert heard_at_once == []
    assert app.page.sounds == ["taxi"]


def test_a_screen_that_draws_everything_at_once_keeps_all_of_it():
    """A game from a link is stepped through: nothing of it is left for later."""
    app = at_table(CLASSIC, running_classic())
    app.areas = {**app.areas, "play": Area(regions=lambda _shell: {"log": Html("all")})}
    app.render()

    app.session.play(app.session.offers()[0].move)
    app.render()

    assert app.page.regions["log"] == "all"


def test_a_page_that_nobody_sees_waits_for_no_frame():
    """There is none in a hidden tab, and computers play on there."""
    page = FakePage(hidden=True)
    app = at_table(CLASSIC, running_classic(), page)
    page.after_frame = lambda _action: None
    choose(app)
    before = page.regions["cards"]

    app.do("play.confirm")

    assert page.regions["cards"] != before


def test_a_dialog_is_gone_before_anything_else_is_drawn(frames):
    app = hunted(frames)
    app.do("play.menu")
    draw(frames)
    boards = len(app.page.boards)

    app.do("app.close")
    closed, painted = app.page.regions["dialog"], len(app.page.boards)
    draw(frames)

    assert closed == ""
    assert painted == boards


def test_whatever_is_done_next_finds_nothing_left_to_do(frames):
    """A quick finger changes nothing of what is heard, told and asked."""
    app = hunted(frames, settings=Settings(sound=True, sound_asked=True))
    choose(app)
    app.do("play.confirm")
    app.page.effects.clear()

    choose(app)

    assert app.page.sounds == ["taxi"]
