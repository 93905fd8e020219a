"""A board in a frame: what its address and its host may ask of it."""

from __future__ import annotations

import json

import pytest

from support.ui.frames import classic, hear, opened, ride
from ui.viewer.parameters import read_parameters


def test_nothing_is_kept_and_no_address_is_written():
    app = opened("seat=all&seed=7")
    ride(app, app.session.offers()[0].key)

    assert app.page.writes == []
    assert app.page.routes == []


def test_the_host_may_start_anew():
    app = classic("seat=all")
    ride(app, "T58")
    hear(app, "reset")

    assert app.session.state.moves == ()
    assert len(app.page.posted("ready")) == 1


def test_the_host_may_set_other_parameters():
    app = opened("edition=1983")
    hear(app, "set", parameters="game=hunting&lang=de")

    assert app.session.game.id == "hunting"
    assert app.page.language == "de"


def test_a_change_of_looks_alone_lets_the_game_go_on():
    app = classic("seat=all")
    ride(app, "T58")
    hear(app, "set", parameters="lang=de&theme=dark&parts=none&" + app.frame.address)
    assert len(app.session.state.moves) == 1
    assert (app.page.language, app.page.flags["theme"]) == ("de", "dark")
    assert app.page.regions["log"] == ""
    hear(app, "set", parameters="highlight=5&" + app.frame.address)

    assert app.session.state.moves == ()
    assert len(app.page.posted("ready")) == 1


def test_a_fault_is_mended_by_the_address_that_was_there_before():
    app = opened("edition=1983")
    hear(app, "set", parameters="edition=none")
    hear(app, "set", parameters="edition=1983")

    assert app.frame.fault is None
    assert len(app.page.posted("ready")) == 2


def test_a_change_of_the_address_is_followed():
    app = opened("edition=1983")
    app.page.address = "edition=2023"
    app.do("app.route", "edition=2023")

    assert app.session.state.table.edition.id == "2023"


def test_the_host_may_mark_stations_and_look_at_them():
    app = opened("highlight=5")
    hear(app, "highlight", stations=[46, 74, "x", None])
    hear(app, "focus", stations=[46])

    stations = json.loads(app.page.boards[-1])["stations"]
    assert {s for s in stations if "is-marked" in stations[s]} == {"46", "74"}
    assert app.page.looks[-1] == [46]


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{", '{"type":"reset"}', '{"version":2,"type":"reset"}'),
        '{"version":1,"type":"set","parameters":7}',
        '{"version":1,"type":"highlight","stations":"all"}',
        '{"version":1,"type":"format disk"}',
        "[" * 50_000,
    ],
)
def test_any_other_request_is_passed_over(text):
    app = opened("edition=1983&seat=all&seed=7")
    ride(app, app.session.offers()[0].key)
    before = app.session.state
    app.do("host.asks", value=text)

    assert app.session.state is before


def test_intents_of_other_screens_mean_nothing_here():
    app = opened()
    for intent in ("home.new", "setup.start", "home.drop", "play.export", "play.menu"):
        app.do(intent, "full", "x")

    assert app.screen == "play"
    assert app.page.downloads == {}


def test_parameters_stay_what_they_were():
    app = opened("seat=mrx&highlight=3")

    assert app.frame.parameters == read_parameters("seat=mrx&highlight=3")
