"""A computer Mister X answers after a time that tells nothing of where he is."""

from __future__ import annotations

import pytest

from support.ui.clock import ClockPage
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.computer.times import AT_ONCE, MARGIN, QUICK, THINKING
from ui.computer.turns import PACES
from ui.settings.values import Settings
from ui.table.seating import LEVELS, Chair, Seating, plain_seating
from ui.table.session import new_session

TWINS = {
    "classic": ("A_2013_at-10.100.117.141_round-2_black-0_doubles-0_x-{}", (2, 153)),
    "hunting": (
        "A_hunting_tiles-DEABCF_at-5.9_go-x_played-B_log-A.T.T4.T.T{}".format(
            "_black-0_doubles-0_helicopters-0_x-{}"
        ),
        (20, 21),
    ),
}
"""Positions that look alike: on one station he has one legal move, on another many."""
SPANS = {
    "constable": QUICK,
    "inspector": QUICK,
    "mastermind": THINKING + MARGIN,
}
LONG = 4_500


def open_to(state, game):
    return len(list(game.legal_moves(state)))


def quick(question):
    """The more there is to think about, the longer it takes; one move takes none."""
    if question.view.seat != MISTER_X:
        return 0, 40
    many = _moves(question)
    if many == 1:
        return 20, 25
    return 40 + 5 * many, THINKING if question.milliseconds else 100 + 10 * many


def slow(question):
    """The same on a machine that is too slow for its budget."""
    first, last = quick(question)
    return (first, last) if last < 30 else (first, last + 900)


def _moves(question):
    station = question.view.x_station
    return 1 if station in (2, 20) else 13


def seated(game_id, x_station, drivers, **page):
    """A table at which Mister X is the computer's, in one of the two worlds."""
    position = read_position(TWINS[game_id][0].format(x_station))
    state, game = position.state(), position.game
    plain = plain_seating(state.table.seats, state.table.pawns)
    others = [drivers[1]] * (len(plain.chairs) - 1)
    chairs = tuple(
        Chair(chair.seat, "", driver)
        for chair, driver in zip(plain.chairs, [drivers[0], *others], strict=True)
    )
    app = App(ClockPage(**page))
    app.change_settings(Settings(sound=True))  # what is heard is compared as well
    app.page.noted.clear()
    app.session = new_session("one", game, state, Seating(chairs, plain.colours), 1)
    app.show("play")
    app.render()
    return app


def both(game_id, play, drivers=("mastermind", "human"), **page):
    """What was to be seen in either world, and when."""
    worlds = []
    for station in TWINS[game_id][1]:
        app = seated(game_id, station, drivers, **page)
        play(app)
        worlds.append(app)
    return worlds


def times(app):
    """When the page did what."""
    return [(time, what) for time, what, _ in app.page.noted]


def until_he_moved(app):
    """All that there was to be seen until then."""
    return [note for note in app.page.noted if note[0] < moves(app)[0]]


def moves(app):
    """When moves were made: each is kept before it is shown."""
    return list(dict.fromkeys(time for time, what in times(app) if what == "write"))


def moved_at(app):
    return moves(app)[0]


def look_on(app):
    app.page.wait(LONG)


def hurried(*moments):
    def play(app):
        for moment in moments:
            app.page.wait(moment - app.page.time)
            app.do("computer.hurry")
        app.page.wait(LONG)

    return play


def paused(app):
    """Stopped in the midst of it, and let go on a little later."""
    app.page.wait(200)
    app.do("computer.pause")
    app.page.wait(100)
    app.do("computer.pause")
    app.page.wait(LONG)


def left(app):
    """Gone home, and come back."""
    app.page.wait(400)
    app.do("app.go", "home")
    app.do("app.go", "play")
    app.page.wait(LONG)


WAYS = {
    "looking on": look_on,
    "move now, at once": hurried(0),
    "move now, soon": hurried(45),
    "move now, twice": hurried(30, 400),
    "move now, late": hurried(1_100),
    "a pause": paused,
    "home and back": left,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", TWINS)
def test_what_is_seen_and_when_tells_nothing_of_him(game_id, level, way):
    """Equal public histories, whether he has one legal move or many."""
    drivers = (level, "constable")
    one, many = both(
        game_id, WAYS[way], drivers, has_threads=True, durations=quick, starting=700
    )

    assert until_he_moved(one) == until_he_moved(many)
    assert times(one) == times(many)


@pytest.mark.parametrize("game_id", TWINS)
def test_the_two_worlds_look_alike_and_are_not(game_id):
    """Else the test above would find nothing."""
    one, many = (
        read_position(TWINS[game_id][0].format(station))
        for station in TWINS[game_id][1]
    )

    assert one.view(SPECTATOR) == many.view(SPECTATOR)
    assert open_to(one.state(), one.game) == 1
    assert open_to(many.state(), many.game) > 1


@pytest.mark.parametrize("way", WAYS)
def test_on_a_machine_that_is_too_slow_he_is_cut_off(way):
    """Then he takes the best so far, when the others would have answered, too."""
    one, many = both("classic", WAYS[way], has_threads=True, durations=slow)

    assert times(one) == times(many)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_thread_he_takes_as_long(level):
    """The page thinks a little itself, at once; what it finds waits."""
    drivers = (level, "human")
    one, many = both("classic", look_on, drivers)

    assert moved_at(one) == max(SPANS[level], PACES["normal"])
    assert times(one) == times(many)


def test_what_goes_wrong_in_his_head_is_told_when_he_moves():
    """When a thread fails may depend on what it thought about."""

    def garble(_message):
        return {"id": 1, "answer": "nonsense"}

    one, many = both(
        "classic", look_on, has_threads=True, durations=quick, garble=garble
    )

    assert "with less thought" in " ".join(one.page.said)
    assert times(one) == times(many)


@pytest.mark.parametrize("level", LEVELS)
def test_he_takes_no_longer_than_before(level):
    """A second and a half for the strongest, less for the others."""
    (app, _) = both(
        "classic", look_on, (level, "human"), has_threads=True, durations=quick
    )

    assert moved_at(app) == max(SPANS[level], PACES["normal"])
    assert SPANS[level] <= THINKING + 300


def test_move_now_means_soon():
    (app, _) = both("classic", hurried(100), has_threads=True, durations=quick)

    assert moved_at(app) == 100 + AT_ONCE


def test_move_now_never_makes_him_later():
    (app, _) = both("classic", hurried(1_700), has_threads=True, durations=quick)

    assert moved_at(app) == SPANS["mastermind"]


def test_detectives_answer_as_soon_as_they_know():
    """They know what everybody knows, and so does whoever takes the time."""
    (app, _) = both(
        "classic",
        look_on,
        ("constable", "constable"),
        has_threads=True,
        durations=quick,
    )
    first, second, *_ = moves(app)

    assert second - first == PACES["normal"]


def test_a_question_waits_until_his_time_is_over():
    """Else the answer to it would tell how long he really thought."""
    (app, _) = both(
        "classic",
        hurried(100),
        ("mastermind", "constable"),
        has_threads=True,
        durations=quick,
    )
    his, theirs, *_ = moves(app)

    assert his == 100 + AT_ONCE
    assert theirs == SPANS["mastermind"] + 40
