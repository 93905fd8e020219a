"""Links to positions and games: made from what is seen, opened as what they tell."""

from __future__ import annotations

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.markup import Reader, faults
from sy_core.registry import CLASSIC, GAMES
from sy_core.sharing import read_position, read_record
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.table.curtain import Showing
from ui.table.seating import HUMAN, plain_seating
from ui.table.session import new_session

STARTS = {"starts": [26, 94, 141], "rules": {"free_starts": True}}
LINK = "https://here.example/sy/#"
WHOLE = "A_2013_at-26.29.94.117_x-45"
PUZZLE = "A_2013_at-60.59.75.108_round-4_log-U46.T_go-pursuit"


def table(moves, x_start=74, page=None):
    """A game of some moves, on the table of a fresh page."""
    state = CLASSIC.new_game("1983", 4, x_start=x_start, **STARTS)
    for text in moves.split():
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    app = App(page or FakePage())
    seating = plain_seating(state.table.seats, state.table.pawns)
    app.session = new_session("one", CLASSIC, state, seating, 1)
    app.show("play")
    app.render()
    return app


def links(app):
    """What the dialog offers, by kind."""
    app.do("share.open")
    found = Reader(app.page.regions["dialog"]).all("input")
    return {n.attributes["id"]: n.attributes["value"].removeprefix(LINK) for n in found}


def followed(route, page=None):
    """A fresh page whose address has something behind the #."""
    app = App(page or FakePage())
    app.start(route)
    app.render()
    return app


def finished():
    app = table("")
    state = app.session.state
    while state.outcome is None:
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    app.session.state = state
    app.session.showing = Showing.TABLE
    app.render()
    return app


def test_the_detectives_side_shares_what_it_knows():
    app = table("T58 D1T15")

    found = links(app)
    position = read_position(found["share-position"].removeprefix("position="))
    record = read_record(found["share-record"].removeprefix("record="))
    assert not position.complete
    assert not record.complete
    seen = CLASSIC.view_for(app.session.state, SPECTATOR)
    assert position.view(SPECTATOR).pursuers == seen.pursuers
    assert record.view(SPECTATOR) == seen
    assert app.words("share.public") in app.page.markup


def test_a_link_of_the_detectives_does_not_depend_on_what_is_hidden():
    """Two games that look the same give the same links."""
    one, two = table("T58 D1T15", 74), table("T59 D1T15", 76)

    assert one.session.state != two.session.state
    assert links(one) == links(two)


def test_mister_x_shares_all_that_he_knows_while_his_screen_is_open():
    app = table("")
    app.do("play.open")

    position = read_position(links(app)["share-position"].removeprefix("position="))
    assert position.state().x_station == 74
    assert app.words("share.secret") in app.page.markup


def test_the_curtain_takes_the_links_away():
    app = table("")
    app.do("play.open")
    links(app)
    app.do("app.secret")

    assert "position=" not in app.page.markup


def test_after_the_end_a_link_tells_everything():
    app = finished()

    record = read_record(links(app)["share-record"].removeprefix("record="))
    assert record.state() == app.session.state
    assert app.words("share.open") in app.page.markup


def test_in_a_replay_the_position_is_that_of_the_moment():
    app = finished()
    app.do("replay.open")
    app.do("replay.to", "2")

    position = read_position(links(app)["share-position"].removeprefix("position="))
    assert position.view(MISTER_X).pursuers == app.replay.stepper.moments[2].pursuers


@pytest.mark.parametrize("kind", ["position", "record"])
@pytest.mark.parametrize(
    ("came_of_it", "key", "focus"),
    [("yes", "share.copied", "copy-"), ("no", "share.by_hand", "share-")],
)
def test_copying_says_what_came_of_it(kind, came_of_it, key, focus):
    app = table("T58")
    link = links(app)[f"share-{kind}"]
    app.do("share.copy", kind)
    app.do("share.copied", kind, came_of_it)

    assert app.page.copies == [(kind, LINK + link)]
    assert app.words(key) in app.page.regions["dialog"]
    assert app.page.focused[-1] == focus + kind


def test_a_link_is_handed_on_where_the_device_can():
    app = table("T58", page=FakePage(sends=True))
    link = links(app)["share-position"]
    app.do("share.send", "position")

    assert app.page.copies == [(app.words("brand"), LINK + link)]
    assert not Reader(table("T58").page.markup).doing("share.send")


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
    app.do("play.open")
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
    app = table("T58", page=page)
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
