"""What happened stands beside the map: the newest event, and the last ones on a tap."""

from __future__ import annotations

import re
from random import Random

import pytest

from support.ui.clock import ClockPage
from support.ui.fakes import FakePage
from support.ui.markup import faults
from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC, GAMES
from ui.app import App
from ui.feed.panel import READ
from ui.settings.values import Settings
from ui.table.reasoned import Reasoned
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import new_session
from ui.words.languages import LANGUAGES

ROUND = "T58 D1T15 D2T75 D3T142"


def text(markup):
    return re.sub(r"<[^>]+>", " ", markup)


def newest(app):
    return text(app.page.regions["computers"]).strip()


def said(app):
    return text(app.page.regions["computer-said"]).strip()


def opened(app):
    app.do("feed.open")
    return text(app.page.regions["dialog"])


def with_drivers(state, drivers, page=None, reasons=None, **settings):
    """A classic game in which each chair is played as *drivers* say, Mister X first."""
    plain = plain_seating(state.table.seats, state.table.pawns)
    chairs = tuple(
        Chair(chair.seat, "", driver)
        for chair, driver in zip(plain.chairs, drivers, strict=True)
    )
    app = App(page or FakePage(has_threads=True))
    app.change_settings(Settings(**settings))
    app.paused = True
    seating = Seating(chairs, plain.colours)
    app.session = new_session("one", CLASSIC, state, seating, 1)
    app.session.reasons = reasons or {}
    app.show("play")
    app.render()
    return app


def against_detectives(moves, reasons=None, page=None):
    """Alone as Mister X."""
    drivers = ("human", *["inspector"] * 3)
    return with_drivers(running_classic(moves), drivers, page, reasons)


def against_mister_x(moves, level="constable", **settings):
    """Alone as the detectives."""
    state = running_classic(moves)
    return with_drivers(state, (level, *["human"] * 3), **settings)


def why(motive, **values):
    return Reasoned("detective_1", motive, {"pawn": "D1", **values})


def test_the_newest_event_is_in_sight():
    assert (
        newest(at_table(CLASSIC, running_classic("T58"))) == "Mister X travels by taxi."
    )
    assert "15" in newest(at_table(CLASSIC, running_classic("T58 D1T15")))


def test_before_anything_has_happened_there_is_nothing_to_tell():
    assert newest(at_table(CLASSIC, running_classic(""))) == ""


def test_the_last_events_are_behind_a_tap_the_newest_first():
    told = opened(at_table(CLASSIC, running_classic("T58 D1T15")))

    assert told.index("Red takes a taxi to 15") < told.index("Mister X travels by taxi")


def test_against_a_computer_its_last_move_stays_in_sight():
    """Whoever moves the detectives himself knows what he has just done."""
    assert newest(against_mister_x("T58 D1T15")) == "Mister X travels by taxi."
    assert newest(against_detectives(ROUND)).startswith("Green takes a taxi")


def test_his_own_screen_tells_what_the_others_know_of_him():
    app = at_table(CLASSIC, running_classic(ROUND))
    open_secret(app)

    assert "58" not in opened(app)


def test_a_round_of_weak_reasons_is_one_sentence():
    """Of three that hardly matter one is made: together they close in."""
    reasons = {
        1: why("searches", to=15, chance=0.03),
        2: why("closes_in", target=152),
        3: why("closes_in", target=168),
    }
    app = against_detectives(ROUND, reasons)

    assert said(app) == "They close in on the south."


def test_they_may_close_in_from_all_sides():
    reasons = {
        1: why("closes_in", target=5),
        2: why("closes_in", target=93),
        3: why("closes_in", target=168),
    }

    assert said(against_detectives(ROUND, reasons)) == "They close in from all sides."


def test_a_strong_reason_is_told_by_itself():
    reasons = {
        1: why("searches", to=15, chance=0.5),
        2: why("closes_in", target=152),
        3: why("regroups"),
    }

    assert said(against_detectives(ROUND, reasons)).startswith(
        "Red looks for him at 15"
    )


def test_it_is_told_when_the_round_is_over():
    reasons = {1: why("searches", to=15, chance=0.5)}
    app = against_detectives("T58 D1T15", reasons)

    assert "looks for him" not in said(app)


def test_a_sentence_stays_until_it_can_have_been_read():
    """However quickly computers move; then the next one comes by itself."""
    page = ClockPage(has_threads=True)
    first = {n: why("closes_in", target=168) for n in (1, 2, 3)}
    app = against_detectives(ROUND, first, page)
    app.change_settings(Settings(remarks=False))
    app.render()
    page.wait(READ)
    app.session.reasons = {1: why("searches", to=15, chance=0.5)}
    app.render()
    assert said(app).startswith("Red looks for him")

    app.session.reasons = {1: why("catches", to=15)}
    app.render()

    assert said(app).startswith("Red looks for him")
    page.wait(READ)
    assert said(app).startswith("Red goes where Mister X must be")


def test_another_viewer_is_never_shown_what_was_held_for_the_last():
    app = against_detectives(ROUND, {1: why("catches", to=15)})
    app.feed.viewer = "somebody else"
    app.session.reasons = {}
    app.change_settings(Settings(remarks=False))
    app.render()

    assert said(app) == ""


def test_whoever_plays_alone_is_told_against_whom():
    assert (
        newest(against_mister_x("", level="mastermind"))
        == "Professor Quill plays Mister X."
    )
    assert newest(against_detectives("")) == "Inspector Harrow leads the detectives."


def test_they_greet_and_can_be_silenced():
    assert "sandwiches" in said(against_mister_x(""))
    assert said(against_mister_x("", remarks=False)) == ""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_of_computers_are_told_in_sound_markup(game, language):
    edition = next(iter(game.editions.values()))
    state = game.new_game(edition.id, edition.players[0], rng=Random(3))
    rng = Random(4)
    while game.outcome(state) is None:
        moves = list(game.legal_moves(state))
        state = game.apply(state, rng.choice(moves) if moves else game.roll(state, rng))
    plain = plain_seating(state.table.seats, state.table.pawns)
    app = App(FakePage(has_threads=True))
    app.change_settings(Settings(language=language))
    chairs = tuple(Chair(c.seat, "", "inspector") for c in plain.chairs)
    app.session = new_session("one", game, state, Seating(chairs, plain.colours), 1)
    app.show("play")
    app.render()
    assert faults(app.page.markup) == []

    app.do("feed.open")

    assert "<q>" in app.page.regions["dialog"]


def test_in_a_guided_game_only_the_coach_speaks():
    app = App(FakePage())
    app.start()
    app.do("coach.begin", "detectives")

    assert app.session.seating.has_computer
    assert said(app) == ""
