"""A board in a frame: what neither its host nor a passer-by learns of Mister X."""

from __future__ import annotations

import json

import pytest

from support.ui.frames import hear, opened, tap
from support.ui.markup import Reader, faults
from sy_core.terms import MISTER_X
from ui.embed.screen import regions
from ui.table.bar import move_list
from ui.table.scene import scene_of

OPEN = "edition=2013&players=4&seat=all"
HUNTED = "edition=2013&players=4&seat=detectives&computer=mrx"
CLASSIC = "position=A_2013_at-10.100.117.141_round-2_black-0_doubles-0_x-{}"
DICE = "position=A_hunting_tiles-DEABCF_at-{}.9_go-x_played-B_log-A.T.T4.T_x-{}"


def start_of_x(app):
    return app.session.game.view_for(app.session.state, MISTER_X).x_station


def test_switching_seats_back_and_forth_tells_nothing_of_the_next_deal():
    """What was seen of one deal is not to be met again with somebody else to see it."""
    app = opened(OPEN)
    shown = [start_of_x(app)]
    hidden = []
    for _ in range(6):
        hear(app, "set", parameters=HUNTED)
        hidden.append(start_of_x(app))
        hear(app, "set", parameters=OPEN)
        shown.append(start_of_x(app))

    assert len(set(hidden)) > 1
    assert hidden != shown[:-1]
    assert hidden != shown[1:]


def test_a_new_start_is_a_new_deal():
    """At the end of a game everything was shown; the next one hides it again."""
    app = opened(HUNTED)
    starts = {start_of_x(app)}
    for _ in range(6):
        hear(app, "reset")
        starts.add(start_of_x(app))

    assert len(starts) > 1


def test_a_seed_deals_the_same_game_each_time():
    app = opened(f"{HUNTED}&seed=7")
    before = app.session.state
    hear(app, "reset")

    assert app.session.state == before


@pytest.mark.parametrize("seat", ["mrx", "all"])
def test_who_opens_the_address_of_a_board_is_asked_before_mister_x_is_shown(seat):
    """In a page of somebody else's its author has decided that."""
    app = opened(f"seat={seat}", alone=True)
    assert app.session is None
    assert app.page.posts == []
    assert faults(app.page.markup) == []
    assert "Show Mister X?" in app.page.regions["screen"]

    app.do("play.show")

    assert app.session.seat == seat
    app.do("play.reset")
    assert app.session is not None
    app.page.address = f"seat={seat}&players=5"
    app.do("app.route", app.page.address)
    assert app.session is None


def test_who_is_asked_about_one_board_has_not_agreed_to_another():
    app = opened("seat=all", alone=True)
    app.page.address = "seat=detectives"
    app.do("app.route", app.page.address)
    before = app.session

    app.do("play.show")

    assert app.session is before


@pytest.mark.parametrize(
    ("address", "alone"), [("seat=detectives", True), ("seat=all", False), ("", True)]
)
def test_nobody_is_asked_where_nothing_is_shown_or_an_author_shows_it(address, alone):
    assert opened(address, alone=alone).session is not None


def test_stations_that_are_not_there_are_neither_marked_nor_looked_at():
    app = opened("edition=1983")
    hear(app, "highlight", stations=[46, 200, 10**20, -1, 0])
    hear(app, "focus", stations=[46, 10**20])

    stations = json.loads(app.page.boards[-1])["stations"]
    assert {s for s in stations if "is-marked" in stations[s]} == {"46"}
    assert app.page.looks[-1] == [46]


def test_a_board_that_cannot_be_shown_has_nothing_to_mark_or_look_at():
    app = opened("edition=none")
    hear(app, "highlight", stations=[46])
    hear(app, "focus", stations=[46])

    assert app.page.looks == []
    assert app.session is None


def heads(app):
    """What stands at the head of Mister X's screen, and what only takes room there."""
    nodes = Reader(regions(app.frame)["head"]).all("p")
    told = [node for node in nodes if "aria-hidden" not in node.attributes]
    room = [node.text for node in nodes if "aria-hidden" in node.attributes]
    return told, room


@pytest.mark.parametrize(
    "worlds",
    [[CLASSIC.format(2), CLASSIC.format(153)], [DICE.format(5, 2), DICE.format(5, 22)]],
    ids=["classic", "hunting"],
)
def test_the_head_has_room_for_all_that_could_be_said_to_mister_x(worlds):
    """The host is told the height; what he is told depends on where he is."""
    rooms = []
    for world in worlds:
        told, room = heads(opened(f"{world}&seat=mrx"))
        assert told[-1].text in room
        rooms.append(room)

    assert rooms[0] == rooms[1]


def test_the_list_is_there_for_a_mister_x_who_can_go_nowhere():
    """Else its absence would tell the host that he is blocked."""
    app = opened(f"{CLASSIC.format(2)}&seat=mrx")
    scene = scene_of(app.words, app.session)

    assert "0 possible moves" in move_list(
        type(scene)(**{**vars_of(scene), "offers": ()}), even_if_empty=True
    )


def vars_of(scene):
    return {name: getattr(scene, name) for name in scene.__slots__}


@pytest.mark.parametrize("task", ["mark-possible", "goal-ticket.T&ask=Where%20to%3F"])
@pytest.mark.parametrize(
    "worlds",
    [[CLASSIC.format(2), CLASSIC.format(153)], [DICE.format(5, 2), DICE.format(5, 22)]],
    ids=["classic", "hunting"],
)
def test_a_task_takes_the_same_room_wherever_mister_x_is(worlds, task):
    """What is asked and marked is the same; only what he is told differs."""
    drawn = []
    for world in worlds:
        app = opened(f"{world}&seat=mrx&computer=none&task={task}")
        if task == "mark-possible":
            tap(app, 22)
        told, room = heads(app)
        drawn.append((len(told), told[0].text, room, app.page.regions["bar"]))

    assert drawn[0] == drawn[1]
