"""Links to positions and games: made from what is seen."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader
from support.ui.tables import at_table, finished_classic, open_secret
from sy_core.registry import CLASSIC
from sy_core.sharing import read_position, read_record
from sy_core.terms import MISTER_X, SPECTATOR

STARTS = {"starts": [26, 94, 141], "rules": {"free_starts": True}}
LINK = "https://here.example/sy/#"


def table(moves, x_start=74, page=None):
    """A game of some moves, on the table of a fresh page."""
    state = CLASSIC.new_game("1983", 4, x_start=x_start, **STARTS)
    for text in moves.split():
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return at_table(CLASSIC, state, page)


def links(app):
    """What the dialog offers, by kind."""
    app.do("share.open")
    found = Reader(app.page.regions["dialog"]).all("input")
    return {n.attributes["id"]: n.attributes["value"].removeprefix(LINK) for n in found}


def finished():
    return at_table(CLASSIC, finished_classic())


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
    open_secret(app)

    position = read_position(links(app)["share-position"].removeprefix("position="))
    assert position.state().x_station == 74
    assert app.words("share.secret") in app.page.markup


def test_the_curtain_takes_the_links_away():
    app = table("")
    open_secret(app)
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
