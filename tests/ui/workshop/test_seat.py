"""A bot of one's own at the table: it plays, or fails and somebody plays on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.ui.clock import ClockPage
from support.ui.fakes import FakePage
from support.ui.tables import finished_classic, seated
from sy_core.messages.view_text import unpack
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.computer.times import QUICK
from ui.table.session import new_session
from ui.tally.counting import played_of
from ui.workshop.bench import Code, Fault, Moved
from ui.workshop.bots import BLANK
from ui.workshop.shelf import all_bots


def at_table(side, make=FakePage, **settings):
    """A game against a new bot, which plays *side*."""
    app = App(make())
    app.start()
    app.change_settings(replace(app.settings, **settings))
    app.do("workshop.open")
    app.do("workshop.new")
    app.do("workshop.play", side)
    return app


def until(app, done, most=30):
    """Let time pass."""
    for _ in range(most):
        if done():
            break
        app.page.pass_time()
    assert done()


def a_move(app):
    game, state = app.session.game, app.session.state
    return game.format_move(next(iter(game.legal_moves(state))))


def moves(app):
    return len(app.session.state.moves)


def test_the_bot_is_asked_with_the_view_of_its_seat_and_moves():
    app = at_table("mister_x")
    (bench,) = app.page.benches
    (job,) = bench.jobs

    assert "My bot" in app.page.regions["computers"]
    assert "<svg" not in app.page.regions["computers"]
    assert job.source == BLANK
    assert unpack(job.view) == app.session.view_for(MISTER_X)
    bench.told(Moved(a_move(app)))
    until(app, lambda: moves(app) == 1)
    assert app.session.reasons == {}


def test_detectives_are_led_by_one_bot_with_the_view_of_the_table():
    app = at_table("detectives")
    first = next(offer for offer in app.session.offers() if offer.to is not None)
    app.do("play.station", str(first.to))
    app.do("play.pick", first.key)
    app.do("play.confirm")

    (job,) = app.page.benches[0].jobs

    assert unpack(job.view) == app.session.view_for(SPECTATOR)
    assert a_move(app) in job.legal
    app.page.benches[0].told(Moved(a_move(app)))
    until(app, lambda: len(app.page.benches[0].jobs) > 1)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (Fault(Code.SLOW), "slow"),
        (Moved("T199.T198"), "illegal"),
        (Moved("<b>"), "illegal"),
    ],
)
def test_a_bot_that_fails_plays_no_more_and_the_inspector_does(told, code):
    """With a word, at a time that tells nothing of what Mister X saw."""
    app = at_table("mister_x")
    app.page.benches[0].told(told)
    before = list(app.page.said)

    until(app, lambda: moves(app) == 1)

    why = app.words(f"workshop.fault.{code}")
    said = app.words("workshop.seat.failed", name="My bot", why=why)
    assert said not in before
    assert said in app.page.said
    assert "bot" not in app.session.notes
    assert app.workshop.fault.code == code
    assert len(app.page.benches[0].jobs) == 1


def looked_on(told, late):
    """What was to be seen, and when, if Mister X's bot answers so late."""
    app = at_table("mister_x", ClockPage, pace="fast")
    app.page.noted.clear()
    app.page.wait(late)
    app.page.benches[0].told(told(app))
    app.page.wait(3_000)
    assert moves(app) == 1
    return [(time, what) for time, what, _ in app.page.noted if what != "write"]


@pytest.mark.parametrize(
    "told",
    [lambda app: Moved(a_move(app)), lambda _: Fault(Code.SLOW)],
    ids=["a move", "a fault"],
)
def test_how_long_mister_xs_bot_thought_is_not_seen(told):
    """It may have had one place to go, or many."""
    assert looked_on(told, 0) == looked_on(told, QUICK - 20)


def test_who_will_not_wait_has_the_inspector_move_and_the_bot_plays_on():
    app = at_table("mister_x")

    app.do("computer.hurry")
    until(app, lambda: moves(app) == 1)
    app.page.benches[0].told(Moved("T1"))

    assert "bot" in app.session.notes


def test_a_game_goes_on_without_a_bot_that_was_deleted_meanwhile():
    app = at_table("mister_x")
    (bot,) = all_bots(app.store)
    game_id = app.session.id
    app.do("app.go", "home")
    app.do("workshop.delete", bot.id)

    app.do("home.open", game_id)
    until(app, lambda: moves(app) == 1)

    assert app.words("workshop.seat.gone") in app.page.said


def test_another_game_against_it_can_follow():
    app = at_table("mister_x")
    first = app.session

    app.do("workshop.again")

    assert app.session is not first
    assert app.session.notes["bot"] == first.notes["bot"]


def test_a_game_against_ones_own_bot_is_not_counted():
    """Statistics are about those who play, not about what they have written."""
    state = finished_classic()
    drivers = ("human", *["inspector"] * len(state.table.seats))
    session = new_session("one", CLASSIC, state, seated(state, drivers), 1)
    assert played_of(session, 1) is not None

    session.notes["bot"] = "detectives:1"

    assert played_of(session, 1) is None
