"""A bot of one's own in the form of the setup: a seat like any other."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from sy_core.messages.view_text import unpack
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.workshop.shelf import all_bots


def setting_up(edition="2013", bots=1):
    """The form, where somebody keeps bots."""
    app = App(FakePage())
    app.start()
    for _ in range(bots):
        app.do("workshop.new")
    app.do("app.go", "setup")
    app.do("setup.edition", value=edition)
    return app


def options(app, chair):
    """Who may play on a chair, and who is to."""
    page = Reader(app.page.markup)
    at = next(
        n
        for n, node in enumerate(page.nodes)
        if node.attributes.get("id") == f"driver-{chair}"
    )
    found = []
    for node in page.nodes[at + 1 :]:
        if node.tag != "option":
            break
        found.append(node)
    chosen = [n.attributes["value"] for n in found if "selected" in n.attributes]
    return page.nodes[at], [n.attributes["value"] for n in found], chosen[0]


def press(app, identity):
    (node,) = Reader(app.page.markup).all("button", id=identity)
    app.do(node.attributes["data-do"])


def seat(app, chair, value):
    """Choose in the list, as the page would."""
    control, _, _ = options(app, chair)
    app.do(control.attributes["data-change"], str(chair), value)


@pytest.mark.parametrize("edition", ["2013", "hunting"])
def test_a_bot_is_chosen_where_levels_are_and_is_asked_at_the_table(edition):
    """In both games, on either side; it brings its name."""
    app = setting_up(edition)
    (bot,) = all_bots(app.store)
    _, before, _ = options(app, 0)
    seat(app, 0, f"bot-{bot.id}")
    _, _, chosen = options(app, 0)
    assert faults(app.page.markup) == []
    press(app, "go")

    assert before[-1] == f"bot-{bot.id}"
    assert chosen == f"bot-{bot.id}"
    assert app.screen == "play"
    assert app.session.notes["bot"] == f"mister_x:{bot.id}"
    assert app.session.seating.chairs[0].name == bot.name
    assert app.session.seating.chairs[1].driver == "human"


def test_both_sides_may_be_bots_each_on_a_bench_of_its_own():
    """So that neither has to be read anew after the other's move."""
    app = setting_up(bots=2)
    one, other = (bot.id for bot in all_bots(app.store))
    seat(app, 0, f"bot-{one}")
    for chair in (1, 2, 3):
        seat(app, chair, f"bot-{other}")
    press(app, "go")
    (his,) = app.page.benches
    first = next(iter(app.session.game.legal_moves(app.session.state)))
    app.session.play(first)
    app.do("computer.pause")
    app.do("computer.pause")
    asked = [bench for bench in app.page.benches if bench is not his]

    assert app.session.notes["bot"] == f"mister_x:{one} detectives:{other}"
    assert unpack(his.jobs[0].view).seat == MISTER_X
    assert [unpack(bench.jobs[0].view).seat for bench in asked] == [SPECTATOR]


def test_a_level_a_person_or_another_cast_sends_it_away():
    app = setting_up()
    (bot,) = all_bots(app.store)
    chosen = []
    for value in ("inspector", "human"):
        seat(app, 0, f"bot-{bot.id}")
        seat(app, 0, value)
        chosen.append(options(app, 0)[2])
    seat(app, 0, f"bot-{bot.id}")
    app.do("workshop.cast", value="detectives")
    press(app, "go")

    assert chosen == ["inspector", "human"]
    assert "bot" not in app.session.notes


def test_a_setup_that_cannot_be_started_seats_nobody():
    app = setting_up()
    (bot,) = all_bots(app.store)
    seat(app, 0, f"bot-{bot.id}")
    app.do("setup.rule", "free_starts", "1")
    app.do("setup.hand", value="hand")
    app.do("setup.start", "0", "nowhere")
    press(app, "go")

    assert app.screen == "setup"
    assert app.session is None


def test_who_keeps_no_bot_has_the_form_as_ever():
    """Nothing is fetched for it."""
    app = setting_up(bots=0)
    control, offered, _ = options(app, 0)

    assert control.attributes["data-change"] == "setup.driver"
    assert offered == ["human", "constable", "inspector", "mastermind"]
