"""A replay that plays by itself."""

from __future__ import annotations

import json

import pytest

from support.ui.tables import at_table, finished_classic
from sy_core.registry import CLASSIC
from ui.replay.state import PACES


@pytest.fixture
def app():
    """The replay of a finished game, at its end."""
    app = at_table(CLASSIC, finished_classic())
    app.do("replay.open")
    app.page.said.clear()
    app.page.timers.clear()  # the table had its own
    return app


def look(app):
    """What the board shows."""
    return json.loads(app.page.boards[-1])


def test_it_begins_anew_and_goes_on_from_move_to_move(app):
    """At the end there is nothing left to play but all of it."""
    app.do("replay.play")
    assert app.replay.stepper.at == 0

    for at in (1, 2, 3):
        app.page.pass_time()
        assert app.replay.stepper.at == at
    assert 'aria-label="Pause"' in app.page.regions["bar"]


def test_it_stops_at_the_end_and_says_what_happened_last(app):
    app.do("replay.to", str(app.replay.stepper.last - 1))
    app.do("replay.play")
    app.page.said.clear()

    app.page.pass_time()

    assert app.replay.is_at_end
    assert not app.replay.is_playing
    assert app.page.timers == []
    assert len(app.page.said) == 1


def test_while_it_plays_nothing_is_said_until_it_pauses(app):
    """A screen reader would never catch up."""
    app.do("replay.play")
    app.page.pass_time()
    app.page.pass_time()
    assert app.page.said == []

    app.do("replay.play")

    assert not app.replay.is_playing
    assert len(app.page.said) == 1


@pytest.mark.parametrize(
    ("intent", "arg"),
    [("replay.to", "5"), ("replay.report", ""), ("replay.close", "")],
    ids=["step", "report", "leave"],
)
def test_whoever_does_something_else_has_it_pause(app, intent, arg):
    app.do("replay.play")
    app.do(intent, arg)
    at = app.replay and app.replay.stepper.at

    app.page.pass_time()
    app.page.pass_time()

    assert at == (app.replay and app.replay.stepper.at)


def test_another_screen_has_it_pause(app):
    app.do("replay.play")
    app.do("app.go", "home")

    app.page.pass_time()

    assert not app.replay.is_playing


def test_a_pause_and_a_new_start_do_not_play_at_double_pace(app):
    """What the earlier run was waiting for means nothing any more."""
    app.do("replay.play")
    app.do("replay.play")
    app.do("replay.play")

    app.page.pass_time()

    assert app.replay.stepper.at == 1


@pytest.mark.parametrize("pace", PACES)
def test_its_pace_can_be_chosen(app, pace):
    app.do("replay.pace", value=pace)
    app.do("replay.play")

    assert [each for each, _ in app.page.timers] == [PACES[pace]]
    app.do("replay.pace", value="breakneck")
    assert app.replay.pace == pace


def test_the_map_follows_each_ride_that_is_not_in_sight(app):
    app.do("replay.to", "0")
    app.page.looks.clear()
    app.do("replay.play")
    app.page.pass_time()
    ((here, there),) = app.page.looks

    assert (here, there) == (74, app.replay.stepper.now.x_station)
    app.page.in_sight = set(range(200))
    app.page.pass_time()
    assert len(app.page.looks) == 1


def test_the_rides_of_a_round_are_drawn_the_latest_as_new(app):
    app.do("replay.to", "2")

    first, second = look(app)["rides"]
    assert (first["from"], first["class"]) == (74, "mister-x")
    assert second["class"].endswith(" is-new")
    assert second["by"] == "taxi"


def test_a_double_is_drawn_leg_by_leg():
    """Both rides are new at once."""
    state = CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[26, 94, 141], rules={"free_starts": True}
    )
    state = CLASSIC.apply(state, CLASSIC.parse_move("T58+B46"))
    while state.outcome is None:
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    app = at_table(CLASSIC, state)
    app.do("replay.moment", "1")

    assert [(ride["from"], ride["to"], ride["by"]) for ride in look(app)["rides"]] == [
        (74, 58, "taxi"),
        (58, 46, "bus"),
    ]


def test_through_a_detectives_eyes_his_rides_are_not_drawn(app):
    """He was hidden then, and that is how it is shown; so the map does not follow."""
    app.do("replay.seat", value="detective_1")
    app.page.looks.clear()
    app.do("replay.to", "1")

    assert look(app)["rides"] == []
    assert app.page.looks == []


def test_with_his_eyes_it_is_said_where_he_goes(app):
    """To everybody else only how."""
    seen = {}
    for seat in ("mister_x", "spectator"):
        app.do("replay.seat", value=seat)
        app.do("replay.to", "1")
        seen[seat] = app.page.said[-1]

    to = app.replay.stepper.now.x_station
    assert str(to) in seen["mister_x"]
    assert str(to) not in seen["spectator"]


def test_at_the_end_his_whole_way_is_drawn_instead(app):
    assert look(app)["rides"] == []
    assert len(look(app)["route"]) > 3


def test_a_step_by_button_is_said_and_the_slider_speaks_for_itself(app):
    app.do("replay.to", "1")
    assert len(app.page.said) == 1

    app.do("replay.to", value="2")

    assert len(app.page.said) == 1
