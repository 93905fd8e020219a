"""What few visits want is fetched when somebody asks for it, and waited for then.

What is missing here are its texts; modules that are missing are an ImportError as well.
"""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from tools.site import words as built
from ui.app import App
from ui.saves.keys import BOT
from ui.shell import Area
from ui.words import COMPLETE, KEPT, WHOLE, Words, keep
from ui.workshop.bots import BLANK, Bot, write_bot

pytestmark = pytest.mark.native_only

COMING = Words("en")("rest.coming")
LOST = Words("en")("rest.lost")


@pytest.fixture
def app():
    """A page that speaks English and has all that is fetched without being asked."""
    kept, complete, whole = dict(KEPT), set(COMPLETE), set(WHOLE)
    for known in (KEPT, COMPLETE, WHOLE):
        known.clear()
    come("first", "rest")
    app = App(FakePage())
    app.start()
    app.render()
    yield app
    KEPT.update(kept)
    COMPLETE.update(complete)
    WHOLE.update(whole)


def come(*parts):
    for part in parts:
        keep(built.fetched()[f"words/en.{part}.json"].decode(), part)


def test_it_is_fetched_when_it_is_asked_for_and_then_shown(app):
    """Who waits is told; where he was stays in sight meanwhile."""
    app.do("app.go", "settings")
    assert app.page.seldom_asked == []

    app.do("app.go", "about")

    ((language, heard),) = app.page.seldom_asked
    assert language == "en"
    assert app.page.flags["screen"] == "settings"
    assert COMING in app.page.regions["toast"]

    come("seldom")
    heard(True)

    assert app.page.flags["screen"] == "about"
    assert app.words("about.fan.title") in app.page.markup
    assert COMING not in app.page.markup


def test_what_cannot_be_fetched_is_told_and_can_be_asked_for_again(app):
    app.do("app.go", "about")
    ((_, heard),) = app.page.seldom_asked

    heard(False)

    assert app.page.flags["screen"] == app.page.routes[-1] == "home"
    assert LOST in app.page.markup
    assert not app.waits

    app.do("app.go", "about")
    come("seldom")
    app.page.seldom_asked[-1][1](True)

    assert app.page.flags["screen"] == "about"
    assert LOST not in app.page.markup


def test_a_link_may_lead_there_at_once(app):
    """The usual first screen stands there while it waits."""
    said = []
    rare = Area(lambda shell, _: said.append(shell.words("about.fan")))
    app.areas = {**app.areas, "shared": rare}

    app.start("position=x")
    app.render()
    assert app.waits
    come("seldom")
    app.page.seldom_asked[-1][1](True)

    assert said == [app.words("about.fan")]
    assert not app.waits


@pytest.mark.parametrize("arrived", [True, False])
def test_who_wants_something_else_meanwhile_hears_no_more_of_it(app, arrived):
    app.do("app.go", "about")
    ((_, heard),) = app.page.seldom_asked
    app.do("app.go", "settings")

    heard(arrived)

    assert app.page.flags["screen"] == "settings"
    assert app.toast == ""


def test_an_act_that_waits_is_done_in_the_end_and_only_once(app):
    """It was made on the screen that is still there, whatever becomes of it."""
    said = []
    rare = Area(lambda shell, _: said.append(shell.words("about.fan")))
    app.areas = {**app.areas, "rare": rare}
    app.do("app.go", "settings")

    app.do("rare.say")
    app.page.seldom_asked[-1][1](False)

    assert app.page.flags["screen"] == "settings"
    assert LOST in app.page.markup

    app.do("rare.say")
    come("seldom")
    app.page.seldom_asked[-1][1](True)

    assert said == [app.words("about.fan")]
    assert app.toast == ""


def test_the_setup_does_without_somebodys_bots_until_they_have_come(app):
    """Who keeps none has nothing fetched; nobody waits, and nothing is told."""
    app.do("app.go", "setup")
    assert app.page.seldom_asked == []
    app.store.keep(BOT + "1", write_bot(Bot("1", "Mine", BLANK)))
    app.do("setup.players", value="3")
    (_, heard), *_ = app.page.seldom_asked
    before = app.page.markup

    come("seldom")
    heard(True)

    assert COMING not in before
    assert "Mine" not in before
    assert app.words("workshop.driver", name="Mine") in app.page.markup
