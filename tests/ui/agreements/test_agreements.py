"""What players agree on amid a game: all are asked, and it stands in the record."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader
from support.ui.tables import seated
from sy_core.registry import CLASSIC
from ui.app import App
from ui.saves.opening import open_new
from ui.setup.reuse import draft_of
from ui.table.curtain import Showing
from ui.table.session import load_session, new_session
from ui.words.languages import LANGUAGES


def a_table(*moves, drivers=(), **options):
    app = App(FakePage(**options))
    state = CLASSIC.new_game("2013", 3, x_start=45, starts=[26, 29, 94, 117])
    for move in moves:
        state = CLASSIC.apply(state, CLASSIC.parse_move(move))
    seating = seated(state, drivers)
    open_new(app, new_session("g", CLASSIC, state, seating, 1))
    app.render()
    return app


def agree(app, name):
    app.do("agree.ask", name)
    app.do("agree.yes", name)


def in_menu(app):
    app.do("play.menu")
    found = [
        n.attributes["data-arg"] for n in Reader(app.page.markup).doing("agree.ask")
    ]
    app.do("app.close")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["take_back", "notebook", "clock"])
def test_everybody_is_asked_plainly(language, name):
    """A question, a yes and a no; nothing has changed before."""
    app = a_table("T46", language_wanted=language)
    app.session.notes["clock"] = "60 0 say"

    app.do("agree.ask", name)

    page = Reader(app.page.regions["dialog"])
    assert page.all("button", id="agree-yes")
    assert page.all("button", id="agree-no")
    assert app.session.notes == {"clock": "60 0 say"}


def test_who_plays_alone_is_not_called_all_of_you():
    """There is nobody else to agree."""
    titles = []
    for drivers in ((), ("inspector", "human", "inspector")):
        app = a_table("T46", drivers=drivers)
        app.do("agree.ask", "take_back")
        titles.append(app.page.regions["dialog"])

    assert "Do all of you agree?" in titles[0]
    assert "all of" not in titles[1]


def test_no_leaves_everything_as_it_was():
    """The question goes away."""
    app = a_table("T46")
    app.do("agree.ask", "take_back")
    app.do("app.close")

    assert app.session.notes == {}
    assert app.dialog == ""


def test_taking_back_is_allowed_from_now_on():
    """The note is the one that a setup makes; it is kept at once."""
    app = a_table("T46", "D1T15")
    before = "play.takeback" in app.page.markup

    agree(app, "take_back")

    assert not before
    assert "play.takeback" in app.page.markup
    record = app.store.record_of("g")
    assert load_session("g", record, 1).notes["take_back"] == "on"
    assert app.toast == "From now on moves can be taken back."


def test_taking_back_can_be_ended_in_the_same_way():
    """What was taken back stays in the record; another game begins without it."""
    app = a_table("T46", "D1T15")
    agree(app, "take_back")
    app.do("play.takeback")
    agree(app, "take_back")

    assert app.session.notes["take_back"] == "off"
    assert app.session.notes["taken_back"] == "1"
    assert "play.takeback" not in app.page.markup
    assert not draft_of(app.session).take_back


def test_the_notebook_is_allowed_and_put_away_by_agreement():
    """As it was by the menu alone."""
    app = a_table("T46")
    agree(app, "notebook")
    allowed = app.session.notes["notebook"], app.page.regions["notebook"]
    agree(app, "notebook")

    assert allowed[0] == "on"
    assert "notebook.open" in allowed[1]
    assert app.session.notes["notebook"] == "off"
    assert app.page.regions["notebook"] == ""


def test_a_clock_can_be_stopped_and_set_going_again():
    """As it was set; without one there is nothing to stop."""
    app = a_table("T46")
    assert in_menu(app) == ["take_back", "notebook"]
    app.session.notes["clock"] = "60 0 say"
    agree(app, "clock")
    stopped = app.session.notes["clock"], app.page.regions["clock"]
    agree(app, "clock")

    assert stopped == ("off 60 0 say", "")
    assert app.session.notes["clock"] == "60 0 say"
    assert draft_of(app.session).clock == "60 0 say"


def test_nobody_is_asked_while_the_others_look_away():
    """Mister X alone cannot agree for all."""
    app = a_table()
    app.do("play.pass")
    app.do("play.open")
    assert app.session.showing is Showing.SECRET

    assert in_menu(app) == []
    agree(app, "take_back")
    assert app.session.notes == {}
