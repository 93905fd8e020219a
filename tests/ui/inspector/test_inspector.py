"""A station looked into: by whoever asks, from what whoever looks may know."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC, GAMES
from ui.words.languages import LANGUAGES


def card(app):
    """The words of the open card; empty: none is open."""
    drawn = re.sub(
        r"<button.*?inspect.close.*?</button>", "", app.page.regions["inspector"]
    )
    return " ".join(re.sub(r"<[^>]*>", " ", drawn).split())


def asked(app, station):
    app.do("inspect.station", str(station))
    return card(app)


def pursuit(moves="T58", page=None):
    return at_table(CLASSIC, running_classic(moves), page)


def test_a_card_takes_the_place_of_a_message():
    """On a phone both are at the bottom, and the message would cover the card."""
    app = pursuit()
    app.do("play.station", "199")
    before = app.toast
    asked(app, 15)

    assert before
    assert not app.toast


def test_a_card_tells_lines_and_who_can_get_there_with_what():
    """Means of transport with their stations; pieces one move away."""
    shown = asked(pursuit(), 15)

    assert shown == (
        "Station 15 T Taxi: 5, 14, 16, 26, 28 B Bus: 14, 29, 41 "
        "In one move: Red by taxi."
    )


def test_it_tells_what_stands_there():
    """No piece gets to where another one stands."""
    assert "Red stands here." in asked(pursuit(), 26)
    assert "In one move" not in asked(pursuit(), 26)


def test_a_ferry_runs_for_mister_x_with_a_black_ticket():
    """Detectives do not ride it, but it is a line."""
    assert "F Ferry: 157" in asked(pursuit(), 194)


def test_whoever_lacks_the_ticket_is_named():
    """A line leads there all the same."""
    state = CLASSIC.new_game(
        "1983", 4, x_start=74, starts=[46, 94, 141], rules={"free_starts": True}
    )
    state = CLASSIC.apply(state, CLASSIC.parse_move("T58"))
    app = at_table(CLASSIC, state)
    purses = state.purses
    spent = purses[0]._replace(underground=0)
    app.session.state = replace(state, purses=(spent, *purses[1:]))

    assert "Red could, but has no fitting ticket." in asked(app, 74)


@pytest.mark.parametrize(
    ("station", "why"),
    [
        (142, "Green is not to move now."),
        (199, "No ride leads to station 199"),
    ],
)
def test_what_is_not_lit_says_why(station, why):
    """Red is to move, from 26."""
    assert why in asked(pursuit(), station)


def test_typing_a_number_answers_aloud_and_the_keyboard_stays():
    """And a lit one is chosen."""
    app = pursuit()
    app.page.focused.clear()

    app.do("play.type", value="15")

    assert app.page.said[-1].startswith("Station 15. Taxi to 5, 14")
    assert app.session.choice.target == 15
    assert app.page.focused == []
    assert card(app)


def test_asked_on_the_map_the_card_gets_the_keyboard_and_is_not_told_as_well():
    """A screen reader reads it then."""
    app = pursuit()
    app.page.said.clear()

    asked(app, 15)

    assert app.page.focused[-1] == "inspected"
    assert app.page.said == []


def test_escape_closes_the_card_and_nothing_else():
    """A choice stays; another Escape takes that back."""
    app = pursuit()
    app.do("play.station", "15")
    asked(app, 16)

    app.do("play.cancel")

    assert card(app) == ""
    assert app.session.choice.target == 15


def test_a_tap_a_move_and_the_close_button_close_it():
    """Whatever is done at the table next."""
    app = pursuit()
    for name, arg in (("inspect.close", ""), ("play.station", "15"), ("play.menu", "")):
        asked(app, 16)
        app.do(name, arg)
        assert card(app) == ""


def test_what_is_no_station_opens_nothing():
    """Whatever an event brings along."""
    for text in ("0", "200", "²", "x", ""):
        assert asked(pursuit(), text) == ""


def test_mister_x_sees_his_own_ways_and_the_curtain_takes_the_card_away():
    """He stands on 74."""
    app = pursuit("")
    open_secret(app)
    shown = asked(app, 58)
    app.do("app.secret")

    assert "Mister X by taxi, by bus or with a black ticket" in shown
    assert card(app) == ""


def test_games_of_equal_public_history_answer_alike():
    """Wherever Mister X hides, for every station."""
    one, other = pursuit("T58 D1T15"), pursuit("T73 D1T15")

    for station in one.session.state.table.stations:
        assert asked(one, station) == asked(other, station)


def test_behind_the_curtain_nothing_is_answered():
    """Nor on the hand-back screen."""
    app = pursuit("")
    app.do("play.pass")

    assert asked(app, 58) == ""


def test_likelihoods_are_the_open_notebooks():
    """Allowed, it can be opened from the card; open, it says how likely he is there."""
    app = pursuit()
    app.do("notebook.allow")
    closed = asked(app, 199)
    app.do("notebook.open")

    assert "How likely? Open the notebook" in closed
    assert "Mister X cannot be here." in asked(app, 94)
    assert "chance that Mister X is here." in _waited(app, 58)
    assert "How likely" not in asked(app, 58)


def _waited(app, station):
    app.page.pass_time()
    return asked(app, station)


def test_without_a_notebook_nothing_is_said_about_him():
    """It is an aid that players agree on."""
    assert "Mister X" not in asked(pursuit(), 58)


def test_the_dice_game_tells_the_tile_and_where_dice_lead():
    """As far as it makes sense there."""
    game = GAMES["hunting"]
    app = at_table(game, game.new_game("hunting", 3, rng=Random(1), tiles="DEABCF"))

    assert "Tile B, Big Ben" in asked(app, 7)
    assert "T Taxi:" in card(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_is_sound_in_every_language(language):
    """Names, ids, headings; nothing inline."""
    app = pursuit(page=FakePage(language_wanted=language))
    asked(app, 142)
    page = Reader(app.page.regions["inspector"])

    told = faults(f"<h1>x</h1>{app.page.regions['inspector']}")
    assert told == []
    assert page.all("div", role="dialog")
