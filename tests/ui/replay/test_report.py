"""The report after a game, from its end, its replay, or a link."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.tables import at_table, finished_classic, running_classic
from sy_core.hindsight import Report
from sy_core.registry import CLASSIC
from sy_core.sharing import record_text
from sy_core.terms import MISTER_X
from ui.app import App
from ui.replay.sentences import beside_sentence


def worked_out(app):
    """Let it all be worked out."""
    while app.page.timers:
        app.page.pass_time()
    return app.page.regions["dialog"]


def chase(moves):
    """A game that ends with these moves, Mister X from 74."""
    state = CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[75, 141, 175], rules={"free_starts": True}
    )
    for text in moves.split():
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return state


CAUGHT = chase("T58 D1T94 D2T142 D3T174 T75 D1T75")
"""Red passes him by at 58, and catches him at 75."""


def test_at_the_end_of_a_game_its_report_is_a_tap_away():
    """It opens at once and says so while it is worked out."""
    app = at_table(CLASSIC, CAUGHT)
    assert 'data-do="replay.report"' in app.page.regions["bar"]

    app.do("replay.report")

    assert "Working it out" in app.page.regions["dialog"]
    assert app.screen == "play"
    assert "Working it out" not in worked_out(app)


def test_it_tells_of_missed_catches_and_the_closest_moment():
    app = at_table(CLASSIC, CAUGHT)
    app.do("replay.report")

    report = worked_out(app)

    assert "Round 1: Red could have caught him at 58." in report
    assert "It was one of 196 places." in report
    assert "Round 1: Red, one ride away from him at 74." in report


@pytest.mark.parametrize(
    ("beside", "rounds", "told"),
    [
        (0, 7, "Nobody was ever right beside him."),
        (1, 1, "Somebody was right beside him in every round."),
        (1, 7, "In one of 7 rounds somebody was right beside him."),
        (6, 7, "In 6 of 7 rounds somebody was right beside him."),
    ],
)
def test_how_often_somebody_was_beside_him_is_said_as_people_say_it(
    beside, rounds, told
):
    report = Report((), None, beside, rounds, {}, {}, ())

    assert beside_sentence(App(FakePage()).words, report) == told


def test_each_line_leads_to_its_moment():
    app = at_table(CLASSIC, CAUGHT)
    app.do("replay.report")
    assert 'data-do="replay.moment" data-arg="1"' in worked_out(app)

    app.do("replay.moment", "1")

    assert app.page.focused[-1] == "replay-play"
    assert (app.screen, app.dialog, app.replay.stepper.at) == ("replay", "", 1)


def test_it_can_be_watched_right_away():
    app = at_table(CLASSIC, CAUGHT)
    app.do("replay.report")

    app.do("replay.watch")

    assert (app.screen, app.dialog) == ("replay", "")
    assert app.replay.is_playing


@pytest.mark.parametrize("intent", ["replay.report", "replay.watch", "replay.moment"])
def test_a_running_game_has_no_report(intent):
    """Nothing of it may be told."""
    app = at_table(CLASSIC, running_classic())

    app.do(intent)

    assert app.dialog == ""
    assert app.replay is None
    assert app.screen == "play"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_report_of_a_long_game_can_be_read_in_every_language(language):
    """All sections are there, whatever stands out."""
    app = at_table(CLASSIC, finished_classic(), FakePage(language_wanted=language))
    app.do("replay.report")

    assert worked_out(app).count("<h3") == 6


# ---- a game from a link


def linked(state):
    """A page that was opened with a link to a whole game."""
    app = App(FakePage())
    text = record_text(CLASSIC, CLASSIC.view_for(state, MISTER_X))
    app.start(f"record={text}")
    app.render()
    return app


def test_a_finished_game_from_a_link_has_replay_and_report():
    app = linked(CAUGHT)
    assert 'data-do="replay.open"' in app.page.regions["head"]

    app.do("replay.open")
    assert app.screen == "replay"
    app.do("replay.report")

    assert "Red could have caught him at 58." in worked_out(app)


def test_its_link_stays_in_the_address_and_closing_leads_back_to_it():
    app = linked(CAUGHT)
    before = list(app.page.routes)

    app.do("replay.open")
    app.do("replay.close")

    assert app.page.routes == before
    assert app.screen == "shared"


def test_whoever_goes_back_from_it_leaves_the_link():
    """The next game has nothing to do with it."""
    app = linked(CAUGHT)
    app.do("replay.open")

    app.do("app.route", "home")

    assert (app.screen, app.session, app.replay) == ("home", None, None)


def test_a_running_game_from_a_link_has_none():
    app = linked(running_classic())

    assert 'data-do="replay.open"' not in app.page.regions["head"]
    app.do("replay.open")
    assert app.screen == "shared"
