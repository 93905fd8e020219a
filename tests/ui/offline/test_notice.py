"""What is said about playing without a network, and when."""

from __future__ import annotations

import json

import pytest

from support.ui.fakes import FakePage
from ui.app import App
from ui.offline.notice import hear
from ui.offline.state import NOTHING
from ui.words.languages import LANGUAGES


@pytest.fixture
def app():
    made = App(FakePage())
    made.start()
    made.render()
    return made


def tell(app, **news):
    hear(app, json.dumps(news))
    return app.page.regions["offline"]


def test_nothing_is_said_where_nothing_is_kept(app):
    """A sandbox, a foreign frame, storage refused: no word about it."""
    assert app.page.regions["offline"] == ""


def test_progress_is_told_in_words(app):
    """Millions of bytes, whole ones."""
    line = tell(app, state="fetching", done=11_700_000, total=14_300_000)

    assert "12 of 14 MB" in line


def test_then_it_is_ready(app):
    """In the language of the page."""
    assert "Ready for offline play" in tell(app, state="ready")
    app.do("home.language", "de")
    assert "Bereit zum Spielen ohne Netz" in app.page.regions["offline"]


def test_a_download_that_did_not_finish_is_told(app):
    """It is tried again; nothing is lost."""
    assert "did not finish" in tell(app, state="failed")


def test_what_was_cleared_away_is_told(app):
    """Whoever wants to play without a network must not rely on it."""
    line = tell(app, state="gaps", why="network")

    assert "Not ready for offline play" in line
    assert "cleared some of the game away" in line


@pytest.mark.parametrize("state", ["failed", "gaps"])
@pytest.mark.parametrize(
    ("why", "told"), [("room", "no room left"), ("denied", "does not let the page")]
)
def test_it_says_why_nothing_can_be_kept(app, state, why, told):
    """On a full device, or where the browser refuses: no network would help."""
    assert told in tell(app, state=state, why=why)


def test_a_new_release_is_announced_and_comes_on_request(app):
    """Shown, spoken once, with a button."""
    line = tell(app, state="news", version="0.2.0")
    tell(app, state="news", version="0.2.0")
    app.do("app.switch")

    assert "A new release is ready: 0.2.0." in line
    assert 'data-do="app.switch"' in line
    assert [said for said in app.page.said if "0.2.0" in said] == [
        "A new release is ready: 0.2.0. It takes over at the next start."
    ]
    assert app.page.switches == 1


def test_if_the_game_is_open_elsewhere_that_is_said(app):
    """The button stays: the other page can be closed."""
    line = tell(app, state="news", version="0.2.0", others=True)

    assert "another tab" in line
    assert 'data-do="app.switch"' in line


def test_a_game_is_never_disturbed(app):
    """At the table nothing is shown, said or switched; at home it is there."""
    app.do("home.quick")
    shown = dict(app.page.regions)
    line = tell(app, state="news", version="0.2.0")
    app.do("app.switch")

    assert line == ""
    assert app.page.regions == shown
    assert app.page.switches == 0
    assert not [said for said in app.page.said if "0.2.0" in said]
    app.do("app.go", "home")
    assert "0.2.0" in app.page.regions["offline"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["fetching", "ready", "failed", "gaps", "news"])
def test_every_state_has_its_words(app, language, state):
    """In every language."""
    app.do("home.language", language)

    assert "offline-line" in tell(app, state=state, done=1, total=2, version="1.0.0")


def test_the_browser_is_asked_once_to_keep_everything(app):
    """When the first game is saved, not before: some browsers ask the player."""
    assert app.page.persists == 0
    app.do("home.quick")
    app.do("app.go", "home")
    app.do("home.quick")

    assert app.page.persists == 1


def test_a_second_visit_does_not_ask_again(app):
    """Whoever said no is left alone."""
    app.do("home.quick")
    again = App(FakePage(browser=app.page.browser))
    again.start()
    again.do("home.quick")

    assert again.page.persists == 0


def test_where_nothing_can_be_saved_nothing_is_asked():
    """It would be for nothing."""
    app = App(FakePage(storage="forbidden"))
    app.start()
    app.do("home.quick")

    assert app.page.persists == 0


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{}", "7", "[" * 100_000),
        *('{"state": "ready", "done": "x"}', '{"state": "ready", "done": null}'),
        '{"state": "fetching", "total": 1e999}',
    ],
)
def test_what_is_no_news_says_nothing(app, text):
    """It comes from outside, and stops nobody."""
    hear(app, text)

    assert app.offline == NOTHING
