"""One tab plays, where browsers have no locks: three tabs, and none is overrun."""

from __future__ import annotations

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.tables import open_secret
from ui.app import App
from ui.saves.keys import LAST, TAB


def a_tab(browser, seed):
    return FakePage(browser=browser, locks=False, seed=seed)


def opened(page):
    """The game that was opened last, in this tab."""
    app = App(page)
    app.start("play")
    return app


def tabs(count=3):
    """Tabs of one browser at the same game; the first began it."""
    browser = Browser()
    first = App(a_tab(browser, 100))
    first.start()
    first.do("home.quick")
    return [first, *(opened(a_tab(browser, 1000 * n)) for n in range(1, count))]


def playing(apps):
    return [not app.session.read_only for app in apps]


def move(app):
    if app.session.x_acts:
        open_secret(app)
    offer = next(offer for offer in app.session.offers() if offer.to is not None)
    app.do("play.go", offer.key)
    app.do("play.confirm")


def pass_time(*apps):
    for app in apps:
        app.page.pass_time()


def test_only_the_first_of_three_tabs_plays():
    apps = tabs()
    pass_time(*apps)

    assert playing(apps) == [True, False, False]


def test_whoever_takes_over_goes_on_where_the_other_was():
    one, two, three = tabs()
    move(one)
    two.do("play.takeover")
    two.do("play.handback")
    move(two)
    three.do("play.takeover")

    assert playing([one, two, three]) == [False, False, True]
    assert len(three.session.state.moves) == 2
    assert three.session.state == two.session.state


def test_a_game_of_a_tab_that_is_gone_is_taken_when_nobody_answers():
    """It was killed, so it did not say good-bye."""
    one, two = tabs(2)
    one.page.browser.tabs.remove(one.page)
    two = opened(a_tab(one.page.browser, 5000))
    assert playing([two]) == [False]

    two.page.pass_time()

    assert playing([two]) == [True]


def test_two_that_find_nobody_are_not_both_alone():
    one, _ = tabs(2)
    one.page.browser.tabs.clear()
    late = [opened(a_tab(one.page.browser, seed)) for seed in (5000, 6000)]

    pass_time(*late)

    assert sorted(playing(late)) == [False, True]


def test_a_tab_that_leaves_makes_room_at_once():
    one, _ = tabs(2)
    one.page.leave()
    one.page.browser.tabs.remove(one.page)

    assert playing([opened(a_tab(one.page.browser, 5000))]) == [True]


@pytest.mark.parametrize("taken", [False, True])
def test_a_tab_that_comes_back_plays_on_unless_another_does(taken):
    """Browsers freeze pages that one goes back to."""
    one, two = tabs(2)
    one.page.leave()
    one.page.browser.tabs.remove(one.page)
    if taken:
        two.do("play.takeover")

    one.page.come_back()

    assert playing([one, two]) == [not taken, taken]


def test_another_game_leaves_this_one_to_others():
    one, two = tabs(2)
    one.do("app.go", "home")
    one.do("home.quick")

    third = App(a_tab(two.page.browser, 5000))
    third.start()
    third.do("home.open", two.session.id)

    assert playing([one, two, third]) == [True, False, True]


@pytest.mark.parametrize("storage", ["full", "forbidden"])
def test_where_nothing_can_be_kept_every_tab_plays_its_own_game(storage):
    page = a_tab(Browser(), 1)
    page.storage = storage
    app = App(page)
    app.start()
    app.do("home.quick")

    assert playing([app]) == [True]
    app.do("app.go", "home")
    app.do("home.quick")
    assert playing([app]) == [True]


def test_what_other_tabs_say_of_other_things_is_not_heard():
    one, two = tabs(2)

    one.page.heard(LAST)
    one.page.heard(TAB + "another")

    assert playing([one, two]) == [True, False]
