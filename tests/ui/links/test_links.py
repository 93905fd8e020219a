"""Links to positions and games: opened as what they tell, and played on."""

from __future__ import annotations

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.markup import Reader, faults
from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC, GAMES
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR
from ui.app import App
from ui.table.seating import HUMAN

WHOLE = "A_2013_at-26.29.94.117_x-45"
PUZZLE = "A_2013_at-60.59.75.108_round-4_log-U46.T_go-pursuit"


def followed(route, page=None):
    """A fresh page whose address has something behind the #."""
    app = App(page or FakePage())
    app.start(route)
    app.render()
    return app


def test_a_shared_position_is_shown_without_its_secret():
    app = followed(f"position={WHOLE}")

    assert app.page.flags["screen"] == "shared"
    assert app.session.view.x_station is None
    assert faults(app.page.markup) == []
    app.do("shared.look")
    assert app.session.view.x_station == 45


@pytest.mark.parametrize(
    ("way", "computers"),
    [
        ("together", set()),
        ("hunt", {"mister_x"}),
        ("hide", {f"detective_{n}" for n in range(1, 5)}),
    ],
)
def test_a_shared_position_is_played_on(way, computers):
    app = followed(f"position={WHOLE}")
    app.do("shared.play", way)

    session = app.session
    assert app.screen == "play"
    assert session.state == read_position(WHOLE).state()
    chairs = session.seating.chairs
    assert {chair.seat for chair in chairs if chair.driver != HUMAN} == computers


def test_what_is_played_on_is_kept_like_any_game():
    page = FakePage(browser=Browser())
    app = followed(f"position={WHOLE}", page)
    app.do("shared.play", "together")
    open_secret(app)
    app.do("play.type", value="t 46")
    played = app.session.state
    again = App(FakePage(browser=page.browser))
    again.start("play")

    assert len(played.moves) == 1
    assert again.session.state == played


def test_a_position_that_hides_mister_x_is_played_against_the_computer():
    app = followed(f"position={PUZZLE}")
    offered = [
        n.attributes["data-arg"] for n in Reader(app.page.markup).doing("shared.play")
    ]
    app.do("shared.play", "together")
    assert app.screen == "shared"
    app.do("shared.play", "hunt")

    assert offered == ["hunt"]
    assert app.session.table_view.x_station is None
    assert not app.session.seating.x_is_human


@pytest.mark.parametrize("edition", ["1983", "hunting"])
def test_a_shared_game_is_shown_move_by_move(edition):
    game = next(g for g in GAMES.values() if edition in g.editions)
    text = {
        "1983": "A_1983_deal-26.94.141_moves-T.D1T15.D2T95",
        "hunting": "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA",
    }[edition]
    app = followed(f"record={text}")
    assert app.session.stepper.at == 0
    app.do("shared.to", value="3")

    assert len(game.view_for(app.session.state, SPECTATOR).history) == 3
    assert faults(app.page.markup) == []


def test_a_link_that_cannot_be_read_is_told_with_a_way_home():
    app = followed("position=A_2013_at-<script>")

    assert app.words("shared.unreadable") in app.page.markup
    assert "<script>" not in app.page.markup
    app.do("app.go", "home")
    assert app.screen == "home"


def test_a_link_that_is_pasted_into_a_running_page_is_followed():
    """The game that was on the table is kept, and is there when one goes back."""
    page = FakePage()
    app = at_table(CLASSIC, running_classic("T58"), page)
    app.store.save(app.session)
    app.do("app.route", f"position={WHOLE}")
    assert app.screen == "shared"
    app.do("app.route", "home")

    assert app.session is None
    app.do("home.open", "one")
    assert len(app.session.state.moves) == 1


def test_closing_leads_home():
    app = followed(f"position={WHOLE}")
    app.do("shared.close")

    assert (app.screen, app.session) == ("home", None)


@pytest.mark.parametrize("seat", ["all", "mrx"])
def test_a_link_that_shows_mister_x_asks_first(seat):
    """Whoever opens it may not know what is behind it, or who looks on."""
    app = followed(f"position={WHOLE}&seat={seat}")
    assert app.session.view.x_station is None
    assert "Show Mister X?" in app.page.regions["dialog"]

    app.do("shared.look")

    assert app.session.view.x_station == 45
    assert app.page.regions["dialog"] == ""


def test_who_does_not_agree_sees_the_table_without_him():
    app = followed(f"position={WHOLE}&seat=all")

    app.do("app.close")

    assert app.session.view.x_station is None


def test_a_link_with_a_secret_does_not_stay_in_the_address():
    """It would stand there while everybody looks on."""
    app = followed(f"position={WHOLE}")

    assert app.page.routes == ["shared"]
    again = followed("shared", FakePage(link=app.page.link))  # after a reload
    assert again.session.state == app.session.state


@pytest.mark.parametrize("way", ["together", "hunt", "hide"])
def test_no_way_back_from_a_game_leads_to_where_mister_x_began(way):
    app = followed(f"position={WHOLE}")
    app.do("shared.look")

    app.do("shared.play", way)

    assert app.page.routes == ["home", "play"]
    assert app.page.link == ""
    for route in ("home", "shared"):
        app.do("app.route", route)
        assert app.screen == "home"


def test_a_link_without_a_secret_stays_in_the_address():
    """So that it can be kept and handed on from there."""
    app = followed(f"position={PUZZLE}")

    assert app.page.routes == [f"position={PUZZLE}"]
    assert app.page.link == ""


def test_a_link_that_cannot_be_read_does_not_stay_in_the_address_either():
    """Nobody knows what it says."""
    app = followed("position=A_2013_at-26.29.94.117_x-45_oops")

    assert app.page.routes == ["shared"]


def test_a_closed_link_can_be_gone_back_to():
    app = followed(f"position={WHOLE}")
    app.do("shared.close")
    assert app.page.routes == ["shared", "home"]

    app.do("app.route", "shared")

    assert app.screen == "shared"
    assert app.session.view.x_station is None
