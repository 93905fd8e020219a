"""The shell: intents go to areas, features reach each other through it."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.fakes import FakePage
from sy_core.registry import CLASSIC
from ui.app import App
from ui.intent import Intent, intent
from ui.kit.html import Html
from ui.shell import Area
from ui.table.seating import plain_seating
from ui.table.session import new_session


class Heard:
    """An area that remembers what it was asked."""

    def __init__(self, then=lambda _shell: None):
        self.intents = []
        self.drawn = 0
        self.then = then

    def area(self):
        return Area(self.handle, self.regions)

    def handle(self, shell, asked):
        self.intents.append(asked)
        self.then(shell)

    def regions(self, _shell):
        self.drawn += 1
        return {"screen": Html("")}


def a_session(name):
    state = CLASSIC.new_game("2013", 4, rng=Random(1))
    seating = plain_seating(state.table.seats, state.table.pawns)
    return new_session(name, CLASSIC, state, seating, 1)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("play.station", Intent("play", "station", "46", "typed")),
        ("setup.x_start", Intent("setup", "x_start", "46", "typed")),
    ],
)
def test_an_intent_is_named_by_its_area_and_verb(name, found):
    assert intent(name, "46", "typed") == found


def test_what_is_left_to_another_area_is_drawn_once():
    other = Heard()
    home = Heard(lambda shell: shell.pass_on("other.act", "it"))
    app = App(FakePage(), {"home": home.area(), "other": other.area()})

    app.do("home.tap")

    assert other.intents == [Intent("other", "act", "it")]
    assert home.drawn == 1


def test_another_table_can_be_acted_on_and_the_one_on_the_screen_stays():
    real, tried, seen = a_session("real"), a_session("tried"), []
    table = Heard(lambda shell: seen.append((shell.table, shell.acts_elsewhere)))
    app = App(FakePage(), {"play": table.area()})
    app.session = real

    app.act_on(tried, intent("play.station", "46"))
    app.act(intent("play.station", "46"))

    assert seen == [(tried, True), (real, False)]
    assert app.session is real


def test_a_failing_act_elsewhere_leads_back_to_the_table_on_the_screen():
    def fail(_shell):
        raise LookupError("no such station")

    app = App(FakePage(), {"play": Heard(fail).area()})
    app.session = a_session("real")

    with pytest.raises(LookupError, match="no such station"):
        app.act_on(a_session("tried"), intent("play.station", "46"))

    assert app.table is app.session
